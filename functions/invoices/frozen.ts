import { isDeepStrictEqual } from 'node:util';
import type { InvoiceContent, InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import { AppError } from '#shared/errors.ts';
import type { AdjustmentType } from '#shared/invoice/totals.ts';

/** Throws CONFLICT if an update changes the status or amounts that a card payment froze. */
export function checkFrozen(before: InvoiceRecord, after: InvoiceRecord): void {
  if (before.status === 'PAID' && after.status !== 'PAID') {
    throw new AppError('CONFLICT', 'An invoice paid by card stays paid');
  }
  if (!isDeepStrictEqual(chargedPart(before), chargedPart(after))) {
    throw new AppError('CONFLICT', 'The amounts of an invoice paid by card cannot be changed');
  }
}

/** What an invoice charges for, normalized: the table does not preserve the order of attributes. */
function chargedPart(invoice: InvoiceContent) {
  return {
    currency: invoice.currency,
    items: invoice.items.map(({ name, description = '', quantity, rate }) => ({ name, description, quantity, rate })),
    discount: adjustment(invoice.discountType ?? 'fixed', invoice.discountValue),
    shipping: adjustment(invoice.shippingType ?? 'fixed', invoice.shippingValue),
    tax: adjustment(invoice.taxType ?? 'percentage', invoice.taxValue),
  };
}

/** An adjustment of 0 counts as none, regardless of its type. */
function adjustment(type: AdjustmentType, value = 0) {
  return value === 0 ? null : { type, value };
}
