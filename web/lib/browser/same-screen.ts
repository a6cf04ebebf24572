import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Navigation state of a screen that replaces its own URL: it stays mounted, with its focus and scroll position. */
export const SAME_SCREEN = { isSameScreen: true } as const;

/** Whether the last navigation was a screen replacing its own URL. */
export function useIsSameScreen(): boolean {
  const { state } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  return isReplaced && (state as Partial<typeof SAME_SCREEN> | null)?.isSameScreen === true;
}

/** A key that changes with the URL, unless a screen replaced its own. */
export function useScreenKey(): number {
  const { pathname } = useLocation();
  const isSame = useIsSameScreen();
  const [shown, setShown] = useState({ pathname, key: 0 });
  if (shown.pathname === pathname) return shown.key;
  const key = isSame ? shown.key : shown.key + 1;
  setShown({ pathname, key });
  return key;
}
