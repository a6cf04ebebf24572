import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsSameScreen } from '#web/lib/browser/same-screen.ts';

/** Screens set their title when they mount, a moment after the address changed. */
const TITLE_SETTLES_MS = 300;

/**
 * On a change of screen, moves the focus to its start and announces its title; scrolls to the top unless going back.
 */
export function RouteFocus({ targetId }: { targetId: string }) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const isSameScreen = useIsSameScreen();
  const shown = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // A filter that changes only the query stays on its screen and keeps the focus.
    if (before === pathname || isSameScreen || (before === null && navigation === 'POP')) return;
    document.getElementById(targetId)?.focus({ preventScroll: true });
    if (navigation !== 'POP') scrollTo(0, 0);
    const timer = setTimeout(() => setAnnounced(document.title), TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [pathname, navigation, isSameScreen, targetId]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
