import { isDeepStrictEqual } from 'node:util';
import type { InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import { AppError } from '#shared/errors.ts';
import { givenAdjustment } from '#shared/invoice/pricing.ts';

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
function chargedPart(invoice: InvoiceRecord) {
  return {
    currency: invoice.currency,
    items: invoice.items.map(({ name, description = '', quantity, rate }) => ({ name, description, quantity, rate })),
    discount: givenAdjustment(invoice.discountType ?? 'fixed', invoice.discountValue),
    shipping: givenAdjustment(invoice.shippingType ?? 'fixed', invoice.shippingValue),
    tax: invoice.taxes
      ? invoice.taxes.map(({ code, amount }) => ({ code, amount }))
      : givenAdjustment(invoice.taxType ?? 'percentage', invoice.taxValue),
  };
}
