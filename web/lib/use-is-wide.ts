import { useSyncExternalStore } from 'react';

/** From this width on the list is a table (spec 1 §9, "mobile breakpoint"). */
const WIDE = '(min-width: 768px)';

/** Whether the screen is wide enough for a table. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
