import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issued } from '#shared/document/pricing.ts';
import type { TaxIssuer } from '#shared/document/taxes.ts';
import { creditParts } from '#shared/ledger/credit.ts';
import { creditsIn, type LedgerEntry } from '#shared/ledger/entry.ts';
import { grossCents, type JournalEntry, type MoneyEntry, owedChangeCents } from '#shared/reports/journal.ts';
import { accountEntriesOf } from '#shared/statement/account-entries.ts';
import { credit, payment, refund } from '#test/support/ledger-harness.ts';
import { ledgers, TOTAL_CENTS } from '#test/support/ledgers.ts';
import { repeats } from '#test/support/repeats.ts';
import { RECORD } from '#test/support/taxed-record.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { journalOf } from './journal.ts';
import type { StoredEntry } from './ledger-store.ts';
import { settled } from './settled.ts';

const ISSUER: TaxIssuer = {
  province: 'QC',
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001', PST_BC: 'PST-1234-5678' },
};
const WHEN = { now: new Date('2026-12-31T12:00:00Z'), timeZone: 'America/Toronto' };
const line = (rate: number, more: Partial<InvoiceRecord['items'][number]> = {}) => ({
  ...{ name: 'Line', quantity: 1, rate },
  ...more,
});

/** An invoice of 300.00 to Québec as it is issued; `entries` are its ledger. */
function anInvoice(
  changes: Partial<InvoiceRecord> = {},
  { entries = [], issuer = ISSUER }: { entries?: readonly LedgerEntry[]; issuer?: TaxIssuer } = {},
): InvoiceRecord {
  const draft = { ...RECORD, billingProvince: 'QC', items: [line(300)], ...changes };
  return withLedger(issued(draft, issuer), entries);
}

/** The invoice with a ledger, whose credit notes get their part of its taxes. */
function withLedger(invoice: InvoiceRecord, entries: readonly LedgerEntry[]): InvoiceRecord {
  const stored: StoredEntry[] = [];
  for (const entry of entries) {
    const parts = entry.kind === 'credit' && creditParts(invoice, { ...entry, earlier: creditsIn(stored) });
    stored.push({ ...entry, ...parts, revision: 1 } as StoredEntry);
  }
  return settled(invoice, stored, WHEN);
}

type Short = Record<string, unknown>;

/** An entry without what is the same in all of them, and without zeros. */
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

const shortOf = (invoice: InvoiceRecord) => journalOf(invoice).map(short);
const kindsOf = (invoice: InvoiceRecord) => journalOf(invoice).map(({ kind, on }) => `${on} ${kind}`);

const SALE = { on: '2026-01-05', kind: 'sale', price: { taxable: 30_000 }, taxes: { GST: 1_500, QST: 2_993 } };

describe('the sale of an invoice', () => {
  it('has its price and its taxes on the issue day, with what names it', () => {
    expect(journalOf(anInvoice({ customerId: 'c1', currency: 'USD' }))).toEqual([
      {
        ...{ on: '2026-01-05', kind: 'sale', currency: 'USD', place: 'QC' },
        ...{ invoiceId: RECORD.id, invoiceNumber: RECORD.invoiceNumber, customer: 'Café Léger', customerId: 'c1' },
        price: { taxable: 30_000, zeroRated: 0, exported: 0, exempt: 0, untaxed: 0 },
        taxes: [
          { code: 'GST', baseCents: 30_000, cents: 1_500 },
          { code: 'QST', baseCents: 30_000, cents: 2_993 },
        ],
      },
    ]);
  });

  it('shares discount and shipping out over lines that a return takes differently', () => {
    const items = [
      line(600, { taxTreatment: 'noPst' }),
      line(250.5, { taxTreatment: 'taxable' }),
      line(19.99, { taxTreatment: 'exempt' }),
    ];
    const [sale] = journalOf(
      anInvoice({
        billingProvince: 'BC',
        items,
        discountType: 'fixed',
        discountValue: 50,
        shippingValue: 15,
        shippingType: 'fixed',
      }),
    );
    expect(sale).toMatchObject({
      place: 'BC',
      price: { taxable: 81_631, zeroRated: 0, exported: 0, exempt: 1_918, untaxed: 0 },
      taxes: [
        { code: 'GST', cents: 4_082, baseCents: 81_631 },
        { code: 'PST_BC', cents: 1_683 },
      ],
    });
  });

  it.each<[what: string, changes: Partial<InvoiceRecord>, issuer: TaxIssuer | undefined, sale: Short]>([
    [
      'of a zero-rated line',
      { items: [line(10, { taxTreatment: 'zeroRated' })] },
      ISSUER,
      { price: { zeroRated: 1_000 } },
    ],
    ['of an export', { items: [line(10, { taxTreatment: 'export' })] }, ISSUER, { price: { exported: 1_000 } }],
    [
      'to a customer abroad, who has an exempt line, too',
      { billingCountry: 'France', billingProvince: '', items: [line(10), line(2, { taxTreatment: 'exempt' })] },
      ISSUER,
      { price: { exported: 1_000, exempt: 200 } },
    ],
    [
      'to an exempt customer',
      { billingProvince: 'AB', taxExemptions: [{ tax: 'GST', reason: 'First Nations', number: '1' }] },
      ISSUER,
      { price: { taxable: 30_000 } },
    ],
    ['without a registration', {}, {}, { price: { untaxed: 30_000 } }],
    ['abroad without a registration', { billingCountry: 'France' }, {}, { price: { untaxed: 30_000 } }],
    [
      'with a tax of its own',
      { taxMode: 'custom', taxType: 'percentage', taxValue: 10 },
      ISSUER,
      { price: { untaxed: 30_000 }, ownTaxCents: 3_000 },
    ],
    ['of nothing', { items: [line(0)] }, ISSUER, { price: {}, taxes: { GST: 0, QST: 0 } }],
  ])('%s', (_, changes, issuer = {}, sale) => {
    expect(shortOf(anInvoice(changes, { issuer }))).toEqual([{ on: '2026-01-05', kind: 'sale', ...sale }]);
  });

  it.each<[what: string, changes: Partial<InvoiceRecord>, issuer: TaxIssuer, place: string]>([
    ['is where it is delivered', { supplyProvince: 'BC' }, ISSUER, 'BC'],
    ['is abroad', { billingProvince: '', billingCountry: 'France' }, ISSUER, 'abroad'],
    ['follows from a tax if its customer has no address', { billingProvince: '' }, ISSUER, 'QC'],
    ['is unknown', { billingProvince: '' }, { ...ISSUER, province: 'ON' }, 'unknown'],
  ])('its place %s', (_, changes, issuer, place) => {
    expect(journalOf(anInvoice(changes, { issuer }))).toMatchObject([{ place }]);
  });

  it.each<[what: string, changes: Partial<InvoiceRecord>]>([
    ['a draft', { status: 'DRAFT' }],
    ['a deposit request', { isDeposit: true, paidCents: 30_000 }],
    ['an invoice that was cancelled by hand', { status: 'CANCELLED' }],
  ])('is nothing of %s', (_, changes) => {
    expect(journalOf({ ...anInvoice(), ...changes })).toEqual([]);
  });
});

describe('credit notes', () => {
  it('in two parts add up to the price and the taxes', () => {
    const items = [line(1_000), line(99.99, { taxTreatment: 'exempt' })];
    const parts = [
      credit({ amountCents: 50_001, creditedOn: '2026-02-01' }),
      credit({ id: 'c2', number: 'CN2-1', amountCents: 72_998, creditedOn: '2026-03-01' }),
    ];
    const [sale, first, second] = journalOf(anInvoice({ billingProvince: 'ON', items }, { entries: parts }));
    expect([sale, first, second].map((entry) => entry && short(entry))).toEqual([
      { on: '2026-01-05', kind: 'sale', price: { taxable: 100_000, exempt: 9_999 }, taxes: { HST: 13_000 } },
      {
        ...{ on: '2026-02-01', kind: 'credit', creditNumber: 'CN-1' },
        ...{ price: { taxable: 40_651, exempt: 4_065 }, taxes: { HST: 5_285 } },
      },
      {
        ...{ on: '2026-03-01', kind: 'credit', creditNumber: 'CN2-1' },
        ...{ price: { taxable: 59_349, exempt: 5_934 }, taxes: { HST: 7_715 } },
      },
    ]);
    expect(first).toMatchObject({ taxes: [{ baseCents: 40_652 }] });
  });

  it('of an invoice with a tax of its own have their part of it', () => {
    const own = { taxMode: 'custom', taxType: 'fixed', taxValue: 30 } as const;
    const [, first] = journalOf(anInvoice(own, { entries: [credit({ amountCents: 11_000 })] }));
    expect(first).toMatchObject({ kind: 'credit', ownTaxCents: 1_000, price: { untaxed: 10_000 }, taxes: [] });
  });
});

describe('a write-off', () => {
  const writtenOff = { at: '2026-06-01T12:00:00Z', on: '2026-06-01', by: 'a@example.com' };
  const lost = (entries: readonly LedgerEntry[]): InvoiceRecord => {
    const open = anInvoice({}, { entries });
    return { ...open, status: 'CANCELLED', writtenOff };
  };

  it('takes off what was due on its day, and gets back what was paid after all', () => {
    const late = payment({ id: 'p2', amountCents: 10_000, paidOn: '2026-07-01', at: '2026-07-01T12:00:00Z' });
    expect(shortOf(lost([payment({ amountCents: 4_493 }), late]))).toEqual([
      SALE,
      { on: '2026-03-01', kind: 'money', method: 'e-transfer', cents: 4_493, taxes: { GST: 195, QST: 390 } },
      { on: '2026-06-01', kind: 'writeOff', price: { taxable: 26_092 }, taxes: { GST: 1_305, QST: 2_603 } },
      { on: '2026-07-01', kind: 'recovery', price: { taxable: 8_697 }, taxes: { GST: 435, QST: 868 } },
      { on: '2026-07-01', kind: 'money', method: 'e-transfer', cents: 10_000, taxes: { GST: 435, QST: 868 } },
    ]);
  });

  it('after a credit note, adds up with it to the taxes', () => {
    const entries = [credit({ amountCents: 11_111, creditedOn: '2026-02-01' })];
    const [, first, last] = shortOf(lost(entries));
    expect(first).toMatchObject({ kind: 'credit', taxes: { GST: 483, QST: 964 } });
    expect(last).toMatchObject({ kind: 'writeOff', taxes: { GST: 1_017, QST: 2_029 } });
  });

  it('takes off again what the bank took back of a late payment', () => {
    const returned = payment({
      ...{ method: 'debit', amountCents: 10_000, paidOn: '2026-07-01', at: '2026-07-01T12:00:00Z' },
      disputes: { d: { stage: 'LOST', amountCents: 10_000, on: '2026-07-05' } },
    });
    expect(kindsOf(lost([returned]))).toEqual([
      '2026-01-05 sale',
      '2026-06-01 writeOff',
      '2026-07-01 recovery',
      '2026-07-01 money',
      '2026-07-05 writeOff',
      '2026-07-05 money',
    ]);
  });
});

describe('money', () => {
  const moneyOf = (entries: readonly LedgerEntry[], changes: Partial<InvoiceRecord> = {}) =>
    shortOf(anInvoice(changes, { entries })).filter(({ kind }) => kind === 'money');
  const money = (on: string, cents: number, more: Short = {}) => {
    return { on, kind: 'money', method: 'e-transfer', cents, ...more };
  };

  it('has the taxes in proportion, in total exactly those of the invoice', () => {
    const entries = ['2026-03-01', '2026-03-02', '2026-03-03'].map((paidOn, index) =>
      payment({
        id: `p${index}`,
        paidOn,
        at: `${paidOn}T12:00:00Z`,
        amountCents: [11_498, 11_498, 11_497][index] ?? 0,
      }),
    );
    expect(moneyOf(entries)).toEqual([
      money('2026-03-01', 11_498, { taxes: { GST: 500, QST: 998 } }),
      money('2026-03-02', 11_498, { taxes: { GST: 500, QST: 997 } }),
      money('2026-03-03', 11_497, { taxes: { GST: 500, QST: 998 } }),
    ]);
  });

  it('beyond the total has no taxes, and none when it is returned', () => {
    const entries = [payment({ amountCents: 40_000 }), refund({ amountCents: 5_507 })];
    expect(moneyOf(entries)).toEqual([
      money('2026-03-01', 40_000, { taxes: { GST: 1_500, QST: 2_993 } }),
      money('2026-03-02', -5_507),
    ]);
  });

  it('beyond what a credit note left has no taxes', () => {
    const entries = [credit({ amountCents: 34_393, creditedOn: '2026-02-01' }), payment({ amountCents: 30_000 })];
    expect(moneyOf(entries)).toEqual([money('2026-03-01', 30_000, { taxes: { GST: 4, QST: 9 } })]);
  });

  it('of a deposit counts on the day on which it is applied', () => {
    const applied = payment({ amountCents: 34_493, appliedOn: '2026-05-05', receiptId: 'r', deposit: 'D-1' });
    expect(moneyOf([applied])).toEqual([money('2026-05-05', 34_493, { taxes: { GST: 1_500, QST: 2_993 } })]);
  });

  it('that was returned with a credit note loses the taxes of that', () => {
    const entries = [
      payment({ amountCents: 34_493 }),
      refund({ amountCents: 4_500, reducesPrice: true }),
      credit({ refundId: 'r1', creditedOn: '2026-03-02' }),
    ];
    expect(shortOf(anInvoice({}, { entries })).slice(2)).toEqual([
      {
        ...{ on: '2026-03-02', kind: 'credit', creditNumber: 'CN-1' },
        ...{ price: { taxable: 3_914 }, taxes: { GST: 196, QST: 390 } },
      },
      money('2026-03-02', -4_500, { taxes: { GST: -196, QST: -390 } }),
    ]);
  });

  it('that was returned before its credit note settles less from that day on', () => {
    const entries = [
      payment({ amountCents: 34_493 }),
      refund({ amountCents: 4_500, reducesPrice: true }),
      credit({ refundId: 'r1', creditedOn: '2026-03-09' }),
    ];
    expect(moneyOf(entries).slice(1)).toEqual([
      money('2026-03-02', -4_500, { settlesCents: 0 }),
      money('2026-03-09', 0, { method: 'other', settlesCents: -4_500, taxes: { GST: -196, QST: -390 } }),
    ]);
  });

  it('that was returned without a credit note keeps its taxes, unless it is owed again', () => {
    const paid = payment({ amountCents: 34_493 });
    expect(moneyOf([paid, refund()])[1]).toEqual(money('2026-03-02', -5_000, { settlesCents: 0 }));
    expect(moneyOf([paid, refund({ stillOwed: true })])[1]).toEqual(
      money('2026-03-02', -5_000, { taxes: { GST: -217, QST: -434 } }),
    );
  });

  it('of a debit is returned when the bank returns it', () => {
    const debit = payment({
      ...{ method: 'debit', amountCents: 34_493 },
      disputes: { d: { stage: 'LOST', amountCents: 34_493, on: '2026-03-09' } },
    });
    expect(moneyOf([debit])).toEqual([
      money('2026-03-01', 34_493, { method: 'debit', taxes: { GST: 1_500, QST: 2_993 } }),
      money('2026-03-09', -34_493, { method: 'debit', taxes: { GST: -1_500, QST: -2_993 } }),
    ]);
  });

  it('in cash settles what its rounding adds, with the taxes of all of it', () => {
    const cash = payment({ method: 'cash', amountCents: 34_495, roundingCents: -2 });
    expect(moneyOf([cash])).toEqual([
      money('2026-03-01', 34_495, { method: 'cash', settlesCents: 34_493, taxes: { GST: 1_500, QST: 2_993 } }),
    ]);
  });

  it('of an invoice that was cancelled by hand has no taxes', () => {
    const paid = anInvoice({}, { entries: [payment(), refund({ amountCents: 20_000, stillOwed: true })] });
    const cancelled = { ...paid, status: 'CANCELLED' } as const;
    expect(shortOf(cancelled)).toEqual([money('2026-03-01', 20_000), money('2026-03-02', -20_000)]);
  });
});

describe('the journal of any invoice', () => {
  const ends = fc.constantFrom('open', 'open', 'writtenOff', 'cancelled');
  const endedOn = fc.constantFrom('2026-02-20', '2026-03-01', '2026-05-01', '2026-06-01', '2026-07-01');
  const invoices = fc.tuple(ledgers, ends, endedOn).map(([{ entries }, end, on]) => {
    const open = anInvoice({}, { entries });
    const status = end === 'open' ? open.status : 'CANCELLED';
    const writtenOff = { at: `${on}T12:00:00Z`, on, by: 'a@example.com' };
    const { isCredited: _c, isRefunded: _r, ...cancelled } = open;
    const record = end === 'cancelled' ? cancelled : open;
    return { entries, end, on, invoice: { ...record, status, ...(end === 'writtenOff' && { writtenOff }) } };
  });
  const runs = { numRuns: repeats(300, 20_000) };

  it('adds up to the balance of every day on a statement', () => {
    expect(anInvoice().totalCents).toBe(TOTAL_CENTS);
    fc.assert(
      fc.property(invoices, ({ invoice, entries, end, on }) => {
        const { invoiceNumber, issueDate, dueDate, currency, totalCents } = invoice;
        const account = accountEntriesOf({
          ...{ invoiceNumber, issueDate, dueDate, currency, totalCents, entries },
          ...(end === 'writtenOff' && { writtenOffOn: on }),
          ...(end === 'cancelled' && { isCancelled: true }),
        });
        const journal = journalOf(invoice);
        for (const day of new Set([...account, ...journal].map((entry) => entry.on))) {
          const balanceCents = account.reduce((sum, entry) => (entry.on <= day ? sum + entry.cents : sum), 0);
          const owedCents = journal.reduce((sum, entry) => (entry.on <= day ? sum + owedChangeCents(entry) : sum), 0);
          expect(owedCents).toBe(balanceCents);
        }
      }),
      runs,
    );
  });

  it('takes off at most what it charged, each tax by itself', () => {
    fc.assert(
      fc.property(invoices, ({ invoice }) => {
        const entries = journalOf(invoice).filter((entry) => entry.kind !== 'money');
        const sign = { sale: 1, recovery: 1, credit: -1, writeOff: -1 } as const;
        const left = (of: (entry: (typeof entries)[number]) => number) =>
          entries.reduce((sum, entry) => sum + sign[entry.kind] * of(entry), 0);
        const taxIn = (code: string) => (entry: JournalEntry) =>
          entry.taxes.reduce((sum, tax) => (tax.code === code ? sum + tax.cents : sum), 0);
        const lefts = [left(({ price }) => price.taxable), left(taxIn('GST')), left(taxIn('QST'))];
        // A credit note after a recovery is rounded by itself.
        for (const cents of lefts) expect(cents).toBeGreaterThanOrEqual(-2);
        const gross = left((entry) => grossCents(entry));
        if (gross === 0) for (const cents of lefts) expect(Math.abs(cents)).toBeLessThanOrEqual(2);
      }),
      runs,
    );
  });

  it('has exactly its taxes in the money that pays it', () => {
    fc.assert(
      fc.property(invoices, ({ invoice, end }) => {
        const entries = journalOf(invoice);
        const money = entries.filter((entry): entry is MoneyEntry => entry.kind === 'money');
        const settledCents = money.reduce((sum, entry) => sum + (entry.settlesCents ?? entry.cents), 0);
        if (end === 'cancelled' || settledCents < invoice.totalCents) return;
        const taxes = money.flatMap((entry) => entry.taxes);
        expect(taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(4_493);
      }),
      runs,
    );
  });
});
