import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { POPUP_STYLE } from './popup-style.ts';
import { leaveToScrim, SHEET, SHEET_STYLE, SheetScrim } from './sheet-scrim.tsx';

type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
};

/** A small panel anchored to a button; on a phone, a sheet at the bottom of the window. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root onOpenChange={onOpenChange} open={open}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <SheetScrim onClose={() => onOpenChange(false)} />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          {...SHEET}
          align="start"
          aria-label={label}
          className={clsx(POPUP_STYLE, 'max-h-(--radix-popover-content-available-height) overflow-y-auto', SHEET_STYLE)}
          collisionPadding={8}
          onInteractOutside={leaveToScrim}
          sideOffset={4}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
