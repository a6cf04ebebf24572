import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { continueIn } from '#web/lib/browser/site-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';

/** From here, the guests' guard leads a user who has just signed in to the screen they wanted. */
const ENTRANCES: readonly string[] = [paths.login, paths.register];

/**
 * Shows a user the app in their own language once they are known. A change in another tab waits for the next load: moving
 * then could lose what is typed.
 */
export function LanguageWatch() {
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : null;
  const { pathname } = useLocation();
  const met = useRef<string>(undefined);
  useEffect(() => {
    if (!user || met.current === user.id || ENTRANCES.includes(pathname)) return;
    met.current = user.id;
    continueIn(user.profile.language);
  }, [user, pathname]);
  return null;
}
