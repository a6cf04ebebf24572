import { isDeepStrictEqual } from 'node:util';
import {
  hasCardPayment,
  hasPayment,
  type InvoiceRecord,
  isFrozen,
  keepsMoney,
} from '#functions/domain/invoice/invoice-record.ts';
import { givenAdjustment } from '#shared/document/pricing.ts';
import { AppError } from '#shared/errors.ts';
import { type InvoiceStatus, statusLabel } from '#shared/invoice/status.ts';

/** Throws CONFLICT if an update changes the items or amounts of a paid or credited invoice. */
export function checkFrozen(before: InvoiceRecord, after: InvoiceRecord): void {
  if (isDeepStrictEqual(chargedPart(before), chargedPart(after))) return;
  const why = hasPayment(before) ? paidHow(before) : 'with a credit note';
  throw new AppError('CONFLICT', `The amounts of an invoice ${why} cannot be changed`);
}

/**
 * Throws CONFLICT if a user's status contradicts the ledger: an invoice that keeps money stays open or paid, and a
 * refunded or credited one stays so.
 */
export function checkStatusChange(before: InvoiceRecord, status: InvoiceStatus): void {
  if (status === before.status) return;
  if (before.isRefunded) {
    throw new AppError('CONFLICT', 'This invoice was refunded. Create a new one to request payment again.');
  }
  if (before.isCredited) {
    throw new AppError('CONFLICT', 'This invoice was credited in full. Create a new one to request payment.');
  }
  if (before.credits && status === 'DRAFT') {
    throw new AppError('CONFLICT', 'An invoice with a credit note cannot become a draft');
  }
  if (!keepsMoney(before)) return;
  if (before.status === 'PAID') {
    throw new AppError('CONFLICT', `An invoice ${paidHow(before)} stays paid${remedy(before)}`);
  }
  if (status === 'DRAFT' || status === 'CANCELLED') {
    throw new AppError(
      'CONFLICT',
      `An invoice ${paidHow(before)} cannot become ${statusLabel(status).toLowerCase()}${remedy(before)}`,
    );
  }
}

/** Throws CONFLICT if an invoice has money or credit notes, even returned ones: accounts must keep them. */
export function checkRemovable(invoice: InvoiceRecord): void {
  if (!isFrozen(invoice)) return;
  if (!hasPayment(invoice)) throw new AppError('CONFLICT', 'An invoice with a credit note cannot be deleted');
  const closing = hasCardPayment(invoice)
    ? 'Refund the payment instead, which closes the invoice.'
    : 'Void a payment that was recorded by mistake. Refund any other, which closes the invoice.';
  throw new AppError('CONFLICT', `An invoice ${paidHow(invoice)} cannot be deleted. ${closing}`);
}

const paidHow = (invoice: InvoiceRecord) => (hasCardPayment(invoice) ? 'paid by card' : 'with payments');

const remedy = (invoice: InvoiceRecord) => (hasCardPayment(invoice) ? '' : '. Void its payments first.');

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
