import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the element of `ref` is at least `minPx` wide; follows changes. Measured before the first paint, so that
 * nothing is drawn twice.
 */
export function useIsWide(minPx: number): { ref: RefObject<HTMLDivElement | null>; isWide: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(() => innerWidth >= minPx);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // An element without layout, such as a hidden one, has no meaningful width.
    const measure = () => element.clientWidth > 0 && setIsWide(element.clientWidth >= minPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minPx]);
  return { ref, isWide };
}
