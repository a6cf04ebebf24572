import type { JournalPrice, MoneyEntry, SalesEntry } from '#shared/reports/journal.ts';

const PRICE: JournalPrice = { taxable: 0, zeroRated: 0, exported: 0, exempt: 0, untaxed: 0 };

type SalesFacts = Partial<Omit<SalesEntry, 'price' | 'taxes'>> & {
  readonly price?: Partial<JournalPrice>;
  /** Cents of a tax, or what it was charged on and its cents; by default, on the taxable part of the price. */
  readonly taxes?: { readonly [Code in SalesEntry['taxes'][number]['code']]?: number | readonly [number, number] };
};

/** A sale of 2026-10-05 in Ontario, or another document of an invoice, in cents. */
export function salesEntry({ price, taxes = {}, ...changes }: SalesFacts = {}): SalesEntry {
  const parts = { ...PRICE, ...price };
  return {
    kind: 'sale',
    on: '2026-10-05',
    ...{ invoiceId: 'inv-1', invoiceNumber: 'INV-1', customerId: 'cust-1', customer: 'Anna Roy' },
    ...{ currency: 'CAD', place: 'ON' },
    ...changes,
    price: parts,
    taxes: Object.entries(taxes).map(([code, amount]) => {
      const [baseCents, cents] = typeof amount === 'number' ? [parts.taxable, amount] : amount;
      return { code: code as SalesEntry['taxes'][number]['code'], baseCents, cents };
    }),
  };
}

/** A payment of 2026-10-20 for that invoice. */
export function moneyEntry(changes: Partial<MoneyEntry> = {}): MoneyEntry {
  const { kind: _, price: _p, taxes: _t, ...common } = salesEntry({ on: '2026-10-20' });
  return {
    ...common,
    kind: 'money',
    method: 'e-transfer',
    cents: 11_300,
    taxes: [{ code: 'HST', cents: 1_300 }],
    ...changes,
  };
}
