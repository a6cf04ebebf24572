import { refundEvents } from '#functions/domain/invoice/card-refunds.ts';
import type { Changed, Ledger } from '#functions/domain/invoice/change-ledger.ts';
import { receiptNotice } from '#functions/domain/invoice/finish-receipt.ts';
import type { StoredPayment, StoredRefund } from '#functions/domain/invoice/ledger-store.ts';
import { movedMoney } from '#functions/domain/invoice/receipt-application.ts';
import { customerOf, type ReceiptRecord } from '#functions/domain/receipt/receipt-record.ts';
import { newReceipt } from '#functions/domain/receipt/receipts.ts';
import { dayIn } from '#shared/calendar-day.ts';

type Overpaid = {
  readonly ledger: Ledger;
  /** The payment of the balance. */
  readonly payment: StoredPayment;
  /** What was paid beyond it, in cents. */
  readonly restCents: number;
  readonly sendsReceipt: boolean | undefined;
  readonly now: Date;
};

/**
 * A payment whose rest stays as credit: a receipt that pays the invoice's balance. Throws CONFLICT for an invoice
 * without a customer.
 */
export function keptAsCredit({ ledger, payment, restCents, sendsReceipt, now }: Overpaid): Changed {
  const { id: invoiceId, invoiceNumber, businessId, billingEmail: to } = ledger.invoice;
  const { id, method, amountCents, paidOn, at, by = '', reference, note } = payment;
  const receipt: ReceiptRecord = {
    ...{
      id,
      businessId,
      customerId: customerOf(ledger.invoice),
      method,
      currency: ledger.invoice.currency,
      paidOn,
      at,
      by,
    },
    amountCents: amountCents + restCents,
    ...(reference && { reference }),
    ...(note && { note }),
    applications: [{ invoiceId, invoiceNumber, amountCents }],
    ...{ returns: [], version: 1 },
  };
  return {
    entries: [{ ...payment, receiptId: id }],
    events: [{ ...paid(payment), type: 'PAYMENT' }],
    also: newReceipt(receipt),
    money: movedMoney(null, receipt),
    mails: sendsReceipt && to ? [receiptNotice(receipt, { invoiceId, to, now })] : [],
  };
}

/** A payment whose rest was given back in the same way: both are in the ledger. */
export function givenBack({ ledger, payment, restCents, sendsReceipt, now }: Overpaid): Changed {
  const whole = { ...payment, amountCents: payment.amountCents + restCents };
  const { id, method, currency, at, by } = payment;
  const refund: StoredRefund = {
    ...{ kind: 'refund', id: restIdOf(payment), paymentId: id, method, amountCents: restCents, currency, at },
    ...{ status: 'succeeded', stillOwed: true, refundedOn: dayIn(ledger.business.timeZone, now), revision: 1 },
    ...(by && { by }),
  };
  const events = refundEvents([refund], { at, ...(by && { by }) });
  return { entries: [whole, refund], events: [{ ...paid(whole), type: 'PAYMENT' }, ...events], sendsReceipt };
}

/** The id of the refund of what was paid beyond the balance. */
export function restIdOf({ id }: Pick<StoredPayment, 'id'>): string {
  return `${id}-rest`;
}

function paid({ at, by, amountCents, currency, method }: StoredPayment) {
  return { at, ...(by && { by }), amountCents, currency, method };
}
