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
  children: ReactNode;
};

/** A small panel anchored to a button. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root onOpenChange={onOpenChange} open={open}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          aria-label={label}
          className={`${POPUP_STYLE} max-h-(--radix-popover-content-available-height) overflow-y-auto`}
          collisionPadding={8}
          sideOffset={4}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
