import type { InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import { dayIn } from '#shared/calendar-day.ts';

/** A card payment in the ledger: one entry per PaymentIntent, never removed, amounts in cents. */
export type LedgerEntry = {
  readonly paymentIntentId: string;
  readonly accountId: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** By dispute id. */
  readonly disputes?: Readonly<Record<string, Dispute>>;
  readonly currency: string;
  /** Incremented by each change, from 1. */
  readonly revision: number;
  /** When the customer paid, according to the provider. */
  readonly at: string;
  /** The version of the invoice that the payment created. */
  readonly invoiceVersion: number;
};

export type Dispute = { readonly stage: DisputeStage; readonly amountCents: number };

/**
 * The stages of a dispute. They only advance, regardless of the order of events. Money is withheld by an open or lost
 * dispute, not by an inquiry.
 */
export const DISPUTE_STAGES = ['INQUIRY', 'INQUIRY_CLOSED', 'OPEN', 'LOST', 'WON'] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

/**
 * The invoice according to its ledger. It is PAID if the money received in its currency, less refunds and disputes,
 * covers it; otherwise it is SENT again. Statuses set by a user are kept: CANCELLED, and PAID without a card payment.
 */
export function settle(
  before: InvoiceRecord,
  entries: readonly LedgerEntry[],
  { now, timeZone }: { now: Date; timeZone: string },
): InvoiceRecord {
  const own = entries.filter(({ currency }) => currency === before.currency);
  const paidCents = sum(own.map(netCents));
  const disputedCents = sum(own.map((entry) => disputedIn(entry, ['OPEN'])));
  const status = statusOf({ before, isCovered: paidCents > 0 && paidCents >= before.totalCents });
  const paidAt = status === 'PAID' ? (before.paidAt ?? latestOf(own) ?? now.toISOString()) : undefined;
  const { disputedCents: _was, paidAt: _paid, paidOn: _on, paymentNotice: _seen, ...kept } = before;
  const notice = noticeOf({ before, entries, status, paidCents });
  return {
    ...kept,
    status,
    paidCents,
    ...(disputedCents > 0 && { disputedCents }),
    ...(paidAt && { paidAt, paidOn: before.paidOn ?? dayIn(timeZone, new Date(paidAt)) }),
    ...(notice && { paymentNotice: notice }),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
}

type Standing = {
  before: InvoiceRecord;
  entries: readonly LedgerEntry[];
  status: InvoiceRecord['status'];
  paidCents: number;
};

type Covered = { before: InvoiceRecord; isCovered: boolean };

function statusOf({ before, isCovered }: Covered): InvoiceRecord['status'] {
  if (before.status === 'CANCELLED') return 'CANCELLED';
  if (isCovered) return 'PAID';
  return before.status === 'PAID' && before.paidByHandVersion === undefined ? 'SENT' : before.status;
}

function noticeOf({ before, entries, status, paidCents }: Standing): string | undefined {
  const has = (stage: DisputeStage) => entries.some((entry) => stagesOf(entry).includes(stage));
  const { paidByHandVersion = Number.POSITIVE_INFINITY } = before;
  const paid = entries.filter((entry) => netCents(entry) > 0);
  const own = entries.filter(({ currency }) => currency === before.currency);
  if (has('OPEN')) return 'A card payment for this invoice is disputed. Please answer it in your Stripe dashboard.';
  if (has('INQUIRY'))
    return 'A bank asks about a card payment for this invoice. Please answer in your Stripe dashboard.';
  if (status === 'CANCELLED' && paid.length > 0) return 'A card payment came in after this invoice was cancelled.';
  if (paid.some(({ currency }) => currency !== before.currency)) {
    return 'A card payment came in another currency than the invoice.';
  }
  if (paidCents > before.totalCents || paid.some(({ invoiceVersion }) => invoiceVersion > paidByHandVersion)) {
    return 'More was paid by card than this invoice asks for.';
  }
  if (status === 'PAID' || status === 'CANCELLED') return undefined;
  if (has('LOST')) return 'A disputed card payment for this invoice went back to the customer.';
  // No notice for refunds, which the owner issued.
  const receivedCents = sum(own.map(({ amountCents }) => amountCents));
  if (own.length > 0 && receivedCents < before.totalCents) {
    return 'Less was paid by card than this invoice now asks for.';
  }
  return undefined;
}

/** The amount that the business keeps of a payment, in cents. */
export function netCents(entry: LedgerEntry): number {
  return Math.max(0, entry.amountCents - entry.refundedCents - disputedIn(entry, ['OPEN', 'LOST']));
}

function disputedIn({ disputes = {} }: LedgerEntry, stages: readonly DisputeStage[]): number {
  const counted = Object.values(disputes).filter(({ stage }) => stages.includes(stage));
  return sum(counted.map(({ amountCents }) => amountCents));
}

function stagesOf({ disputes = {} }: LedgerEntry): DisputeStage[] {
  return Object.values(disputes).map(({ stage }) => stage);
}

function latestOf(entries: readonly LedgerEntry[]): string | undefined {
  return entries
    .filter((entry) => netCents(entry) > 0)
    .map(({ at }) => at)
    .sort()
    .at(-1);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
