import { type RefObject, useEffect, useRef, useState } from 'react';

/** Height in pixels of the Accept and Decline bar, which covers the page behind it. */
const BAR = 112;

/** Whether an element without height is still below what can be seen of the page; follows the reader. */
export function useIsBelow(): [mark: RefObject<HTMLDivElement | null>, isBelow: boolean] {
  const mark = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(true);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsBelow(!last.isIntersecting && last.boundingClientRect.top > 0);
      },
      { rootMargin: `0px 0px -${BAR}px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isBelow];
}
