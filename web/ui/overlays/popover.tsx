import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { POPUP_STYLE } from './popup-style.ts';

type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
};

/** A small panel anchored to a button. */
export function Popover({ open, onOpenChange, trigger, label, align = 'start', className, children }: PopoverProps) {
  return (
    <Radix.Root onOpenChange={onOpenChange} open={open}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          aria-label={label}
          className={clsx(POPUP_STYLE, 'max-h-(--radix-popover-content-available-height) overflow-y-auto', className)}
          collisionPadding={8}
          sideOffset={4}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
