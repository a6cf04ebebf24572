import { remainingCents, settledCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import { cashCents } from '#shared/ledger/cash.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { toCents } from '#shared/money.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { t } from './texts.en.ts';

/** The fields of an invoice that its payments need. */
export type PayableInvoice = Pick<
  InvoiceListItem,
  | 'id'
  | 'customerId'
  | 'invoiceNumber'
  | 'status'
  | 'currency'
  | 'total'
  | 'amountPaid'
  | 'amountCredited'
  | 'billingEmail'
  | 'isDeposit'
  | 'isDebited'
>;

/** An invoice's balance, in cents. */
export function balanceCentsOf(invoice: PayableInvoice): number {
  return isDue(invoice.status) ? unpaidCentsOf(invoice) : 0;
}

/** The unpaid part of an invoice in cents, whether or not it is still due. */
export function unpaidCentsOf({ total, ...amounts }: PayableInvoice): number {
  return remainingCents(toCents(total), settledCents(amounts));
}

/** An invoice with the amounts just fetched, which may be newer than those on screen. */
export function withBalance(
  invoice: PayableInvoice,
  { paid, credited, balance, pendingDebit }: Pick<InvoicePayments, 'paid' | 'credited' | 'balance' | 'pendingDebit'>,
): PayableInvoice {
  const status = balance > 0 && !isDue(invoice.status) ? 'SENT' : invoice.status;
  return { ...invoice, status, amountPaid: paid, amountCredited: credited, isDebited: pendingDebit !== undefined };
}

type LedgerAmounts = Pick<
  InvoiceListItem,
  'amountPaid' | 'amountRefunded' | 'amountKept' | 'amountCredited' | 'amountTakenBack' | 'isDisputed'
>;

/** Whether payments or credit notes keep it from being deleted or repriced, even if the money was returned since. */
export function hasLedger({ amountCredited, ...invoice }: LedgerAmounts): boolean {
  return Boolean(amountCredited) || hasMoney(invoice);
}

/** Whether it has payments, even if the money has since been returned. */
export function hasMoney({
  amountPaid,
  amountRefunded,
  amountKept,
  amountTakenBack,
  isDisputed,
}: Omit<LedgerAmounts, 'amountCredited'>): boolean {
  return Boolean(amountPaid || amountRefunded || amountKept || amountTakenBack || isDisputed);
}

/** Whether the balance of an invoice that was sent can be paid: not while a bank payment is on its way. */
export function isOwed(invoice: PayableInvoice): boolean {
  return invoice.status !== 'DRAFT' && !invoice.isDebited && balanceCentsOf(invoice) > 0;
}

/** Whether its balance can be credited, written off, or paid from what its customer has. */
export function canBeSettled(invoice: PayableInvoice): boolean {
  return !invoice.isDeposit && isOwed(invoice);
}

/** The amount that settles an invoice's balance by this method, in cents: cash is rounded as its currency requires. */
export function settlingCents(invoice: PayableInvoice, method: LedgerMethod): number {
  const balanceCents = balanceCentsOf(invoice);
  return method === 'cash' ? cashCents(balanceCents, invoice.currency) || balanceCents : balanceCents;
}

/** The part of a payment above the balance, in cents; 0 if it only settles it, as cash may that is rounded up. */
export function restCentsOf(invoice: PayableInvoice, paid: { amount: TypedNumber; method: LedgerMethod }): number {
  const cents = typeof paid.amount === 'number' ? toCents(paid.amount) : 0;
  const balanceCents = balanceCentsOf(invoice);
  return cents > Math.max(balanceCents, settlingCents(invoice, paid.method)) ? cents - balanceCents : 0;
}

/** The part of a payment above the balance that is given back, in cents: in cash, as the coins allow. */
export function changeCentsOf(invoice: PayableInvoice, paid: { amount: TypedNumber; method: LedgerMethod }): number {
  const restCents = restCentsOf(invoice, paid);
  return restCents > 0 ? restCents + balanceCentsOf(invoice) - settlingCents(invoice, paid.method) : 0;
}

/** Why cash settles a different amount, such as "344.95 in cash pays 344.93"; undefined if it does not. */
export function cashText(invoice: PayableInvoice, method: LedgerMethod): string | undefined {
  const balanceCents = balanceCentsOf(invoice);
  const cents = settlingCents(invoice, method);
  if (cents === balanceCents) return undefined;
  return t.cashRounded({ cash: dictionary.amount(cents), balance: dictionary.amount(balanceCents) });
}

/** An amount in major units with its currency, such as "45.00 CAD". */
export function amountText(amount: number, currency: string): string {
  return `${dictionary.amount(toCents(amount))} ${currency}`;
}
