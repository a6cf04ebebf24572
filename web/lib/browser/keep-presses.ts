/**
 * Lets a press count for the button, link or label on which it began, even if something that has just arrived moved it
 * away before the release (decision W95). A pointer that moved itself gives the press up, as ever.
 */
export function keepPresses(): void {
  let pressed: Press | null = null;
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = pressOf(event);
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // Keys and scripts click without a press.
      if (!pressed || event.detail === 0) return;
      const press = pressed;
      pressed = null;
      if (!isLost(press, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      press.element.dispatchEvent(new MouseEvent('click', event));
    },
    true,
  );
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;
type Press = Point & { readonly element: Element };

/** How far a still hand moves the pointer. */
const STILL_PX = 4;

function pressOf({ target, button, isPrimary, clientX, clientY }: PointerEvent): Press | null {
  const element = target instanceof Element && target.closest('button, a[href], label');
  return element && isPrimary && button === 0 ? { element, clientX, clientY } : null;
}

/** Whether the pointer stayed where it was, and what it pressed did not. */
function isLost({ element, ...from }: Press, event: MouseEvent): boolean {
  const isElsewhere = event.target instanceof Node && !element.contains(event.target);
  const isStill = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) <= STILL_PX;
  return isElsewhere && isStill && element.isConnected && !isOver(element, event);
}

function isOver(element: Element, { clientX, clientY }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
