import type { ComponentProps } from 'react';
import { PAPER_SIZES, type PaperSize } from '#shared/paper/paper.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';

const LABELS: Readonly<Record<PaperSize, string>> = { A4: 'A4', LETTER: 'Letter (8.5 × 11 in)' };

type PaperSizeFieldProps = ComponentProps<typeof Select>;

/** The paper size of invoices, on screen and as PDF. */
export function PaperSizeField(select: PaperSizeFieldProps) {
  return (
    <Field hint="How your invoices are laid out and printed" label="Invoice Paper Size">
      <Select {...select}>
        {PAPER_SIZES.map((size) => (
          <option key={size} value={size}>
            {LABELS[size]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
