import { describe, expect, it } from 'vitest';
import { moneyEntry, salesEntry } from '#test/support/journal-entries.ts';
import { agingBucketOf, agingReport, balanceOn, type OwedInvoice } from './aging-report.ts';

const ON = '2026-11-30';

const invoice = (changes: Partial<OwedInvoice> = {}): OwedInvoice => ({
  ...{ invoiceId: 'inv-1', invoiceNumber: 'INV-1', customerId: 'cust-1', customer: 'Anna Roy', currency: 'CAD' },
  ...{ issueDate: '2026-10-05', dueDate: '2026-11-04', balanceCents: 11_300 },
  ...changes,
});

describe('the columns', () => {
  it.each([
    ['2026-12-01', 'current'],
    ['2026-11-30', 'current'],
    ['2026-11-29', '1-30'],
    ['2026-10-31', '1-30'],
    ['2026-10-30', '31-60'],
    ['2026-10-01', '31-60'],
    ['2026-09-30', '61-90'],
    ['2026-09-01', '61-90'],
    ['2026-08-31', '90+'],
    ['2024-02-29', '90+'],
  ])('due on %s is %s', (dueDate, bucket) => {
    expect(agingBucketOf(dueDate, ON)).toBe(bucket);
  });

  it('add up to what a customer owes, with the invoices that are due first first', () => {
    const later = invoice({ invoiceId: 'inv-2', invoiceNumber: 'INV-2', dueDate: '2026-12-15', balanceCents: 5_000 });
    const old = invoice({ invoiceId: 'inv-3', invoiceNumber: 'INV-3', dueDate: '2026-07-01', balanceCents: 1 });
    const { rows } = agingReport([later, invoice(), old], { on: ON });
    expect(rows).toEqual([
      {
        ...{ customerId: 'cust-1', customer: 'Anna Roy', currency: 'CAD', totalCents: 16_301, creditCents: 0 },
        buckets: { current: 5_000, '1-30': 11_300, '31-60': 0, '61-90': 0, '90+': 1 },
        invoices: [
          ...[['inv-3', 'INV-3', '2026-07-01', '90+', 1] as const],
          ...[['inv-1', 'INV-1', '2026-11-04', '1-30', 11_300] as const],
          ...[['inv-2', 'INV-2', '2026-12-15', 'current', 5_000] as const],
        ].map(([invoiceId, invoiceNumber, dueDate, bucket, balanceCents]) => {
          return { invoiceId, invoiceNumber, issueDate: '2026-10-05', dueDate, bucket, balanceCents };
        }),
      },
    ]);
  });
});

describe('the balance of an invoice on a day', () => {
  const amount = { price: { taxable: 10_000 }, taxes: { HST: 1_300 } };
  const sale = salesEntry({ ...amount, on: '2026-10-05' });
  const credit = salesEntry({ ...amount, kind: 'credit', on: '2026-11-30' });
  const writeOff = salesEntry({ ...amount, kind: 'writeOff', on: '2026-11-30' });
  const recovery = salesEntry({ ...amount, kind: 'recovery', on: '2026-12-05' });
  const paid = (changes: Parameters<typeof moneyEntry>[0] = {}) => moneyEntry({ on: '2026-12-05', ...changes });

  it.each<[string, Parameters<typeof balanceOn>[0], number]>([
    ['is its total with taxes', [sale], 11_300],
    ['is zero before it is issued', [salesEntry({ ...amount, on: '2026-12-06' })], 0],
    ['has the tax that the business typed', [salesEntry({ price: { untaxed: 100 }, ownTaxCents: 10 })], 110],
    ['is less what was paid', [sale, paid({ cents: 300 })], 11_000],
    ['is reduced on the day itself, not before', [sale, paid({ on: '2026-12-06' })], 11_300],
    ['is less a credit note', [sale, credit], 0],
    ['is zero once it is written off', [sale, writeOff], 0],
    ['stays zero if it is paid after that', [sale, writeOff, paid(), recovery], 0],
    ['is owed again after money was returned', [sale, paid(), paid({ cents: -11_300 })], 11_300],
    ['is not if the customer does not owe it', [sale, paid(), paid({ cents: -11_300, settlesCents: 0 })], 0],
    ['is less the rounding of cash', [sale, paid({ cents: 11_295, settlesCents: 11_300 })], 0],
    ['is negative if it is overpaid', [sale, paid({ cents: 12_000 })], -700],
  ])('%s', (_, journal, cents) => {
    expect(balanceOn(journal, '2026-12-05')).toBe(cents);
  });
});

describe('what is not owed', () => {
  it.each([
    ['an invoice that is overpaid', { balanceCents: -700 }],
    ['an invoice that is paid', { balanceCents: 0 }],
    ['an invoice that is issued the next day', { issueDate: '2026-12-01' }],
  ])('%s', (_, changes) => {
    expect(agingReport([invoice(changes)], { on: ON })).toEqual({ on: ON, rows: [] });
  });
});

describe('the rows', () => {
  const names = (...args: Parameters<typeof agingReport>) =>
    agingReport(...args).rows.map(({ customer, currency, totalCents, creditCents }) => {
      return [customer, currency, totalCents, creditCents];
    });

  it('have a customer once for each currency, under the name of their latest invoice', () => {
    const invoices = [
      invoice({ issueDate: '2026-11-01', dueDate: '2026-11-01', customer: 'Anna Roy-Lavoie' }),
      invoice({ dueDate: '2026-12-31' }),
      invoice({ currency: 'USD', balanceCents: 99_900 }),
    ];
    expect(names(invoices, { on: ON })).toEqual([
      ['Anna Roy-Lavoie', 'CAD', 22_600, 0],
      ['Anna Roy', 'USD', 99_900, 0],
    ]);
  });

  it('tell customers without a record apart by name, also from one of the same name who has one', () => {
    const unknown = { customerId: undefined, balanceCents: 100 };
    const invoices = [invoice(), invoice(unknown), invoice(unknown), invoice({ ...unknown, customer: 'Bo' })];
    expect(names(invoices, { on: ON })).toEqual([
      ['Anna Roy', 'CAD', 11_300, 0],
      ['Anna Roy', 'CAD', 200, 0],
      ['Bo', 'CAD', 100, 0],
    ]);
  });

  it('have the credit of customers, also of those who owe nothing, and most first', () => {
    const credits = [
      { customerId: 'cust-2', customer: 'Bo', currency: 'CAD', cents: 500 },
      { customerId: 'cust-3', customer: 'Cy', currency: 'CAD', cents: 0 },
      { customerId: 'cust-1', customer: 'Anna', currency: 'CAD', cents: 70 },
    ] as const;
    const most = invoice({ customerId: 'cust-4', customer: 'Di', balanceCents: 11_301 });
    expect(names([invoice(), most], { on: ON, credits })).toEqual([
      ['Di', 'CAD', 11_301, 0],
      ['Anna Roy', 'CAD', 11_300, 70],
      ['Bo', 'CAD', 0, 500],
    ]);
  });
});
