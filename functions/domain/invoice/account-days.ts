import type { CalendarDay } from '#shared/calendar-day.ts';
import { type NamedCredit, settledOn } from '#shared/ledger/entry.ts';
import type { Movement } from '#shared/ledger/standing.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** What changes the balance of an invoice on a day, in cents. */
export type AccountDay = {
  readonly on: CalendarDay;
  readonly credits: readonly NamedCredit[];
  readonly money: readonly {
    readonly method: LedgerMethod;
    /** Received or, if negative, returned, without the rounding of cash. */
    readonly cents: number;
    /** By how much it reduces the balance. */
    readonly settlesCents: number;
    /** Whether it is the customer's credit. */
    readonly isCredit?: true;
  }[];
  /** Written off or, if negative, paid or credited after that. */
  readonly writtenOffCents: number;
};

type Accounted = Pick<InvoiceRecord, 'totalCents' | 'movements' | 'credits' | 'writtenOff'>;

/**
 * The days on which the balance of an invoice changed after it was issued, in order, as on a statement (`accountEntriesOf`)
 * but from what the invoice keeps of its ledger. Credit pays on the day on which it is applied.
 */
export function accountDays({ totalCents, movements, credits = [], writtenOff }: Accounted): AccountDay[] {
  const moved = movements.map((movement) => ({ ...movement, on: dayOf(movement) }));
  let sums: Sums = { receivedCents: 0, returnedCents: 0, owedAgainCents: 0, creditedCents: 0 };
  let beforeCents = totalCents;
  let lostCents = 0;
  return daysOf({ moved, credits, writtenOff }).map((on) => {
    const own = moved.filter((movement) => movement.on === on);
    const credited = credits.filter(({ creditedOn }) => creditedOn === on);
    const again = moved.filter(({ owedAgainOn }) => owedAgainOn === on);
    sums = added(sums, { moved: own, again, credited });
    const { balanceCents, surplusCents } = standing(sums, totalCents);
    const afterCents = balanceCents - surplusCents;
    const creditedCents = credited.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const settledCents = beforeCents - afterCents - creditedCents;
    beforeCents = afterCents;
    const lostBeforeCents = lostCents;
    lostCents = writtenOff && on >= writtenOff.on ? balanceCents : 0;
    return {
      ...{ on, credits: credited, money: settling(own, settledCents) },
      writtenOffCents: lostCents - lostBeforeCents,
    };
  });
}

/** The day on which money reduces what the customer owes. */
function dayOf({ on, appliedOn }: Movement): CalendarDay {
  return settledOn({ paidOn: on, ...(appliedOn && { appliedOn }) });
}

type Days = {
  readonly moved: readonly Movement[];
  readonly credits: readonly NamedCredit[];
  readonly writtenOff: InvoiceRecord['writtenOff'];
};

function daysOf({ moved, credits, writtenOff }: Days): CalendarDay[] {
  const days = [
    ...moved.flatMap(({ on, owedAgainOn }) => [on, owedAgainOn ?? on]),
    ...credits.map(({ creditedOn }) => creditedOn),
    ...(writtenOff ? [writtenOff.on] : []),
  ];
  return [...new Set(days)].sort();
}

/** What a balance follows from, as in `standingOf`. */
type Sums = {
  readonly receivedCents: number;
  readonly returnedCents: number;
  readonly owedAgainCents: number;
  readonly creditedCents: number;
};

type Added = {
  readonly moved: readonly Movement[];
  readonly again: readonly Movement[];
  readonly credited: readonly NamedCredit[];
};

function added(before: Sums, { moved, again, credited }: Added): Sums {
  const sum = (some: readonly Movement[]) => some.reduce((cents, movement) => cents + movement.cents, 0);
  // What a bank returned of a debit counts as not received.
  const received = moved.filter((movement) => isPayment(movement) || isTakenBack(movement));
  const returned = moved.filter((movement) => !isPayment(movement) && !isTakenBack(movement));
  return {
    receivedCents: before.receivedCents + sum(received),
    returnedCents: before.returnedCents - sum(returned),
    owedAgainCents: before.owedAgainCents - sum(again),
    creditedCents: before.creditedCents + credited.reduce((cents, { amountCents }) => cents + amountCents, 0),
  };
}

const isPayment = ({ at }: Movement) => at !== undefined;
const isTakenBack = ({ isDispute, method }: Movement) => isDispute === true && method === 'debit';

/** Whether a movement applies a customer's credit, or is a refund that they did not get back. */
const isCredit = ({ appliedOn, receiptId, cents }: Movement) =>
  appliedOn !== undefined || (receiptId !== undefined && cents < 0);

function standing({ receivedCents, returnedCents, owedAgainCents, creditedCents }: Sums, totalCents: number) {
  const owedCents = totalCents - Math.min(totalCents, creditedCents);
  return {
    balanceCents: Math.max(0, owedCents - Math.max(0, receivedCents - owedAgainCents)),
    surplusCents: Math.max(0, receivedCents - returnedCents - owedCents),
  };
}

/**
 * The money of a day, which reduces the balance by `settledCents` in total. What was returned and is not owed again changes no
 * balance: the last movement of the day makes up for it. On a day without money, such as that of a credit note for an earlier
 * refund, an entry of zero cents carries the change.
 */
function settling(moved: readonly Movement[], settledCents: number): AccountDay['money'] {
  const money = moved.map((movement) => {
    const { method, cents, roundingCents = 0 } = movement;
    return {
      ...{ method, cents: cents - roundingCents, settlesCents: cents },
      ...(isCredit(movement) && { isCredit: true as const }),
    };
  });
  const restCents = settledCents - money.reduce((sum, entry) => sum + entry.settlesCents, 0);
  const last = money.at(-1);
  if (restCents === 0) return money;
  if (!last) return [{ method: 'other', cents: 0, settlesCents: restCents }];
  return [...money.slice(0, -1), { ...last, settlesCents: last.settlesCents + restCents }];
}
