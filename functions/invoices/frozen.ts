import { isDeepStrictEqual } from 'node:util';
import {
  hasPayment,
  hasReceipt,
  type InvoiceRecord,
  isFrozen,
  keepsMoney,
  providedMethodOf,
} from '#functions/domain/invoice/invoice-record.ts';
import { givenAdjustment } from '#shared/document/pricing.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import {
  AMOUNTS_FIXED,
  CREDITED_TO_DRAFT,
  NOT_DELETABLE,
  PAID_TO_CANCELLED,
  PAID_TO_DRAFT,
  REOPENED_CREDITED,
  REOPENED_REFUNDED,
  STAYS_PAID,
} from '#shared/refusals/invoices.ts';
import { CUSTOMER_PAID } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/**
 * Throws CONFLICT if an update changes the items or amounts of a paid or credited invoice, or takes one from the
 * customer whose receipt paid it.
 */
export function checkFrozen(before: InvoiceRecord, after: InvoiceRecord): void {
  if (before.customerId !== after.customerId && hasReceipt(before)) throw refusal({ CUSTOMER_PAID });
  if (isDeepStrictEqual(chargedPart(before), chargedPart(after))) return;
  throw refusal({ AMOUNTS_FIXED }, { what: hasPayment(before) ? paidBy(before) : 'creditNote' });
}

/**
 * Throws CONFLICT if a user's status contradicts the ledger: an invoice that keeps money stays open or paid, and a
 * refunded or credited one stays so.
 */
export function checkStatusChange(before: InvoiceRecord, status: InvoiceStatus): void {
  if (status === before.status) return;
  if (before.isRefunded) {
    throw refusal({ REOPENED_REFUNDED });
  }
  if (before.isCredited) {
    throw refusal({ REOPENED_CREDITED });
  }
  if (before.credits && status === 'DRAFT') {
    throw refusal({ CREDITED_TO_DRAFT });
  }
  const isAppliedDeposit = before.isDeposit && before.status === 'PAID' && hasReceipt(before);
  if (!keepsMoney(before) && !isAppliedDeposit) return;
  const what = paidBy(before);
  if (before.status === 'PAID') throw refusal({ STAYS_PAID }, { what });
  if (status === 'DRAFT') throw refusal({ PAID_TO_DRAFT }, { what });
  if (status === 'CANCELLED') throw refusal({ PAID_TO_CANCELLED }, { what });
}

/** Throws CONFLICT if an invoice has money or credit notes, even returned ones: accounts must keep them. */
export function checkRemovable(invoice: InvoiceRecord): void {
  if (!isFrozen(invoice)) return;
  if (!hasPayment(invoice)) throw refusal({ NOT_DELETABLE }, { what: 'creditNote' });
  throw refusal({ NOT_DELETABLE }, { what: paidBy(invoice) });
}

const paidBy = (invoice: InvoiceRecord) => providedMethodOf(invoice) ?? 'payments';

/** What an invoice charges for, normalized: the table does not preserve the order of attributes. */
function chargedPart(invoice: InvoiceRecord) {
  return {
    currency: invoice.currency,
    items: invoice.items.map(({ name, description = '', quantity, unit = '', rate }) => ({
      name,
      description,
      quantity,
      unit,
      rate,
    })),
    discount: givenAdjustment(invoice.discountType ?? 'fixed', invoice.discountValue),
    shipping: givenAdjustment(invoice.shippingType ?? 'fixed', invoice.shippingValue),
    tax: invoice.taxes
      ? invoice.taxes.map(({ code, amount, credited = 0 }) => ({ code, amount, credited }))
      : givenAdjustment(invoice.taxType ?? 'percentage', invoice.taxValue),
  };
}
