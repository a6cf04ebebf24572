import type { CalendarDay } from '#shared/calendar-day.ts';
import { type LedgerEntry, settledOn } from '#shared/ledger/entry.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import { inTextOrder } from '#shared/text-order.ts';

/**
 * The changes of a customer's account. `adjustment` is the part of a refund or lost dispute that is not charged again;
 * `adjustmentReversal` reverses it once a credit note or another payment settles that part. `writeOffReversal` reverses
 * a write-off that is paid or credited later. `receipt` is one payment for several invoices or with credit left;
 * credit is kept from a refund, applied to invoices, or returned. `depositApplied` is a deposit, whose `number` it has.
 */
export const ACCOUNT_ENTRY_KINDS = [
  'invoice',
  'creditNote',
  'payment',
  'cashRounding',
  'refund',
  'dispute',
  'adjustment',
  'adjustmentReversal',
  'writeOff',
  'writeOffReversal',
  'receipt',
  'creditKept',
  'creditApplied',
  'creditReturned',
  'depositApplied',
] as const;
export type AccountEntryKind = (typeof ACCOUNT_ENTRY_KINDS)[number];

/** A change of a customer's account, in cents: positive for what they owe, negative for what settles it. */
export type AccountEntry = {
  readonly on: CalendarDay;
  readonly kind: AccountEntryKind;
  readonly invoiceNumber: string;
  /** Number of a credit note, or of the deposit request that was applied. */
  readonly number?: string;
  /** How a payment was made or returned. */
  readonly method?: LedgerMethod;
  readonly cents: number;
  /** The receipt that it is a part of. */
  readonly receiptId?: string;
  /** Whether the invoice is a deposit request. */
  readonly isDeposit?: boolean;
  /** The numbers of several invoices; `invoiceNumber` is then empty. */
  readonly invoices?: readonly string[];
};

/** An issued invoice with its ledger. */
export type AccountInvoice = {
  readonly invoiceNumber: string;
  readonly issueDate: CalendarDay;
  readonly dueDate: CalendarDay;
  readonly currency: InvoiceCurrency;
  readonly totalCents: number;
  /** The day on which its balance was written off. */
  readonly writtenOffOn?: CalendarDay;
  /** Whether it was cancelled by hand: then only its payments count, not its total or credit notes. */
  readonly isCancelled?: boolean;
  /** Whether it asks for a deposit: then, too, only its payments count. */
  readonly isDeposit?: boolean;
  /** The bank payment that is on its way, and the day on which it began. */
  readonly pendingDebit?: { readonly cents: number; readonly on: CalendarDay };
  readonly entries: readonly LedgerEntry[];
};

/**
 * The entries of an invoice on its customer's account, oldest day first. They add up to its balance or, if negative,
 * its overpayment. Entries of later days never change those of earlier ones.
 */
export function accountEntriesOf({ entries, ...rest }: AccountInvoice): AccountEntry[] {
  // For the account, credit pays an invoice on the day on which it is applied.
  const invoice = { ...rest, entries: entries.map(onAccount) };
  if (invoice.isCancelled || invoice.isDeposit) {
    const { isCancelled: _, ...money } = invoice;
    const own = ledgerEntriesOf({
      ...money,
      totalCents: 0,
      entries: invoice.entries.filter(({ kind }) => kind !== 'credit'),
    });
    return invoice.isDeposit ? own.map((entry) => ({ ...entry, isDeposit: true })) : own;
  }
  const { invoiceNumber, issueDate, totalCents } = invoice;
  const issued: AccountEntry = { on: issueDate, kind: 'invoice', invoiceNumber, cents: totalCents };
  return [issued, ...ledgerEntriesOf(invoice)].sort((a, b) => inTextOrder(a.on, b.on));
}

function onAccount(entry: LedgerEntry): LedgerEntry {
  return entry.kind === 'payment' ? { ...entry, paidOn: settledOn(entry) } : entry;
}

function ledgerEntriesOf(invoice: AccountInvoice): AccountEntry[] {
  const { invoiceNumber, writtenOffOn } = invoice;
  let beforeCents = invoice.totalCents;
  let writtenOffCents = 0;
  return daysOf(invoice).flatMap((on) => {
    const entries = entriesOf(invoice, on);
    const { balanceCents, surplusCents } = standingOf(entriesUntil(invoice.entries, on), invoice);
    const afterCents = balanceCents - surplusCents;
    const adjustedCents = afterCents - beforeCents - totalOf(entries);
    beforeCents = afterCents;
    // Once it is written off, the balance is zero at the end of each day.
    const lostCents = writtenOffOn && on >= writtenOffOn ? balanceCents : 0;
    const writeOffCents = writtenOffCents - lostCents;
    writtenOffCents = lostCents;
    const corrections: AccountEntry[] = [
      { on, kind: adjustedCents > 0 ? 'adjustmentReversal' : 'adjustment', invoiceNumber, cents: adjustedCents },
      { on, kind: writeOffCents > 0 ? 'writeOffReversal' : 'writeOff', invoiceNumber, cents: writeOffCents },
    ];
    return [...entries, ...corrections.filter(({ cents }) => cents !== 0)];
  });
}

/** The days that may have entries, in order. */
function daysOf({ entries, writtenOffOn }: AccountInvoice): CalendarDay[] {
  const days = entries.flatMap((entry) => {
    if (entry.kind === 'credit') return [entry.creditedOn];
    if (entry.kind === 'refund') return [entry.refundedOn];
    return [entry.paidOn, ...Object.values(entry.disputes ?? {}).map(({ on }) => on)];
  });
  return [...new Set(writtenOffOn ? [...days, writtenOffOn] : days)].sort();
}

/** The payments, returns and credit notes of a day. */
function entriesOf(invoice: AccountInvoice, day: CalendarDay): AccountEntry[] {
  const { invoiceNumber } = invoice;
  const { movements } = standingOf(entriesUntil(invoice.entries, day), invoice);
  const credits = creditsIn(invoice).filter(({ creditedOn }) => creditedOn === day);
  return [
    ...credits.map(({ number, amountCents }) => ({
      ...{ on: day, kind: 'creditNote' as const, invoiceNumber, number, cents: -amountCents },
    })),
    ...movements
      .filter(({ on }) => on === day)
      .flatMap(({ cents, roundingCents = 0, method, isDispute, receiptId }): AccountEntry[] => [
        {
          ...{ on: day, invoiceNumber, method, cents: roundingCents - cents },
          ...(receiptId && { receiptId }),
          kind: cents > 0 ? 'payment' : isDispute ? 'dispute' : 'refund',
        },
        { on: day, kind: 'cashRounding', invoiceNumber, cents: -roundingCents },
      ])
      .filter(({ cents }) => cents !== 0),
  ];
}

/** A ledger as it was at the end of a day. */
function entriesUntil(entries: readonly LedgerEntry[], day: CalendarDay): LedgerEntry[] {
  return entries.flatMap((entry): LedgerEntry[] => {
    if (entry.kind === 'credit') return entry.creditedOn <= day ? [entry] : [];
    if (entry.kind === 'refund') return entry.refundedOn <= day ? [entry] : [];
    if (entry.paidOn > day) return [];
    const known = Object.entries(entry.disputes ?? {}).filter(([, { on }]) => on <= day);
    return [{ ...entry, disputes: Object.fromEntries(known) }];
  });
}

function creditsIn({ entries }: AccountInvoice) {
  return entries.filter((entry) => entry.kind === 'credit');
}

function totalOf(entries: readonly AccountEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
