import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { DEFAULT_PAPER_SIZE, PAPERS, type PaperSize } from '#shared/paper/paper.ts';

/** Minimum column width in px: below it, scaled paper is too small to read, so the document uses its narrow layout. */
const MIN_COLUMN_PX = 460;

type PaperToScaleProps = { size: PaperSize | undefined; children: ReactNode };

/** An invoice document at the width of its paper, scaled to its column: lines break where the PDF breaks them. */
export function PaperToScale({ size = DEFAULT_PAPER_SIZE, children }: PaperToScaleProps) {
  const column = useRef<HTMLDivElement>(null);
  useScale(column, PAPERS[size].widthPx);
  return (
    <div ref={column}>
      <div className="not-print:w-(--paper-width) not-print:[zoom:var(--paper-zoom)]">{children}</div>
    </div>
  );
}

/** Sets the scale as custom properties, without rendering the document again. */
function useScale(column: RefObject<HTMLElement | null>, paperPx: number): void {
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return;
    const scale = () => {
      const isPaper = element.clientWidth >= MIN_COLUMN_PX;
      element.style.setProperty('--paper-width', isPaper ? `${paperPx}px` : null);
      element.style.setProperty('--paper-zoom', isPaper ? `${element.clientWidth / paperPx}` : null);
    };
    scale();
    const observer = new ResizeObserver(scale);
    observer.observe(element);
    return () => observer.disconnect();
  }, [column, paperPx]);
}
