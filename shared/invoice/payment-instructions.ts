import { type DetailField, detailsOf, type EnteredDetails, type PaymentMethod } from '#shared/payment-methods.ts';
import type { PublicInvoice } from './public-invoice.ts';

type Instructions = NonNullable<PublicInvoice['paymentInstructions']>;

/** One payment detail; its label is the dictionary's. `isCode` keeps the value on one line. */
export type InstructionRow = { readonly field: DetailField; readonly value: string; readonly isCode: boolean };

/** The payment settings that an invoice shows; undefined if they have no details for its method. */
export function paymentInstructions(method: PaymentMethod, settings: EnteredDetails): Instructions | undefined {
  const shown = detailsOf(method).filter(({ field }) => settings[field]);
  return shown.length > 0 ? Object.fromEntries(shown.map(({ field }) => [field, settings[field]])) : undefined;
}

/** The known payment details of an invoice, in the order that bank forms use. */
export function instructionRows(
  invoice: Pick<PublicInvoice, 'paymentMethod' | 'paymentInstructions'>,
): InstructionRow[] {
  return detailsOf(invoice.paymentMethod).flatMap(({ field, isCode = false }) => {
    const value = invoice.paymentInstructions?.[field];
    return value ? [{ field, value, isCode }] : [];
  });
}
