import { useEffect } from 'react';

/** Shows the part of the page that the address names: it was not there yet when the browser looked for it. */
export function useAnchorOnArrival(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
