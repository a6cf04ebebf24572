import * as z from 'zod';
import { isCalendarDay } from '#shared/calendar-day.ts';
import { line, requiredLine } from '#shared/text-field.ts';
import { TAX_ACCOUNTS } from './tax-codes.ts';

/** Why a customer is not charged a tax, with the number to print; `validTo` is its last day. GST includes HST. */
export const TaxExemption = z.strictObject({
  tax: z.enum(TAX_ACCOUNTS),
  reason: requiredLine(100),
  number: line(50).optional(),
  validTo: z.string().refine(isCalendarDay, { error: 'date' }).optional(),
});
export type TaxExemption = z.infer<typeof TaxExemption>;

/** The exemptions of one customer. */
export const TaxExemptions = z.array(TaxExemption).max(TAX_ACCOUNTS.length);
