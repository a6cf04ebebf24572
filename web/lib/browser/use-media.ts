import { useEffect, useState } from 'react';

/** Whether the window meets a media query, such as `(min-width: 640px)`; follows changes. The page of a document has no more of React. */
export function useMedia(query: string): boolean {
  const [isMet, setIsMet] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setIsMet(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return isMet;
}
