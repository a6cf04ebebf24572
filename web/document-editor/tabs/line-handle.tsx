import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';

type LineHandleProps = {
  /** Its number. */
  line: number;
  /** Called with how far it was moved, in lines; negative is up. */
  onDrop: (step: number) => void;
};

/**
 * The number of a line, and a handle that drags it, by pointer or finger; in a row, the handle takes the place of the
 * number. Keyboards have the menu of the line, and Alt with an arrow.
 */
export function LineHandle({ line, onDrop }: LineHandleProps) {
  const start = ({ currentTarget: handle, button, pointerId, clientY }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    handle.setPointerCapture(pointerId);
    const drag = async () => (await import('./drag-line.ts')).dragLine(handle, { pointerId, clientY, onDrop });
    // Without its code, the menu still moves the line.
    drag().catch(() => undefined);
  };
  return (
    <>
      <span
        aria-hidden="true"
        className="-my-3.5 -ml-3.5 flex size-11 cursor-grab touch-none items-center justify-center active:cursor-grabbing rows:absolute rows:inset-0 rows:m-0 rows:not-pointer-coarse:opacity-0 rows:size-auto rows:group-hover/line:opacity-100"
        data-drag-handle
        onPointerDown={start}
      >
        <GripVertical className="size-4" />
      </span>
      <span className="rows:pointer-coarse:hidden rows:group-hover/line:opacity-0">{line}</span>
    </>
  );
}
