import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { PAPERS, type PaperSize } from '#shared/paper/paper.ts';

/** Minimum column width in px: below it, scaled paper is too small to read. */
export const LEGIBLE_PX = 460;

type PaperToScaleProps = {
  size: PaperSize;
  /** Whether it is paper even in a column that is too narrow to read it: something else shows it at full size. */
  always?: boolean;
  children: ReactNode;
};

/**
 * An invoice document at the width of its paper, scaled to its column: lines break where the PDF breaks them. Where it
 * would not be legible, the document uses its narrow layout.
 */
export function PaperToScale({ size, always = false, children }: PaperToScaleProps) {
  const column = useRef<HTMLDivElement>(null);
  useScale(column, { paperPx: PAPERS[size].widthPx, minPx: always ? 0 : LEGIBLE_PX });
  return (
    <div ref={column}>
      <div className="not-print:w-(--paper-width) not-print:[zoom:var(--paper-zoom)]">{children}</div>
    </div>
  );
}

/** Sets the scale as custom properties, without rendering the document again. */
function useScale(column: RefObject<HTMLElement | null>, { paperPx, minPx }: { paperPx: number; minPx: number }): void {
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return;
    const scale = () => {
      const isPaper = element.clientWidth >= minPx;
      element.style.setProperty('--paper-width', isPaper ? `${paperPx}px` : null);
      element.style.setProperty('--paper-zoom', isPaper ? `${element.clientWidth / paperPx}` : null);
    };
    scale();
    const observer = new ResizeObserver(scale);
    observer.observe(element);
    return () => observer.disconnect();
  }, [column, paperPx, minPx]);
}
