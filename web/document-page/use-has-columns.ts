import { useEffect, useState } from 'react';

/** Where the page has two columns, as in `panels.css`. */
const WIDE = '(min-width: 60rem)';

/** Whether the window has room for two columns; follows changes. */
export function useHasColumns(): boolean {
  const [hasColumns, setHasColumns] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const follow = () => setHasColumns(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return hasColumns;
}
