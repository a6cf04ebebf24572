import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { ReceiptRecord } from '#functions/domain/receipt/receipt-record.ts';
import type { HeldMoney } from '#shared/reports/held-money.ts';

/**
 * The money of a receipt that no invoice's ledger has from the start: what came as the customer's credit, and what was given
 * back of that. What was kept from a refund or a deposit came with the invoice or the deposit request. The name of the
 * customer is still empty.
 */
export function heldOfReceipt(receipt: ReceiptRecord): HeldMoney[] {
  const { paidOn, method, currency, customerId, amountCents, applications, returns, from, voided } = receipt;
  if (voided) return [];
  const facts = { kind: 'held' as const, customerId, customer: '', currency };
  const directCents = applications
    .filter(({ appliedOn }) => !appliedOn)
    .reduce((sum, application) => sum + application.amountCents, 0);
  const received = from ? 0 : amountCents - directCents;
  return [
    ...(received === 0 ? [] : [{ ...facts, on: paidOn, method, cents: received }]),
    ...returns.map((returned) => {
      return { ...facts, on: returned.on, method: returned.method, cents: -returned.amountCents };
    }),
  ];
}

/** The money of a deposit request. What was applied stays with the business, as the customer's credit. */
export function heldOfDeposit(deposit: InvoiceRecord): HeldMoney[] {
  const { id: invoiceId, invoiceNumber, customerId, billingName: customer, currency, movements } = deposit;
  return movements
    .filter(({ receiptId, appliedOn, cents }) => !appliedOn && !(receiptId && cents < 0))
    .map(({ on, method, cents, roundingCents = 0 }): HeldMoney => {
      const facts = { invoiceId, invoiceNumber, customer, currency, ...(customerId && { customerId }) };
      return { kind: 'held', ...facts, on, method, cents: cents - roundingCents };
    })
    .filter(({ cents }) => cents !== 0);
}
