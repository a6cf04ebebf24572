import type { SharedLabel } from '#shared/locale/labels.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PublicInvoice } from './public-invoice.ts';

type Instructions = NonNullable<PublicInvoice['paymentInstructions']>;
type Settings = { readonly [Field in keyof Instructions]?: Instructions[Field] | undefined };

/** One payment detail. `isCode` keeps the value on one line, since people copy it character by character. */
export type InstructionRow = { readonly label: SharedLabel; readonly value: string; readonly isCode: boolean };

/** The details of a payment method with their labels, in the order that bank forms use. */
const DETAILS: readonly { field: keyof Instructions; label: SharedLabel; of: PaymentMethod; isCode: boolean }[] = [
  { field: 'bankName', label: 'bankName', of: 'bank', isCode: false },
  { field: 'accountName', label: 'accountName', of: 'bank', isCode: false },
  { field: 'accountNumber', label: 'accountNumber', of: 'bank', isCode: true },
  { field: 'swiftCode', label: 'swiftCode', of: 'bank', isCode: true },
  { field: 'iban', label: 'iban', of: 'bank', isCode: true },
  { field: 'eTransferEmail', label: 'eTransferTo', of: 'e-transfer', isCode: true },
];

/** The payment settings that an invoice shows; undefined if they have no details for its method. */
export function paymentInstructions(method: PaymentMethod, settings: Settings): Instructions | undefined {
  const shown = DETAILS.filter(({ field, of }) => of === method && settings[field]);
  return shown.length > 0 ? Object.fromEntries(shown.map(({ field }) => [field, settings[field]])) : undefined;
}

/** The known payment details of an invoice, with labels from the dictionary. */
export function instructionRows(
  invoice: Pick<PublicInvoice, 'paymentMethod' | 'paymentInstructions'>,
): InstructionRow[] {
  return DETAILS.flatMap(({ field, label, of, isCode }) => {
    const value = invoice.paymentInstructions?.[field];
    return value && of === invoice.paymentMethod ? [{ label, value, isCode }] : [];
  });
}
