import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { journalOf } from '#functions/domain/invoice/journal.ts';
import type { StoredEntry } from '#functions/domain/invoice/ledger-store.ts';
import { settled } from '#functions/domain/invoice/settled.ts';
import { issued } from '#shared/document/pricing.ts';
import type { TaxIssuer } from '#shared/document/taxes.ts';
import { creditParts } from '#shared/ledger/credit.ts';
import { creditsIn, type LedgerEntry } from '#shared/ledger/entry.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { RECORD } from './taxed-record.ts';

/** Registered in Québec, and for the PST of British Columbia. */
export const ISSUER: TaxIssuer = {
  province: 'QC',
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001', PST_BC: 'PST-1234-5678' },
};
const WHEN = { now: new Date('2026-12-31T12:00:00Z'), timeZone: 'America/Toronto' };
/** An item of one at a price in dollars. */
export const line = (rate: number, more: Partial<InvoiceRecord['items'][number]> = {}) => ({
  ...{ name: 'Line', quantity: 1, rate },
  ...more,
});

/** An issued invoice of 300.00 to Québec with a ledger of `entries`. */
export function aJournaledInvoice(
  changes: Partial<InvoiceRecord> = {},
  { entries = [], issuer = ISSUER }: { entries?: readonly LedgerEntry[]; issuer?: TaxIssuer } = {},
): InvoiceRecord {
  const draft = { ...RECORD, billingProvince: 'QC', items: [line(300)], ...changes };
  return withLedger(issued(draft, issuer), entries);
}

/** The invoice with a ledger; its credit notes get their share of its taxes. */
function withLedger(invoice: InvoiceRecord, entries: readonly LedgerEntry[]): InvoiceRecord {
  const stored: StoredEntry[] = [];
  for (const entry of entries) {
    const parts = entry.kind === 'credit' && creditParts(invoice, { ...entry, earlier: creditsIn(stored) });
    stored.push({ ...entry, ...parts, revision: 1 } as StoredEntry);
  }
  return settled(invoice, stored, WHEN);
}

/** An entry as a test compares it. */
export type Short = Record<string, unknown>;

/** The journal of an invoice, without what all entries have in common, and without zeros. */
export const shortJournal = (invoice: InvoiceRecord): Short[] => journalOf(invoice).map(short);

/** The sale of `aJournaledInvoice`. */
export const SALE = { on: '2026-01-05', kind: 'sale', price: { taxable: 30_000 }, taxes: { GST: 1_500, QST: 2_993 } };

function short(entry: JournalEntry): Short {
  const { invoiceId: _i, invoiceNumber: _n, customer: _c, currency: _u, place: _p, on, kind, ...rest } = entry;
  const taxes = Object.fromEntries(rest.taxes.map((tax) => [tax.code, tax.cents]));
  const money = 'price' in rest ? Object.entries(rest.price).filter(([, cents]) => cents !== 0) : [];
  const { taxes: _t, ...others } = rest;
  return {
    ...others,
    ...('price' in rest && { price: Object.fromEntries(money) }),
    ...{ on, kind },
    ...(rest.taxes.length > 0 && { taxes }),
  };
}
