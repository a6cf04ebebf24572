import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the element that `ref` stands on is at least `leastPx` wide; follows it as it changes. Measured before the
 * first paint, so that nothing is drawn twice.
 */
export function useIsWide(leastPx: number): { ref: RefObject<HTMLDivElement | null>; isWide: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(() => innerWidth >= leastPx);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // An element that is not laid out, such as a hidden one, has no width to go by.
    const measure = () => element.clientWidth > 0 && setIsWide(element.clientWidth >= leastPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [leastPx]);
  return { ref, isWide };
}
