import type { CalendarDay } from '#shared/calendar-day.ts';
import type { NamedCredit } from '#shared/ledger/entry.ts';
import { toCents } from '#shared/money.ts';
import { netCents, PRICE_PARTS } from '#shared/reports/entry-cents.ts';
import type { JournalEntry, JournalPrice, MoneyEntry, SalesEntry } from '#shared/reports/journal.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { type AccountDay, accountDays } from './account-days.ts';
import { type InvoiceRecord, isCancelledByHand } from './invoice-record.ts';
import { type Charged, chargedBy, suppliedTo, toJournalTax } from './journal-price.ts';
import { apportioned, proportion, sumOf } from './proportion.ts';

/**
 * What counts of an invoice, by day; of one day, the sale comes first, then credit notes, write-offs and money. A draft has
 * nothing, nor has a deposit request: a deposit counts on the invoice to which it is applied, on that day (decision F244). Of
 * an invoice cancelled by hand only money counts, without taxes. The entries up to a day add up to the balance that a
 * statement of that day has.
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
    return [...salesOf(day), ...moneyOf(day)].map((entry) => ({ ...of, ...entry }));
  });
  return [...(isSold ? [sale] : []), ...later].sort((a, b) => inTextOrder(a.on, b.on));
}

const NOTHING: Charged = {
  price: { taxable: 0, zeroRated: 0, exported: 0, exempt: 0, untaxed: 0 },
  taxes: [],
  ownTaxCents: 0,
};

function factsOf(invoice: InvoiceRecord) {
  const { id: invoiceId, invoiceNumber, customerId, billingName: customer, currency, exchangeRate } = invoice;
  const place = suppliedTo(invoice);
  return (on: CalendarDay) => ({
    ...{ on, invoiceId, invoiceNumber, customer, currency, place },
    ...(customerId && { customerId }),
    ...(exchangeRate && { exchangeRate }),
  });
}

type Sales = Pick<SalesEntry, 'kind' | 'creditNumber' | 'price' | 'taxes' | 'ownTaxCents'>;
type Money = Pick<MoneyEntry, 'kind' | 'method' | 'cents' | 'settlesCents' | 'isCredit' | 'taxes'>;

/**
 * The credit notes, write-offs and recoveries of each day, to be called in the order of the days. They are rounded together:
 * taking off a whole invoice takes off exactly its price and its taxes.
 */
function takenOff(charged: Charged): (day: AccountDay) => Sales[] {
  let taken: Taken = { prices: PRICE_PARTS.map(() => 0), taxes: charged.taxes.map(() => 0), ownTaxCents: 0 };
  const credit = (note: NamedCredit): Sales => {
    const before = taken;
    taken = withCredit(before, note, charged);
    const { taxes: _, ...change } = difference(before, taken);
    return { kind: 'credit', creditNumber: note.number, ...change, taxes: (note.taxes ?? []).map(toJournalTax) };
  };
  const lost = (cents: number): Sales => {
    const before = taken;
    taken = withLoss(before, cents, charged);
    const { taxes, ...change } = cents > 0 ? difference(before, taken) : difference(taken, before);
    return {
      kind: cents > 0 ? 'writeOff' : 'recovery',
      ...change,
      taxes: charged.taxes.map(({ code, baseCents }, index) => ({
        ...{ code, cents: taxes[index] ?? 0 },
        baseCents: proportion(baseCents, Math.abs(cents), totalOf(charged)),
      })),
    };
  };
  return ({ credits, writtenOffCents }) => [
    ...credits.map(credit),
    ...(writtenOffCents === 0 ? [] : [lost(writtenOffCents)]),
  ];
}

/** What was taken off an invoice so far, in cents: of the price by `PRICE_PARTS`, of the taxes in the order of the invoice. */
type Taken = { readonly prices: readonly number[]; readonly taxes: readonly number[]; readonly ownTaxCents: number };

function withCredit(taken: Taken, note: NamedCredit, { price }: Charged): Taken {
  const { amountCents, subtotalCents } = note;
  const taxes = (note.taxes ?? []).map(({ amount }) => toCents(amount));
  return {
    prices: split(sumOf(taken.prices) + subtotalCents, price),
    taxes: taken.taxes.map((cents, index) => cents + (taxes[index] ?? 0)),
    ownTaxCents: taken.ownTaxCents + amountCents - subtotalCents - sumOf(taxes),
  };
}

function withLoss(taken: Taken, lostCents: number, charged: Charged): Taken {
  const grossCents = sumOf(taken.prices) + sumOf(taken.taxes) + taken.ownTaxCents + lostCents;
  const shareOf = (cents: number) => proportion(cents, grossCents, totalOf(charged));
  const taxes = charged.taxes.map(({ cents }) => shareOf(cents));
  const ownTaxCents = shareOf(charged.ownTaxCents);
  return { prices: split(grossCents - sumOf(taxes) - ownTaxCents, charged.price), taxes, ownTaxCents };
}

/** The parts of a price that was taken off up to a sum. */
function split(netCents: number, price: JournalPrice): number[] {
  const weights = PRICE_PARTS.map((part) => price[part]);
  return apportioned(Math.max(0, netCents), weights);
}

function difference(less: Taken, more: Taken): Pick<SalesEntry, 'price' | 'ownTaxCents'> & { taxes: number[] } {
  const rest = (all: readonly number[], some: readonly number[]) =>
    all.map((cents, index) => cents - (some[index] ?? 0));
  const prices = rest(more.prices, less.prices);
  const ownTaxCents = more.ownTaxCents - less.ownTaxCents;
  return {
    price: Object.fromEntries(PRICE_PARTS.map((part, index) => [part, prices[index] ?? 0])) as JournalPrice,
    taxes: rest(more.taxes, less.taxes),
    ...(ownTaxCents && { ownTaxCents }),
  };
}

/**
 * The money of each day with the taxes in it, to be called in the order of the days. They are rounded together with those
 * that credit notes and write-offs take off, so that both add up to the taxes of the invoice.
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
    return money.map(({ method, cents, settlesCents, isCredit }) => {
      paidCents += settlesCents;
      const before = counted;
      counted = taxesOf(paidCents, owedCents);
      const taxes = charged.taxes.map(({ code }, index) => {
        return { code, cents: (counted[index] ?? 0) - (before[index] ?? 0) };
      });
      return {
        ...{ kind: 'money', method, cents },
        ...(settlesCents !== cents && { settlesCents }),
        ...(isCredit && { isCredit }),
        taxes: taxes.filter((tax) => tax.cents !== 0),
      };
    });
  };
}

function totalOf({ price, taxes, ownTaxCents }: Charged): number {
  return netCents(price) + sumOf(taxes.map(({ cents }) => cents)) + ownTaxCents;
}
