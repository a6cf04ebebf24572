import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type TooltipProps = {
  /** Undefined shows nothing; the control stays the same element either way. */
  text: string | undefined;
  /** The control it explains. It needs its own accessible name: phones show no tooltips. */
  children: ReactNode;
};

/**
 * A text to the right of a control while hovered or focused; Escape hides it. It serves controls at the window's left
 * edge, where there is always room, so it needs no positioning library.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const show = ({ currentTarget }: PointerEvent | FocusEvent) => {
    const box = currentTarget.firstElementChild?.getBoundingClientRect();
    if (box) setPlace({ left: box.right, top: box.top + box.height / 2 });
  };
  const hide = () => setPlace(null);
  const isShown = place !== null;

  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setPlace(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  return (
    <span
      className="contents"
      onBlur={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
      onPointerDown={hide}
      onPointerEnter={show}
      onPointerLeave={hide}
      role="none"
    >
      {children}
      {text && place && createPortal(<TooltipText {...place} text={text} />, document.body)}
    </span>
  );
}

/** The gap to the control is part of the tooltip, so that the pointer can move onto the text without closing it. */
function TooltipText({ text, left, top }: { text: string; left: number; top: number }) {
  return (
    <span
      aria-hidden="true"
      className="fixed z-50 -translate-y-1/2 animate-fade-in pl-2 [animation-delay:0.15s] [animation-fill-mode:backwards]"
      style={{ left, top }}
    >
      <span className="block max-w-80 truncate rounded-md bg-ink outline-1 outline-transparent px-2.5 py-1.5 font-medium text-surface text-xs shadow-md">
        {text}
      </span>
    </span>
  );
}
