import { journalKey, type Key } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { put, remove } from '#functions/data/table/write.ts';
import type { ExchangeRate } from '#shared/exchange-rate.ts';
import { PRICE_PARTS } from '#shared/reports/entry-cents.ts';
import type { JournalEntry, JournalTax, MoneyEntry, SalesEntry } from '#shared/reports/journal.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { journalOf } from './journal.ts';

/**
 * The entries of an invoice in a month, with short attribute names, since reads are billed by size. One item a month keeps an
 * invoice that is paid on many days within a transaction (decision F243).
 */
export type JournalItem = Key & {
  readonly n: string;
  readonly c: string;
  readonly i?: string;
  readonly u: JournalEntry['currency'];
  readonly p: JournalEntry['place'];
  readonly x?: readonly [rate: ExchangeRate['rate'], on: ExchangeRate['on']];
  readonly e: readonly (ShortSales | ShortMoney)[];
};

/** The day of the month, the price by `PRICE_PARTS`, taxes, a tax of its own, and the number of a credit note. */
type ShortSales = {
  readonly d: string;
  readonly k: SalesEntry['kind'];
  readonly p: readonly number[];
  readonly t?: readonly ShortTax[];
  readonly o?: number;
  readonly r?: string;
};

type ShortTax = readonly [code: JournalTax['code'], baseCents: number, cents: number, creditedCents?: number];

/** The day of the month, method, cents, what they settle if it differs, whether they are credit, and taxes. */
type ShortMoney = {
  readonly d: string;
  readonly k: MoneyEntry['kind'];
  readonly m: MoneyEntry['method'];
  readonly a: number;
  readonly s?: number;
  readonly c?: 1;
  readonly t?: readonly (readonly [code: MoneyEntry['taxes'][number]['code'], cents: number])[];
};

/** The writes that bring the journal from an invoice to its next version: only the months that differ. */
export function journalWrites(before: InvoiceRecord | null, after: InvoiceRecord | null): Record<string, Write> {
  const [old, next] = [itemsOf(before), itemsOf(after)];
  const gone = [...old].filter(([month]) => !next.has(month));
  const changed = [...next].filter(([month, item]) => JSON.stringify(old.get(month)) !== JSON.stringify(item));
  return Object.fromEntries([
    ...gone.map(([month, { pk, sk }]) => [`journal ${month}`, remove({ pk, sk })] as const),
    ...changed.map(([month, item]) => [`journal ${month}`, put(item)] as const),
  ]);
}

/** The entries of an item, by day. */
export function entriesIn({ sk, n, c, i, u, p, x, e }: JournalItem): JournalEntry[] {
  const [, month = '', invoiceId = ''] = sk.split('#');
  const facts = {
    ...{ invoiceId, invoiceNumber: n, customer: c, currency: u, place: p },
    ...(i && { customerId: i }),
    ...(x && { exchangeRate: { rate: x[0], on: x[1] } }),
  };
  return e.map((entry) => ({ ...facts, on: `${month}-${entry.d}`, ...toEntry(entry) }));
}

function itemsOf(invoice: InvoiceRecord | null): ReadonlyMap<string, JournalItem> {
  if (!invoice) return new Map();
  const byMonth = Map.groupBy(journalOf(invoice), ({ on }) => on.slice(0, 7));
  return new Map([...byMonth].map(([month, entries]) => [month, toItem(invoice, month, entries)]));
}

function toItem({ id, businessId }: InvoiceRecord, month: string, entries: readonly JournalEntry[]): JournalItem {
  // A group is never empty, and its entries have these facts in common.
  const [{ invoiceNumber, customer, customerId, currency, place, exchangeRate }] = entries as [JournalEntry];
  return {
    ...journalKey(businessId, month, id),
    ...{ n: invoiceNumber, c: customer, u: currency, p: place },
    ...(customerId && { i: customerId }),
    ...(exchangeRate && { x: [exchangeRate.rate, exchangeRate.on] as const }),
    e: entries.map(toShort),
  };
}

function toShort(entry: JournalEntry): ShortSales | ShortMoney {
  const d = entry.on.slice(8);
  if (entry.kind === 'money') {
    const { kind: k, method: m, cents: a, settlesCents: s, isCredit, taxes } = entry;
    return {
      ...{ d, k, m, a },
      ...(s !== undefined && { s }),
      ...(isCredit && { c: 1 }),
      ...(taxes.length > 0 && { t: taxes.map(({ code, cents }) => [code, cents] as const) }),
    };
  }
  const { kind: k, price, taxes, ownTaxCents: o, creditNumber: r } = entry;
  return {
    ...{ d, k, p: PRICE_PARTS.map((part) => price[part]) },
    ...(taxes.length > 0 && { t: taxes.map(toShortTax) }),
    ...(o && { o }),
    ...(r && { r }),
  };
}

function toShortTax({ code, baseCents, cents, creditedCents }: JournalTax): ShortTax {
  return creditedCents === undefined ? [code, baseCents, cents] : [code, baseCents, cents, creditedCents];
}

type Own = Omit<SalesEntry, keyof Facts> | Omit<MoneyEntry, keyof Facts>;
type Facts = Pick<
  JournalEntry,
  'on' | 'invoiceId' | 'invoiceNumber' | 'customerId' | 'customer' | 'currency' | 'place' | 'exchangeRate'
>;

function toEntry(entry: ShortSales | ShortMoney): Own {
  if (entry.k === 'money') {
    const { k: kind, m: method, a: cents, s: settlesCents, c, t = [] } = entry;
    const taxes = t.map(([code, tax]) => ({ code, cents: tax }));
    return {
      ...{ kind, method, cents },
      ...(settlesCents !== undefined && { settlesCents }),
      ...(c && { isCredit: true as const }),
      taxes,
    };
  }
  const { k: kind, p, t = [], o: ownTaxCents, r: creditNumber } = entry;
  const [taxable = 0, zeroRated = 0, exported = 0, exempt = 0, untaxed = 0] = p;
  return {
    ...{ kind, price: { taxable, zeroRated, exported, exempt, untaxed } },
    taxes: t.map(([code, baseCents, cents, creditedCents]) => {
      return { code, baseCents, cents, ...(creditedCents !== undefined && { creditedCents }) };
    }),
    ...(ownTaxCents && { ownTaxCents }),
    ...(creditNumber && { creditNumber }),
  };
}
