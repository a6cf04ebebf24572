import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether the user is at the toasts, by pointer or focus, or away from the page; toasts then pause. Put `handlers` on
 * their region. `returnFocus` restores the previous focus.
 */
export function useToastAttention() {
  const [held, setHeld] = useState({ byPointer: false, byFocus: false, byAbsence: false });
  const previousFocus = useRef<Element | null>(null);

  useEffect(() => {
    const onChange = () => setHeld((before) => ({ ...before, byAbsence: document.hidden }));
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      setHeld((before) => ({ ...before, byPointer: pointerType === 'mouse' })),
    onPointerLeave: () => setHeld((before) => ({ ...before, byPointer: false })),
    onFocus: (event: FocusEvent) => {
      hideFromDialogs(event);
      if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
      setHeld((before) => ({ ...before, byFocus: true }));
    },
    onBlur: () => setHeld((before) => ({ ...before, byFocus: false })),
    onPointerDown: hideFromDialogs,
  };
  const returnFocus = (region: Element | null) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !region?.contains(focused)) return;
    focused.blur();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  return { isHeld: Object.values(held).some(Boolean), handlers, returnFocus };
}

/** An open dialog or popover would treat this as an outside press, and close. */
function hideFromDialogs(event: SyntheticEvent): void {
  event.stopPropagation();
}
