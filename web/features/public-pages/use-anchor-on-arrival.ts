import { useEffect } from 'react';

/** Scrolls to the section in the URL: it did not exist yet when the browser looked for it. */
export function useAnchorOnArrival(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
