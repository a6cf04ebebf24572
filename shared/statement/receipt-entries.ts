import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import type { AccountEntry } from './account-entries.ts';

/** Money that a customer paid once, in cents, with what of it paid invoices. */
export type AccountReceipt = {
  readonly id: string;
  readonly currency: InvoiceCurrency;
  readonly method: LedgerMethod;
  readonly paidOn: CalendarDay;
  readonly amountCents: number;
  /** The invoice whose refund was kept as credit, or the deposit request of which this was applied. */
  readonly keptFrom?: string;
  /** Whether that is a deposit request. */
  readonly isDeposit?: boolean;
  /** `appliedOn` is the day on which credit was applied; absent if it was recorded for the invoice. */
  readonly applications: readonly { readonly amountCents: number; readonly appliedOn?: CalendarDay }[];
  readonly returns: readonly {
    readonly on: CalendarDay;
    readonly amountCents: number;
    readonly method: LedgerMethod;
  }[];
};

/**
 * The entries of a receipt beside those of the invoices that it pays: the credit that it leaves, and what becomes of
 * it. They add up to the rest of the receipt, as a negative amount.
 */
export function receiptEntriesOf(receipt: AccountReceipt): AccountEntry[] {
  const { id: receiptId, method, paidOn: on, amountCents, keptFrom, applications, returns, isDeposit } = receipt;
  const own = { receiptId, invoiceNumber: '', method };
  const deposit = isDeposit && keptFrom !== undefined && ({ kind: 'depositApplied', number: keptFrom } as const);
  const recordedCents = applications
    .filter(({ appliedOn }) => !appliedOn)
    .reduce((sum, application) => sum + application.amountCents, 0);
  const cents = recordedCents - amountCents;
  return [
    keptFrom === undefined
      ? { ...own, on, kind: 'receipt', cents }
      : { ...own, on, kind: 'creditKept', invoiceNumber: deposit ? '' : keptFrom, cents, ...deposit },
    ...applications.flatMap(({ appliedOn, amountCents: cents }): AccountEntry[] =>
      appliedOn ? [{ ...own, on: appliedOn, kind: 'creditApplied', cents, ...deposit }] : [],
    ),
    ...returns.map((returned): AccountEntry => {
      const { amountCents: cents } = returned;
      return { invoiceNumber: '', on: returned.on, kind: 'creditReturned', method: returned.method, cents };
    }),
  ];
}

/**
 * The entries with those of a receipt and a day in one, at the place of the first: one payment is one line, with the
 * invoices that it paid.
 */
export function withWholeReceipts(entries: readonly AccountEntry[]): AccountEntry[] {
  const groups = new Map<string, AccountEntry[]>();
  for (const [index, entry] of entries.entries()) {
    // What was kept is another event than what it then pays.
    const isKept = !entry.isDeposit && (entry.kind === 'refund' || entry.kind === 'creditKept');
    const key = entry.receiptId ? `${entry.receiptId} ${entry.on} ${isKept}` : String(index);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map(merged);
}

/** Of a payment with its receipt, the receipt says what happened, and the payments which invoices they paid. */
function merged(entries: readonly AccountEntry[]): AccountEntry {
  const [first, ...others] = entries as [AccountEntry, ...AccountEntry[]];
  if (others.length === 0 && !OF_RECEIPT.has(first.kind)) return first;
  const main =
    entries.find(({ kind }) => kind === 'receipt') ?? entries.find(({ kind }) => OF_RECEIPT.has(kind)) ?? first;
  const paid = entries.filter(({ isDeposit }) => main.kind !== 'depositApplied' || !isDeposit);
  const invoices = [...new Set(paid.map(({ invoiceNumber }) => invoiceNumber).filter(Boolean))];
  const [only = ''] = invoices;
  return {
    ...main,
    invoiceNumber: invoices.length > 1 ? '' : only,
    ...(invoices.length > 1 && { invoices }),
    ...(paid.length > 0 &&
      paid.every(({ isDeposit, invoiceNumber }) => isDeposit || !invoiceNumber) &&
      paid.some(({ isDeposit }) => isDeposit) && { isDeposit: true }),
    cents: entries.reduce((sum, { cents }) => sum + cents, 0),
  };
}

const OF_RECEIPT: ReadonlySet<AccountEntry['kind']> = new Set([
  'receipt',
  'creditKept',
  'creditApplied',
  'depositApplied',
]);
