import * as z from 'zod';
import { isCalendarDay } from '#shared/calendar-day.ts';
import { line, requiredLine } from '#shared/text-field.ts';
import { TAX_ACCOUNTS } from './tax-codes.ts';

/** What a customer can be exempt from: GST includes HST. `HST_ON`: Ontario's part of the HST, by its First Nations relief. */
export const EXEMPT_TAXES = [...TAX_ACCOUNTS, 'HST_ON'] as const;
export type ExemptTax = (typeof EXEMPT_TAXES)[number];

/** Why a customer is not charged a tax, with the number to print; `validTo` is its last day. Both may be empty. */
export const TaxExemption = z.strictObject({
  tax: z.enum(EXEMPT_TAXES),
  reason: requiredLine(100),
  number: line(50).optional(),
  validTo: z
    .string()
    .refine((day) => day === '' || isCalendarDay(day), { error: 'date' })
    .optional(),
});
export type TaxExemption = z.infer<typeof TaxExemption>;

/** The exemptions of one customer, at most one of each tax. */
export const TaxExemptions = z
  .array(TaxExemption)
  .max(EXEMPT_TAXES.length)
  .superRefine((exemptions, context) => {
    const taxes = exemptions.map(({ tax }) => tax);
    for (const [index, tax] of taxes.entries()) {
      if (taxes.indexOf(tax) < index) context.addIssue({ code: 'custom', message: 'unique', path: [index, 'tax'] });
    }
  });
