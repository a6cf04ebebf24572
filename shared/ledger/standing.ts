import { type CalendarDay, laterDay } from '#shared/calendar-day.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { creditsIn, type DisputeStage, type LedgerEntry, type PaymentEntry, type RefundEntry } from './entry.ts';

/** Money received or, if negative, returned on a day, in cents. */
export type Movement = {
  readonly on: CalendarDay;
  /** When a payment was recorded or, by card, made; absent from refunds. */
  readonly at?: string;
  readonly cents: number;
  readonly method: LedgerMethod;
  /** For cash: the part of `cents` that was neither received nor returned. */
  readonly roundingCents?: number;
  /** Whether the card provider took it back: for a lost dispute, or since the payer's bank returned a debit. */
  readonly isDispute?: true;
  /** For a debit: the part of `cents` that the bank returned later, which is a movement of its own. */
  readonly takenBackCents?: number;
  /** The receipt that a payment is a part of, or that a refund became. */
  readonly receiptId?: string;
  /** The day on which credit was applied; `on` is when the customer paid it. */
  readonly appliedOn?: CalendarDay;
  /** The number of the deposit request that was applied. */
  readonly deposit?: string;
  /** The day from which a refund is owed again, or a credit note reduces the price by it; absent if neither. */
  readonly owedAgainOn?: CalendarDay;
};

/** An invoice's money according to its ledger, in cents of its currency. */
export type Standing = {
  /**
   * The amount that counts as paid: payments with rounding, less refunds that are owed again or reduced the price, and
   * debits that were returned.
   */
  readonly paidCents: number;
  /** The amount credited. */
  readonly creditedCents: number;
  /** Returned to the customer, by refunds and lost disputes; a debit that was returned counts as not received. */
  readonly returnedCents: number;
  /** Withheld by open disputes. */
  readonly disputedCents: number;
  /** The amount the customer still has to pay; never negative. */
  readonly balanceCents: number;
  /** The amount received beyond the total less credits. */
  readonly surplusCents: number;
  /** Whether money was received and all of it was given back. */
  readonly isReturned: boolean;
  /** Money received and returned by day; payments of one day in the order in which they were recorded. */
  readonly movements: readonly Movement[];
};

/** The part of the invoice that the standing depends on. */
type Owed = { readonly totalCents: number; readonly currency: string };

/**
 * The standing of an invoice: the one source of its paid and returned amounts and its balance. The order of the entries
 * does not matter.
 */
export function standingOf(entries: readonly LedgerEntry[], { totalCents, currency }: Owed): Standing {
  const credits = creditsIn(entries);
  const creditedCents = Math.min(totalCents, total(credits));
  const owedCents = totalCents - creditedCents;
  const refunds = refundsIn(entries, new Map(credits.map(({ refundId, creditedOn }) => [refundId, creditedOn])));
  const payments = entries
    .filter((entry) => entry.kind === 'payment')
    .filter((payment) => payment.currency === currency && !payment.voidedAt)
    .map((payment) => partsOf(payment, refunds));
  const sum = (part: (parts: PaymentParts) => number) => payments.reduce((cents, parts) => cents + part(parts), 0);
  const receivedCents = sum(({ settlesCents }) => settlesCents);
  const paidCents = receivedCents - sum(({ owedAgainCents }) => owedAgainCents);
  const returnedCents = sum((parts) => parts.returnedCents);
  return {
    paidCents,
    creditedCents,
    returnedCents,
    disputedCents: sum(({ openCents }) => openCents),
    balanceCents: Math.max(0, owedCents - paidCents),
    surplusCents: Math.max(0, receivedCents - returnedCents - owedCents),
    isReturned: receivedCents > 0 && returnedCents >= receivedCents,
    movements: payments
      .flatMap(({ movements }) => movements)
      .filter(({ cents }) => cents !== 0)
      .sort(inOrder),
  };
}

/** By day; on the same day, payments as recorded before refunds. */
function inOrder(a: Movement, b: Movement): number {
  const isOut = (movement: Movement) => Number(movement.at === undefined);
  return inTextOrder(a.on, b.on) || isOut(a) - isOut(b) || inTextOrder(a.at ?? '', b.at ?? '') || b.cents - a.cents;
}

/** Whether a payment pays nothing because the payer's bank returned all of it. */
export function isTakenBack(payment: PaymentEntry): boolean {
  return payment.method === 'debit' && disputed(payment, 'LOST') >= payment.amountCents;
}

/** The part of a payment that can still be refunded, in cents. */
export function refundableCents(payment: PaymentEntry, entries: readonly LedgerEntry[]): number {
  const refunds = refundsIn(entries);
  const { refundedCents, lostCents, openCents } = partsOf(payment, refunds);
  return payment.voidedAt ? 0 : Math.max(0, payment.amountCents - refundedCents - lostCents - openCents);
}

/** A refund, and the day from which it is owed again. */
type CountedRefund = RefundEntry & Pick<Movement, 'owedAgainOn'>;

/**
 * The refunds that count. An amount credited by a credit note counts neither as paid nor as owed; `credited` has the
 * day of each by refund.
 */
function refundsIn(
  entries: readonly LedgerEntry[],
  credited: ReadonlyMap<string | undefined, CalendarDay> = new Map(),
): CountedRefund[] {
  return entries
    .filter((entry) => entry.kind === 'refund')
    .map((refund) => {
      const creditedOn = credited.get(refund.id);
      if (refund.stillOwed) return { ...refund, owedAgainOn: refund.refundedOn };
      if (!creditedOn) return refund;
      return { ...refund, stillOwed: true, owedAgainOn: laterDay(refund.refundedOn, creditedOn) };
    });
}

type PaymentParts = {
  /** Received with its rounding, less what the bank returned of a debit. */
  readonly settlesCents: number;
  /** Refunded and lost in disputes of cards; the last of the payment includes its rounding. */
  readonly returnedCents: number;
  readonly refundedCents: number;
  readonly owedAgainCents: number;
  readonly lostCents: number;
  readonly openCents: number;
  readonly movements: readonly Movement[];
};

/**
 * The parts of a payment. What stays as credit never exceeds it, nor does what was returned, whatever the provider
 * reports; both together can, if a card gets back what was kept.
 */
function partsOf(payment: PaymentEntry, allRefunds: readonly CountedRefund[]): PaymentParts {
  const { amountCents, roundingCents = 0, method, paidOn, at, receiptId, appliedOn, deposit } = payment;
  const refunds = allRefunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed');
  // What stays as credit never left the business: the card can still be refunded, or the bank take it back.
  const [kept, returned] = [refunds.filter(isKept), refunds.filter((refund) => !isKept(refund))];
  const keptCents = Math.min(amountCents, total(kept));
  const backCents = Math.min(amountCents, total(returned));
  const refundedCents = keptCents + backCents;
  const lostCents = Math.min(amountCents - backCents, disputed(payment, 'LOST'));
  // A card's lost dispute settles the matter; what a bank returned of a debit was never paid.
  const takenBackCents = method === 'debit' ? lostCents : 0;
  const openCents = Math.min(amountCents - backCents - lostCents, disputed(payment, 'OPEN'));
  const settlesCents = amountCents + roundingCents - takenBackCents;
  const roundingBackCents = refundedCents + lostCents >= amountCents ? roundingCents : 0;
  const owedAgainCents = Math.min(refundedCents, total(refunds.filter(({ stillOwed }) => stillOwed)));
  const isAllOwedAgain = owedAgainCents >= amountCents;
  const allOwedAgainOn = isAllOwedAgain ? lastDay(refunds.flatMap(({ owedAgainOn }) => owedAgainOn ?? [])) : undefined;
  return {
    settlesCents,
    refundedCents,
    lostCents,
    openCents,
    returnedCents: refundedCents + lostCents - takenBackCents + roundingBackCents,
    // A coin that was rounded up settled less than itself.
    owedAgainCents: isAllOwedAgain ? settlesCents : Math.min(owedAgainCents, settlesCents),
    movements: [
      {
        ...{ on: paidOn, at, cents: amountCents + roundingCents, method },
        ...(takenBackCents && { takenBackCents }),
        ...(roundingCents && { roundingCents }),
        ...(receiptId && { receiptId }),
        ...(appliedOn && { appliedOn }),
        ...(deposit && { deposit }),
      },
      ...[...withinLimit(kept, keptCents), ...withinLimit(returned, backCents)].map((refund) => ({
        ...refund,
        cents: -refund.cents,
      })),
      ...lostDisputes(payment, lostCents).map(({ on, cents }) => ({
        on,
        cents: -cents,
        method,
        isDispute: true as const,
      })),
      {
        on: lastDay(refunds.map(({ refundedOn }) => refundedOn)) ?? paidOn,
        cents: -roundingBackCents,
        method,
        ...(roundingBackCents && { roundingCents: -roundingBackCents }),
        ...(allOwedAgainOn && { owedAgainOn: allOwedAgainOn }),
      },
    ],
  };
}

/** Whether a refund stays as the customer's credit. */
function isKept({ receiptId }: RefundEntry): boolean {
  return receiptId !== undefined;
}

/** The refunds by day, up to `limitCents` in total. */
function withinLimit(
  refunds: readonly CountedRefund[],
  limitCents: number,
): (Amount & Pick<Movement, 'method' | 'receiptId' | 'owedAgainOn'>)[] {
  const oldestFirst = [...refunds].sort((a, b) => inTextOrder(a.at, b.at));
  return limited(
    oldestFirst.map(({ refundedOn: on, method, amountCents, receiptId, owedAgainOn }) => ({
      ...{ on, method, cents: amountCents },
      ...(receiptId && { receiptId }),
      ...(owedAgainOn && { owedAgainOn }),
    })),
    limitCents,
  );
}

/** The lost disputes by day, up to `limitCents` in total. */
function lostDisputes({ disputes = {} }: PaymentEntry, limitCents: number): Amount[] {
  const lost = Object.values(disputes)
    .filter(({ stage }) => stage === 'LOST')
    .map(({ on, amountCents }) => ({ on, cents: amountCents }));
  return limited(
    lost.sort((a, b) => inTextOrder(a.on, b.on)),
    limitCents,
  );
}

type Amount = { readonly on: CalendarDay; readonly cents: number };

function limited<Part extends Amount>(amounts: readonly Part[], limitCents: number): Part[] {
  let leftCents = limitCents;
  return amounts.map((amount) => {
    const cents = Math.min(leftCents, amount.cents);
    leftCents -= cents;
    return { ...amount, cents };
  });
}

function disputed({ disputes = {} }: PaymentEntry, wanted: DisputeStage): number {
  return total(Object.values(disputes).filter(({ stage }) => stage === wanted));
}

function lastDay(days: readonly CalendarDay[]): CalendarDay | undefined {
  return [...days].sort().at(-1);
}

function total(amounts: readonly { amountCents: number }[]): number {
  return amounts.reduce((cents, { amountCents }) => cents + amountCents, 0);
}
