/** How near to an edge of the window it scrolls, and how far per frame, in px. */
const EDGE_PX = 96;
const SCROLL_PX = 10;

type Drag = {
  /** The pointer that the handle has captured, and where it went down. */
  pointerId: number;
  clientY: number;
  /** Called with how far the line was moved, in lines. */
  onDrop: (step: number) => void;
};

/**
 * Moves the line of a handle with its pointer, and the lines that it passes out of its way, until the pointer is
 * released; Escape puts it back. Nothing but their looks changes before the drop, so the handle keeps the pointer.
 */
export function dragLine(handle: HTMLElement, { pointerId, clientY, onDrop }: Drag): void {
  const row = handle.closest('tr');
  const body = row?.parentElement;
  if (!row || !body || !handle.hasPointerCapture(pointerId)) return;
  const rows = [...body.children].filter(
    (each): each is HTMLElement => each.querySelector('[data-drag-handle]') !== null,
  );
  const places = rows.map(placeOf);
  const from = rows.indexOf(row);
  const startY = clientY + scrollY;
  let pointerY = clientY;
  let to = from;
  let frame = 0;

  const draw = () => {
    const distance = pointerY + scrollY - startY;
    to = targetOf(places, from, distance);
    const height = places[from]?.height ?? 0;
    for (const [index, each] of rows.entries()) {
      const gives = index > from && index <= to ? -height : index < from && index >= to ? height : 0;
      each.style.translate = `0 ${index === from ? distance : gives}px`;
    }
  };
  const scroll = () => {
    const step = pointerY < EDGE_PX ? -SCROLL_PX : pointerY > innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      draw();
    }
    frame = requestAnimationFrame(scroll);
  };
  const end = new AbortController();
  const finish = (isDropped: boolean) => {
    end.abort();
    cancelAnimationFrame(frame);
    body.removeAttribute('data-dragging');
    row.removeAttribute('data-dragged');
    for (const each of rows) each.style.translate = '';
    if (isDropped && to !== from) onDrop(to - from);
  };
  const { signal } = end;
  const onMove = (event: PointerEvent) => {
    pointerY = event.clientY;
    draw();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    finish(false);
  };
  body.setAttribute('data-dragging', '');
  row.setAttribute('data-dragged', '');
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener('pointerup', () => finish(true), { signal });
  handle.addEventListener('lostpointercapture', () => finish(false), { signal });
  document.addEventListener('keydown', onKey, { signal });
  frame = requestAnimationFrame(scroll);
}

type Place = { readonly top: number; readonly height: number };

/** Where a row is on the page; its height includes the gap below it. */
function placeOf(row: HTMLElement): Place {
  const { top, height } = row.getBoundingClientRect();
  return { top: top + scrollY, height: height + Number.parseFloat(getComputedStyle(row).marginBottom || '0') };
}

/** The index that a row takes once it was moved by a distance: it passes another when its edge passes the middle. */
function targetOf(places: readonly Place[], from: number, distance: number): number {
  const { top = 0, height = 0 } = places[from] ?? {};
  const isBelow = (each: Place) => top + height + distance > each.top + each.height / 2;
  const isAbove = (each: Place) => top + distance < each.top + each.height / 2;
  const passedDown = places.slice(from + 1).filter(isBelow).length;
  const passedUp = places.slice(0, from).filter(isAbove).length;
  return from + passedDown - passedUp;
}
