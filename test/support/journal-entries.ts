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

/** 300.00 in Québec. */
export const QUEBEC = salesEntry({ place: 'QC', price: { taxable: 30_000 }, taxes: { GST: 1_500, QST: 2_993 } });
/** 100.00 to a First Nations customer in Ontario, whose part of the HST is credited. */
export const RELIEVED: SalesEntry = {
  ...salesEntry({ price: { taxable: 10_000 } }),
  taxes: [{ code: 'HST', baseCents: 10_000, cents: 500, creditedCents: 800 }],
};
/** 1000.00 in Ontario with a discount of 100.00 and shipping of 20.00. */
export const ONTARIO = salesEntry({ price: { taxable: 92_000 }, taxes: { HST: 11_960 } });
/**
 * 600.00 without PST, 250.50 taxable and 19.99 exempt in British Columbia, discount 50.00 and shipping 15.00. The lines
 * come to 575.88, 240.43 and 19.18.
 */
export const BC = salesEntry({
  place: 'BC',
  price: { taxable: 81_631, exempt: 1_918 },
  taxes: { GST: 4_082, PST_BC: [24_043, 1_683] },
});
/** Revenu Québec's example of a bad debt: 129.99 with taxes is 149.46, of which 30.00 was paid, and later 60.00. */
export const BAD_DEBT: readonly SalesEntry[] = [
  salesEntry({ place: 'QC', price: { taxable: 12_999 }, taxes: { GST: 650, QST: 1_297 } }),
  salesEntry({ ...{ kind: 'writeOff', place: 'QC' }, price: { taxable: 10_389 }, taxes: { GST: 520, QST: 1_037 } }),
  salesEntry({ ...{ kind: 'recovery', place: 'QC' }, price: { taxable: 5_218 }, taxes: { GST: 261, QST: 521 } }),
];
