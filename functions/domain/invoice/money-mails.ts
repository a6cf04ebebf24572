import type { MoneyNews, OwnerNotice, PayerNotice } from '#functions/mail/orders/business-mails.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import {
  type CreditEntry,
  creditsIn,
  type DisputeStage,
  type LedgerEntry,
  type PaymentEntry,
  type RefundEntry,
} from '#shared/ledger/entry.ts';
import { isProvided } from '#shared/payment-methods.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** A ledger before and after a change. */
type Change = {
  readonly invoice: Told;
  readonly before: readonly LedgerEntry[];
  readonly after: readonly LedgerEntry[];
  /** Whether the recipient gets a receipt for payments that a person recorded; for those by card and debit, always. */
  readonly sendsReceipt?: boolean | undefined;
  readonly now: Date;
  readonly timeZone: string;
};

/** The invoice that emails are about. */
type Told = Pick<InvoiceRecord, 'id' | 'billingEmail'>;

type MoneyMail = PayerNotice | (Omit<OwnerNotice, 'news'> & { readonly news: MoneyNews });

/**
 * The emails about a change of a ledger. Payer and owner are told of payments by card and debit, of debits that a bank
 * returned, of refunds and credit notes; the owner alone of failed refunds, and of disputes that were opened or lost.
 * The email about a credit note covers its refund, too.
 */
export function moneyMails({ invoice, before, after, sendsReceipt, now, timeZone }: Change): MoneyMail[] {
  const today = dayIn(timeZone, now);
  const happened = [
    ...paymentsOf(after).flatMap((payment) => newsOf(payment, { before, after, today })),
    ...refundsOf(after).flatMap((refund) => failureOf(refund, before)),
    ...creditsIn(after).flatMap((credit) => creditOf(credit, { before, after })),
  ];
  return happened.flatMap(({ news, by }) => {
    const isForOwner = news.what !== 'PAID' || isProvided(news.method);
    const isForPayer = FOR_PAYER.has(news.what) || (news.what === 'PAID' && (isForOwner || sendsReceipt === true));
    return mailsOf(invoice, { news, by, now, isForPayer, isForOwner });
  });
}

const FOR_PAYER: ReadonlySet<MoneyNews['what']> = new Set(['REFUNDED', 'CREDITED', 'DEBIT_RETURNED']);

/** A debit that failed, in cents of `currency`, and the day on which it did. */
type FailedDebit = Pick<MoneyNews, 'amountCents' | 'currency'> & { readonly on: CalendarDay; readonly now: Date };

/** The emails that tell payer and owner that a debit failed, so that the invoice is still to be paid. */
export function debitFailedMails(invoice: Told, { now, ...failed }: FailedDebit): MoneyMail[] {
  const news: MoneyNews = { ...failed, what: 'DEBIT_FAILED', method: 'debit' };
  return mailsOf(invoice, { news, now, isForPayer: true, isForOwner: true });
}

type Mailed = Happened & { readonly now: Date; readonly isForPayer: boolean; readonly isForOwner: boolean };

function mailsOf({ id: invoiceId, billingEmail: to }: Told, { news, by, now, ...recipients }: Mailed): MoneyMail[] {
  const mail = () => ({ ...newMail(now), invoiceId });
  return [
    ...(recipients.isForPayer && to ? [{ ...mail(), kind: 'PAYER_NOTICE' as const, to, news }] : []),
    ...(recipients.isForOwner ? [{ ...mail(), kind: 'OWNER_NOTICE' as const, ...(by && { by }), news }] : []),
  ];
}

/** Something that happened, and the email of the user who did it. */
type Happened = { readonly news: MoneyNews; readonly by?: string | undefined };
type Ledgers = Pick<Change, 'before' | 'after'> & { readonly today: string };

function newsOf(payment: PaymentEntry, { before, after, today }: Ledgers): Happened[] {
  const known = paymentsOf(before).find(({ id }) => id === payment.id);
  const { amountCents, currency, method, reference, paidOn, charged } = payment;
  const news = { amountCents, currency, method };
  // Change given back with a payment that a person recorded is no news.
  const isChange = !known && !isProvided(method);
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
      const what = disputeNews(payment, dispute.stage);
      if (!what || known?.disputes?.[id]?.stage === dispute.stage) return [];
      return [{ news: { ...news, what, amountCents: dispute.amountCents, on: dispute.on } }];
    }),
  ];
}

function disputeNews({ method }: PaymentEntry, stage: DisputeStage): MoneyNews['what'] | undefined {
  if (stage === 'OPEN') return 'DISPUTED';
  if (stage !== 'LOST') return undefined;
  return method === 'debit' ? 'DEBIT_RETURNED' : 'DISPUTE_LOST';
}

function failureOf(refund: RefundEntry, before: readonly LedgerEntry[]): Happened[] {
  const known = refundsOf(before).find(({ id }) => id === refund.id);
  // By hand, none fails: it was voided with its payment.
  if (refund.status !== 'failed' || !isProvided(refund.method) || known?.status === 'failed') return [];
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
