import { fieldsAt, picked } from '#shared/document/fields.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { CreditEntry } from '#shared/ledger/entry.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import { fromCents } from '#shared/money.ts';
import type { PrintedInvoice } from './invoice-part.ts';

/**
 * A credit note as a document: one line with its reason and the taxes as credited, to the recipient of its invoice.
 */
export function creditNoteOf(
  invoice: PublicInvoice,
  credit: CreditEntry,
  { reductionOf }: Pick<DocumentDictionary, 'reductionOf'>,
): PrintedInvoice {
  const { id, currency, company, timeZone, language, taxExemptions, isExport, invoiceNumber } = invoice;
  const { number, creditedOn, amountCents, subtotalCents, taxes, reason } = credit;
  const subtotal = fromCents(subtotalCents);
  return {
    ...{ id, currency, company, timeZone, language, taxExemptions, isExport },
    ...picked(fieldsAt('billTo'), invoice),
    creditNoteFor: invoiceNumber,
    invoiceNumber: number,
    issueDate: creditedOn,
    // Nothing is due, and nothing is left to pay.
    dueDate: '',
    status: 'PAID',
    paymentMethod: invoice.paymentMethod,
    items: [{ name: reason ?? reductionOf(invoiceNumber), quantity: 1, rate: subtotal, amount: subtotal }],
    ...(taxes ? { taxes: [...taxes] } : { taxType: 'fixed', taxValue: fromCents(amountCents - subtotalCents) }),
  };
}
