import { useMediaQuery } from './use-media-query.ts';

/** From this width on the list is a table (spec 1 §9, "mobile breakpoint"). */
const WIDE = '(min-width: 768px)';

/** Whether the screen is wide enough for a table. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE);
}
