import type { ReactNode } from 'react';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { type Box, forgetTick, keepTick } from './ticks.ts';

type TickBoxProps = {
  invoice: PublicInvoice;
  box: Box;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  /** The words beside the box. */
  children: ReactNode;
};

/** A box that a payer ticks; the tick is kept for this window. */
export function TickBox({ invoice, box, isOn, onToggle, children, ...aria }: TickBoxProps) {
  return (
    <label className="tick-box">
      <input
        {...aria}
        checked={isOn}
        // biome-ignore lint/plugin: Preact and React call it alike for boxes
        onChange={({ currentTarget: { checked } }) => {
          if (checked) keepTick(invoice, box);
          else forgetTick(invoice.id, box);
          onToggle(checked);
        }}
        type="checkbox"
      />
      {children}
    </label>
  );
}
