import { newId } from '#functions/data/table/ids.ts';
import type { MoneyNews, OwnerNotice, PayerNotice } from '#functions/mail/orders/business-mails.ts';
import { dayIn } from '#shared/calendar-day.ts';
import {
  type CreditEntry,
  creditsIn,
  type DisputeStage,
  type LedgerEntry,
  type PaymentEntry,
  type RefundEntry,
} from '#shared/ledger/entry.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** A ledger before and after a change. */
type Change = {
  readonly invoice: Pick<InvoiceRecord, 'id' | 'billingEmail'>;
  readonly before: readonly LedgerEntry[];
  readonly after: readonly LedgerEntry[];
  /** Whether the recipient gets a receipt for payments that a person recorded; they always do for those by card. */
  readonly sendsReceipt?: boolean | undefined;
  readonly now: Date;
  readonly timeZone: string;
};

type MoneyMail = PayerNotice | (Omit<OwnerNotice, 'news'> & { readonly news: MoneyNews });

/**
 * The emails about a change of a ledger: payer and owner are told of card payments, refunds and credit notes, the owner
 * alone of failed refunds and of disputes that were opened or lost. The email about a credit note covers its refund,
 * too.
 */
export function moneyMails({ invoice, before, after, sendsReceipt, now, timeZone }: Change): MoneyMail[] {
  const today = dayIn(timeZone, now);
  const happened = [
    ...paymentsOf(after).flatMap((payment) => newsOf(payment, { before, after, today })),
    ...refundsOf(after).flatMap((refund) => failureOf(refund, before)),
    ...creditsIn(after).flatMap((credit) => creditOf(credit, { before, after })),
  ];
  const { id: invoiceId, billingEmail: to } = invoice;
  const sentAt = now.toISOString();
  return happened.flatMap(({ news, by }): MoneyMail[] => {
    const mail = () => ({ id: newId(), invoiceId, sentAt });
    const isForOwner = news.what !== 'PAID' || news.method === 'card';
    const isForPayer =
      news.what === 'REFUNDED' || news.what === 'CREDITED' || (news.what === 'PAID' && (isForOwner || sendsReceipt));
    return [
      ...(isForPayer && to ? [{ ...mail(), kind: 'PAYER_NOTICE' as const, to, news }] : []),
      ...(isForOwner ? [{ ...mail(), kind: 'OWNER_NOTICE' as const, ...(by && { by }), news }] : []),
    ];
  });
}

/** Something that happened, and the email of the user who did it. */
type Happened = { readonly news: MoneyNews; readonly by?: string | undefined };
type Ledgers = Pick<Change, 'before' | 'after'> & { readonly today: string };

function newsOf(payment: PaymentEntry, { before, after, today }: Ledgers): Happened[] {
  const known = paymentsOf(before).find(({ id }) => id === payment.id);
  const { amountCents, currency, method, reference, paidOn, charged } = payment;
  const news = { amountCents, currency, method };
  // Change given back with a payment that a person recorded is no news.
  const isChange = !known && method !== 'card';
  // Credit was money before: its receipt was for the payment that it comes from.
  const isCredit = payment.appliedOn !== undefined;
  const returnedCents = isChange ? 0 : refundedCents(payment, after) - (known ? refundedCents(known, before) : 0);
  const refund = refundsFor(payment, after).findLast((each) => each.amountCents === returnedCents);
  return [
    ...(known || payment.voidedAt || isCredit
      ? []
      : [
          {
            news: {
              ...{ ...news, what: 'PAID' as const, on: paidOn },
              ...(reference && { reference }),
              ...(charged && { charged }),
            },
            by: payment.by,
          },
        ]),
    ...(returnedCents > 0
      ? [
          {
            news: {
              ...{ ...news, what: 'REFUNDED' as const, amountCents: returnedCents },
              ...{ method: refund?.method ?? method, on: refund?.refundedOn ?? today },
            },
            by: refund?.by,
          },
        ]
      : []),
    ...Object.entries(payment.disputes ?? {}).flatMap(([id, dispute]) => {
      const what = DISPUTE_NEWS[dispute.stage];
      if (!what || known?.disputes?.[id]?.stage === dispute.stage) return [];
      return [{ news: { ...news, what, amountCents: dispute.amountCents, on: dispute.on } }];
    }),
  ];
}

const DISPUTE_NEWS: Partial<Record<DisputeStage, MoneyNews['what']>> = { OPEN: 'DISPUTED', LOST: 'DISPUTE_LOST' };

function failureOf(refund: RefundEntry, before: readonly LedgerEntry[]): Happened[] {
  const known = refundsOf(before).find(({ id }) => id === refund.id);
  // By hand, none fails: it was voided with its payment.
  if (refund.status !== 'failed' || refund.method !== 'card' || known?.status === 'failed') return [];
  const { amountCents, currency, method, refundedOn: on } = refund;
  return [{ news: { what: 'REFUND_FAILED', amountCents, currency, method, on } }];
}

function creditOf(credit: CreditEntry, { before, after }: Pick<Change, 'before' | 'after'>): Happened[] {
  const { id, number, amountCents, currency, creditedOn: on, refundId, by } = credit;
  if (before.some((entry) => entry.id === id)) return [];
  const { method = 'other', receiptId } = refundsOf(after).find((refund) => refund.id === refundId) ?? {};
  const isReturned = refundId !== undefined && !receiptId;
  const creditNote = { id, number, isReturned, ...(receiptId && { isKept: true }) };
  return [{ news: { what: 'CREDITED', amountCents, currency, method, on, creditNote }, by }];
}

/** The amount certainly given back without a credit note; a pending refund may still fail. */
function refundedCents(payment: PaymentEntry, entries: readonly LedgerEntry[]): number {
  const succeeded = refundsFor(payment, entries).filter(({ status }) => status === 'succeeded');
  const credited = new Set(creditsIn(entries).map(({ refundId }) => refundId));
  return total(succeeded.filter(({ id, receiptId }) => !credited.has(id) && !receiptId));
}

function total(refunds: readonly RefundEntry[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function refundsFor({ id }: PaymentEntry, entries: readonly LedgerEntry[]): RefundEntry[] {
  return refundsOf(entries).filter(({ paymentId, status }) => paymentId === id && status !== 'failed');
}

function paymentsOf(entries: readonly LedgerEntry[]): PaymentEntry[] {
  return entries.filter((entry) => entry.kind === 'payment');
}

function refundsOf(entries: readonly LedgerEntry[]): RefundEntry[] {
  return entries.filter((entry) => entry.kind === 'refund');
}
