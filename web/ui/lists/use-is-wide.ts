import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the element of `ref` is at least `leastPx` wide; follows changes. Measured before the first paint, so that
 * nothing is drawn twice.
 */
export function useIsWide(leastPx: number): { ref: RefObject<HTMLDivElement | null>; isWide: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(() => innerWidth >= leastPx);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // An element without layout, such as a hidden one, has no meaningful width.
    const measure = () => element.clientWidth > 0 && setIsWide(element.clientWidth >= leastPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [leastPx]);
  return { ref, isWide };
}
