import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { readSitePath } from '#shared/locale/site-path.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { hasRole, useSession } from '#web/lib/session/session.ts';
import { ROUTES, type RouteHandle } from './routes.tsx';

/** Skips the links that a pointer or the focus only passes. */
const PAUSE_MS = 60;

/** Fetches the code of the screen at a path, and that of its layout; not that of screens closed to the user. */
export function prefetchScreen(pathname: string, user: SessionUser | null): void {
  for (const { route } of matchRoutes(ROUTES, pathname) ?? []) {
    const { roles, prefetch }: RouteHandle = route.handle ?? {};
    if (roles && !(user && hasRole(user, roles))) return;
    prefetch?.();
  }
}

/** Fetches the code of a screen once a link to it is hovered, touched or focused, unless the user saves data. */
export function usePrefetchOfLinks(): void {
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : null;
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout>;
    const onAttention = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin) return;
      timer = setTimeout(() => prefetchScreen(readSitePath(link.pathname).path, user), PAUSE_MS);
    };
    // A touch is a pointer over its target, too.
    addEventListener('pointerover', onAttention);
    addEventListener('focusin', onAttention);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', onAttention);
      removeEventListener('focusin', onAttention);
    };
  }, [user]);
}
