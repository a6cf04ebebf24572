import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { type ButtonStyle, buttonStyle } from './button-style.ts';
import { Spinner } from './feedback/spinner.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonStyle & {
    /** A returned promise keeps the button busy until it settles, so that a double click acts once. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
    /** Also busy from outside, such as while a form is being sent. */
    busy?: boolean;
    /** Replaces the children while busy. */
    busyLabel?: ReactNode;
  };

/** A button. While busy it is disabled and shows a spinner and `busyLabel`. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  disabled,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = useAction((event: MouseEvent<HTMLButtonElement>) => onClick?.(event));
  const isBusy = busy || click.isBusy;
  const focus = useRestoreFocus(isBusy);
  const isIcon = size === 'icon' || size === 'icon-sm';
  return (
    <button
      {...rest}
      aria-busy={isBusy || undefined}
      className={clsx(buttonStyle({ variant, size }), className)}
      disabled={disabled || isBusy}
      onClick={(event) => {
        focus.keep(document.activeElement);
        void click.run(event);
      }}
      type={type}
    >
      {isBusy && <Spinner />}
      {isBusy && isIcon ? null : isBusy ? (busyLabel ?? children) : children}
    </button>
  );
}
