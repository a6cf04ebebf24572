import { toCad } from '#shared/exchange-rate.ts';
import type { JournalEntry, JournalPrice, SalesEntry } from './journal.ts';

/** The parts of a price. Stored journals have them in this order. */
export const PRICE_PARTS = [
  'taxable',
  'zeroRated',
  'exported',
  'exempt',
  'untaxed',
] as const satisfies readonly (keyof JournalPrice)[];

/** Whether an entry adds to sales, 1, or takes away, -1. */
export function signOf({ kind }: Pick<SalesEntry, 'kind'>): 1 | -1 {
  return kind === 'sale' || kind === 'recovery' ? 1 : -1;
}

/** The price before tax, in cents. */
export function netCents(price: JournalPrice): number {
  return PRICE_PARTS.reduce((sum, part) => sum + price[part], 0);
}

/** The amount of a sales entry with its taxes, in cents. */
export function grossCents({ price, taxes, ownTaxCents = 0 }: SalesEntry): number {
  return netCents(price) + taxes.reduce((sum, tax) => sum + tax.cents, 0) + ownTaxCents;
}

/** By how much an entry changes what its customer owes, in cents: more if positive. */
export function owedChangeCents(entry: JournalEntry): number {
  return entry.kind === 'money' ? -(entry.settlesCents ?? entry.cents) : signOf(entry) * grossCents(entry);
}

/**
 * An entry in Canadian dollars; undefined if it is in another currency and has no rate. Each of its amounts is converted
 * once, half away from zero, so what a report adds up of them is the sum of what it lists (decision F249).
 */
export function inCad(entry: JournalEntry): JournalEntry | undefined {
  const { exchangeRate, currency } = entry;
  if (currency === 'CAD') return entry;
  if (!exchangeRate) return undefined;
  const cad = (cents: number) => toCad(cents, exchangeRate);
  if (entry.kind === 'money') {
    const { cents, settlesCents, taxes } = entry;
    return {
      ...entry,
      ...{ currency: 'CAD', cents: cad(cents), taxes: taxes.map((tax) => ({ ...tax, cents: cad(tax.cents) })) },
      ...(settlesCents !== undefined && { settlesCents: cad(settlesCents) }),
    };
  }
  const { price, taxes, ownTaxCents } = entry;
  return {
    ...entry,
    currency: 'CAD',
    price: Object.fromEntries(PRICE_PARTS.map((part) => [part, cad(price[part])])) as JournalPrice,
    taxes: taxes.map(({ creditedCents, ...tax }) => ({
      ...tax,
      ...{ baseCents: cad(tax.baseCents), cents: cad(tax.cents) },
      ...(creditedCents && { creditedCents: cad(creditedCents) }),
    })),
    ...(ownTaxCents !== undefined && { ownTaxCents: cad(ownTaxCents) }),
  };
}
