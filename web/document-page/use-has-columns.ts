import { useMedia } from '#web/lib/browser/use-media.ts';

/** Where the page has two columns, as in `panels.css`. */
const WIDE = '(min-width: 60rem)';

/** Whether the window has room for two columns; follows changes. */
export function useHasColumns(): boolean {
  return useMedia(WIDE);
}
