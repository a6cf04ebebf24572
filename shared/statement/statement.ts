import type { CalendarDay } from '#shared/calendar-day.ts';
import { INVOICE_CURRENCIES, type InvoiceCurrency } from '#shared/money.ts';
import { STATEMENT_TOO_LONG } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { type AccountEntry, type AccountInvoice, accountEntriesOf } from './account-entries.ts';
import { type AccountReceipt, receiptEntriesOf, withWholeReceipts } from './receipt-entries.ts';

/** An entry with the balance after it, in cents. */
export type StatementEntry = AccountEntry & { readonly balanceCents: number };

/** A customer's account in one currency, in cents; a negative balance is owed to the customer. */
export type AccountSection = {
  readonly currency: InvoiceCurrency;
  /** Before the first day. */
  readonly openingCents: number;
  /** Oldest first. */
  readonly entries: readonly StatementEntry[];
  /** At the end of the last day. */
  readonly closingCents: number;
  /** The part of it that was due before the last day or, if that has not come, today; never more than all of it. */
  readonly overdueCents: number;
  /** The bank payments that are on their way and began by the last day; they are in no balance. */
  readonly pending: readonly PendingPayment[];
  /** The customer's credit and deposits at the end of the last day, which the closing balance is less of. */
  readonly creditCents: number;
};

/** A bank payment that is on its way, in cents. */
type PendingPayment = Pick<AccountEntry, 'on' | 'invoiceNumber' | 'isDeposit' | 'cents'>;

/** First and last day of a statement, both inclusive. */
export type StatementDays = { readonly from: CalendarDay; readonly to: CalendarDay };

type Account = StatementDays & {
  /** Issued invoices in any order; of those cancelled by hand, only the payments count. */
  readonly invoices: readonly AccountInvoice[];
  /** Those that count, in any order. */
  readonly receipts?: readonly AccountReceipt[];
  readonly today: CalendarDay;
};

/** Maximum lines of a statement; longer ones take too long to print and mail. */
export const MAX_STATEMENT_LINES = 2_000;

/**
 * The statement of an account: a section for each currency with a balance or entries on these days. The opening balance
 * and the entries add up to the closing balance. Throws INVALID_REQUEST for more than `MAX_STATEMENT_LINES`.
 */
export function statementOf(account: Account): AccountSection[] {
  const sections = sectionsOf(account);
  const lines = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  if (lines <= MAX_STATEMENT_LINES) return sections;
  throw refusal({ STATEMENT_TOO_LONG });
}

function sectionsOf({ invoices, receipts = [], from, to, today }: Account): AccountSection[] {
  return INVOICE_CURRENCIES.flatMap((currency) => {
    const own = invoices.filter((invoice) => invoice.currency === currency).map(withEntries);
    const received = receipts.filter((receipt) => receipt.currency === currency).flatMap(receiptEntriesOf);
    const entries = [...own.flatMap((invoice) => invoice.entries), ...received].sort(byDay);
    const openingCents = totalOf(entries.filter(({ on }) => on < from));
    const shown = withBalances(withWholeReceipts(entries.filter(({ on }) => on >= from && on <= to)), openingCents);
    const lateFrom = to < today ? to : today;
    const closing = own.map(({ dueDate, entries: all }) => ({
      isLate: dueDate < lateFrom,
      cents: totalOf(all.filter(({ on }) => on <= to)),
    }));
    const closingCents = shown.at(-1)?.balanceCents ?? openingCents;
    const lateCents = totalOf(closing.filter(({ isLate, cents }) => isLate && cents > 0));
    // An overpayment of one invoice reduces the overdue amount of the others.
    const overdueCents = Math.min(lateCents, Math.max(0, closingCents));
    const held = own.flatMap((invoice) => invoice.entries).filter(({ isDeposit }) => isDeposit);
    const creditCents = 0 - totalOf([...received, ...held].filter(({ on }) => on <= to));
    const pending = own.flatMap((invoice) => invoice.pending).filter(({ on }) => on <= to);
    if (openingCents === 0 && shown.length + pending.length === 0 && closingCents === 0) return [];
    return [{ currency, openingCents, entries: shown, closingCents, overdueCents, pending, creditCents }];
  });
}

function withEntries(invoice: AccountInvoice) {
  return { dueDate: invoice.dueDate, entries: accountEntriesOf(invoice), pending: pendingOf(invoice) };
}

function pendingOf({ invoiceNumber, isDeposit, pendingDebit }: AccountInvoice): PendingPayment[] {
  return pendingDebit ? [{ ...pendingDebit, invoiceNumber, ...(isDeposit && { isDeposit }) }] : [];
}

function withBalances(entries: readonly AccountEntry[], openingCents: number): StatementEntry[] {
  let balanceCents = openingCents;
  return entries.map((entry) => {
    balanceCents += entry.cents;
    return { ...entry, balanceCents };
  });
}

/** Invoices come before the entries that settle them; the order is stable otherwise. */
function byDay(a: AccountEntry, b: AccountEntry): number {
  return inTextOrder(a.on, b.on) || rankOf(a) - rankOf(b);
}

function rankOf({ kind }: AccountEntry): number {
  return kind === 'invoice' ? 0 : 1;
}

function totalOf(amounts: readonly { readonly cents: number }[]): number {
  return amounts.reduce((sum, { cents }) => sum + cents, 0);
}
