import type { CalendarDay } from '#shared/calendar-day.ts';
import type { NamedCredit } from '#shared/ledger/entry.ts';
import { toCents } from '#shared/money.ts';
import type { JournalEntry, MoneyEntry, SalesEntry } from '#shared/reports/journal.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { type AccountDay, accountDays } from './account-days.ts';
import { type InvoiceRecord, isCancelledByHand } from './invoice-record.ts';
import { type Charged, chargedBy, suppliedTo } from './journal-price.ts';
import { apportioned, proportion } from './proportion.ts';

/**
 * What counts of an invoice, by day; on one day, the sale comes first, then credit notes, write-offs and money. A draft and
 * a deposit request have nothing: the money of a deposit counts with the invoice that it is applied to, on the day of that (decision F244).
 * Of an invoice cancelled by hand, only money counts, without taxes. The entries until a day add up to the balance of that
 * day on a statement.
 */
export function journalOf(invoice: InvoiceRecord): JournalEntry[] {
  if (invoice.status === 'DRAFT' || invoice.isDeposit) return [];
  const facts = factsOf(invoice);
  const isSold = !isCancelledByHand(invoice);
  const charged = isSold ? chargedBy(invoice) : NOTHING;
  const days = accountDays({ ...invoice, ...(!isSold && { totalCents: 0, credits: [] }) });
  const salesOf = takenOff(charged);
  const moneyOf = paidOff(charged);
  const { price, taxes, ownTaxCents } = charged;
  const sale: SalesEntry = {
    ...facts(invoice.issueDate),
    ...{ kind: 'sale', price, taxes: [...taxes] },
    ...(ownTaxCents && { ownTaxCents }),
  };
  const later = days.flatMap((day): JournalEntry[] => {
    const of = facts(day.on);
    return [
      ...salesOf(day).map((entry) => ({ ...of, ...entry })),
      ...moneyOf(day).map((entry) => ({ ...of, ...entry })),
    ];
  });
  return [...(isSold ? [sale] : []), ...later].sort((a, b) => inTextOrder(a.on, b.on));
}

const NOTHING: Charged = {
  price: { taxable: 0, zeroRated: 0, exported: 0, exempt: 0, untaxed: 0 },
  taxes: [],
  ownTaxCents: 0,
};

function factsOf(invoice: InvoiceRecord) {
  const { id: invoiceId, invoiceNumber, customerId, billingName: customer, currency } = invoice;
  const place = suppliedTo(invoice);
  return (on: CalendarDay) => ({
    ...{ on, invoiceId, invoiceNumber, customer, currency, place },
    ...(customerId && { customerId }),
  });
}

type Sales = Pick<SalesEntry, 'kind' | 'creditNumber' | 'price' | 'taxes' | 'ownTaxCents'>;
type Money = Pick<MoneyEntry, 'kind' | 'method' | 'cents' | 'settlesCents' | 'taxes'>;

/** What was taken off an invoice so far, in cents; taxes in the order of the invoice. */
type Taken = { readonly prices: readonly number[]; readonly taxes: readonly number[]; readonly ownTaxCents: number };

/**
 * The credit notes, write-offs and recoveries of one day after the other. They are rounded together, so that an invoice that
 * is taken off whole has exactly its price and its taxes taken off.
 */
function takenOff(charged: Charged): (day: AccountDay) => Sales[] {
  const totalCents = totalOf(charged);
  const weights = PARTS.map((part) => charged.price[part]);
  let taken: Taken = { prices: weights.map(() => 0), taxes: charged.taxes.map(() => 0), ownTaxCents: 0 };
  /** Takes off these taxes, and in total this price. */
  const next = (taxes: readonly number[], rest: { ownTaxCents: number; netCents: number }): Taken => {
    const { ownTaxCents, netCents } = rest;
    return { prices: apportioned(Math.max(0, netCents), weights), taxes, ownTaxCents };
  };
  const changeTo = (after: Taken, sign: 1 | -1): Pick<SalesEntry, 'price' | 'ownTaxCents'> & { taxes: number[] } => {
    const before = taken;
    taken = after;
    const prices = after.prices.map((cents, index) => sign * (cents - (before.prices[index] ?? 0)));
    const ownTaxCents = sign * (after.ownTaxCents - before.ownTaxCents);
    return {
      price: Object.fromEntries(PARTS.map((part, index) => [part, prices[index] ?? 0])) as SalesEntry['price'],
      taxes: after.taxes.map((cents, index) => sign * (cents - (before.taxes[index] ?? 0))),
      ...(ownTaxCents && { ownTaxCents }),
    };
  };
  const credit = (note: NamedCredit): Sales => {
    const { amountCents, subtotalCents, taxes = [], number } = note;
    const sums = taken.taxes.map((cents, index) => cents + toCents(taxes[index]?.amount ?? 0));
    const creditedTaxCents = taxes.reduce((sum, { amount }) => sum + toCents(amount), 0);
    const ownTaxCents = taken.ownTaxCents + amountCents - subtotalCents - creditedTaxCents;
    const change = changeTo(next(sums, { ownTaxCents, netCents: sumOf(taken.prices) + subtotalCents }), 1);
    return {
      ...change,
      ...{ kind: 'credit', creditNumber: number },
      taxes: taxes.map(({ code, baseAmount, amount }) => {
        return { code, baseCents: toCents(baseAmount), cents: toCents(amount) };
      }),
    };
  };
  const lost = (cents: number): Sales => {
    const sign = cents > 0 ? 1 : -1;
    const grossCents = sumOf(taken.prices) + sumOf(taken.taxes) + taken.ownTaxCents + cents;
    const taxes = charged.taxes.map((tax) => proportion(tax.cents, grossCents, totalCents));
    const ownTaxCents = proportion(charged.ownTaxCents, grossCents, totalCents);
    const netCents = grossCents - sumOf(taxes) - ownTaxCents;
    const change = changeTo(next(taxes, { ownTaxCents, netCents }), sign);
    return {
      ...change,
      kind: cents > 0 ? 'writeOff' : 'recovery',
      taxes: charged.taxes.map(({ code, baseCents }, index) => ({
        ...{ code, cents: change.taxes[index] ?? 0 },
        baseCents: proportion(baseCents, Math.abs(cents), totalCents),
      })),
    };
  };
  return ({ credits, writtenOffCents }) => [
    ...credits.map(credit),
    ...(writtenOffCents === 0 ? [] : [lost(writtenOffCents)]),
  ];
}

/**
 * The money of one day after the other, with the taxes in it. They are rounded together with what credit notes and write-offs
 * take off, so that what is paid and what is taken off add up to the taxes of the invoice.
 */
function paidOff(charged: Charged): (day: AccountDay) => Money[] {
  const totalCents = totalOf(charged);
  const taxesOf = (paidCents: number, owedCents: number) => {
    const leftCents = totalCents - Math.min(owedCents, Math.max(0, paidCents));
    return charged.taxes.map(({ cents }) => cents - proportion(cents, leftCents, totalCents));
  };
  let paidCents = 0;
  let owedCents = totalCents;
  let counted = charged.taxes.map(() => 0);
  return ({ credits, money }) => {
    owedCents -= credits.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return money.map(({ method, cents, settlesCents }) => {
      paidCents += settlesCents;
      const before = counted;
      counted = taxesOf(paidCents, owedCents);
      const taxes = charged.taxes.map(({ code }, index) => {
        return { code, cents: (counted[index] ?? 0) - (before[index] ?? 0) };
      });
      return {
        ...{ kind: 'money', method, cents },
        ...(settlesCents !== cents && { settlesCents }),
        taxes: taxes.filter((tax) => tax.cents !== 0),
      };
    });
  };
}

/** The parts of a price, in the order in which they are split. */
export const PARTS = [
  'taxable',
  'zeroRated',
  'exported',
  'exempt',
  'untaxed',
] as const satisfies (keyof Charged['price'])[];

function totalOf({ price, taxes, ownTaxCents }: Charged): number {
  return sumOf(Object.values(price)) + sumOf(taxes.map(({ cents }) => cents)) + ownTaxCents;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
