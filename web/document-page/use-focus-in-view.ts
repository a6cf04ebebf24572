import { type RefObject, useEffect, useRef } from 'react';

const MARGIN_PX = 16;

/**
 * Keeps what is focused in a sticky panel on screen: one higher than the window stays with its end in view. Browsers
 * scroll the page to what is above, but the panel moves along; this scrolls to where the panel shows it.
 */
export function useFocusInView(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = panel;
    const follow = ({ target }: FocusEvent) => {
      const { top } = (target as HTMLElement).getBoundingClientRect();
      if (top < 0 && current) scrollTo(0, top - current.getBoundingClientRect().top - MARGIN_PX);
    };
    current?.addEventListener('focusin', follow);
    return () => current?.removeEventListener('focusin', follow);
  }, []);
  return panel;
}
