import { describe, expect, it } from 'vitest';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { countInvoices, glanceFigures, hasIssued } from './glance-figures.ts';

const COUNTS = { DRAFT: 2, SENT: 5, PAID: 9, OVERDUE: 3, CANCELLED: 1 };
const CAD = {
  currency: 'CAD',
  outstanding: 100.1,
  overdue: 40.05,
  paidLast30Days: 0,
  draft: 10,
  writtenOff: 0,
} as const;
const USD = { currency: 'USD', outstanding: 900, overdue: 0, paidLast30Days: 30.3, draft: 0, writtenOff: 0 } as const;

const stats = (...currencies: InvoiceStats['currencies']): InvoiceStats => ({ currencies, counts: COUNTS });

describe('glanceFigures', () => {
  it('returns outstanding, overdue, paid and draft amounts in cents, each with its filter', () => {
    expect(glanceFigures(stats(CAD)).map(({ label, filter, main }) => [label, filter, main.cents])).toEqual([
      ['Outstanding', 'OUTSTANDING', 10_010],
      ['Overdue', 'OVERDUE', 4005],
      ['Paid, last 30 days', 'PAID', 0],
      ['Drafts', 'DRAFT', 1000],
    ]);
  });

  it('counts the invoices behind each figure', () => {
    expect(glanceFigures(stats(CAD)).map(({ hint }) => hint)).toEqual([
      '5 sent, 3 overdue',
      '3 past due',
      '9 paid in total',
      '2 not sent yet',
    ]);
  });

  it('shows the most used currency first, the others if not zero', () => {
    const figures = glanceFigures(stats(CAD, USD));
    expect(figures.map(({ main }) => `${main.cents} ${main.currency}`)).toEqual([
      '90000 USD',
      '0 USD',
      '3030 USD',
      '0 USD',
    ]);
    expect(figures.map(({ others }) => others.map(({ cents, currency }) => `${cents} ${currency}`))).toEqual([
      ['10010 CAD'],
      ['4005 CAD'],
      [],
      ['1000 CAD'],
    ]);
  });

  it('is zero in CAD for a business without invoices', () => {
    expect(new Set(glanceFigures(stats()).map(({ main }) => `${main.cents} ${main.currency}`))).toEqual(
      new Set(['0 CAD']),
    );
  });
});

it.each([
  ['DRAFT', false],
  ['CANCELLED', false],
  ['SENT', true],
  ['OVERDUE', true],
  ['PAID', true],
] as const)('a business whose only invoice is %s has issued one: %s', (status, expected) => {
  const none = { DRAFT: 0, SENT: 0, PAID: 0, OVERDUE: 0, CANCELLED: 0 };
  expect(hasIssued({ counts: { ...none, [status]: 1 }, currencies: [CAD] })).toBe(expected);
});

it('a business whose only invoice was written off has issued one', () => {
  const counts = { DRAFT: 0, SENT: 0, PAID: 0, OVERDUE: 0, CANCELLED: 1 };
  expect(hasIssued({ counts, currencies: [{ ...CAD, writtenOff: 150 }] })).toBe(true);
});

it('counts invoices of every status', () => {
  expect(countInvoices(stats())).toBe(20);
});

it('shows the amount written off, if there is any, in each currency', () => {
  const figure = (...currencies: InvoiceStats['currencies']) => glanceFigures(stats(...currencies)).at(4);
  expect(figure(CAD, USD)).toBeUndefined();
  expect(figure({ ...CAD, writtenOff: 1150 }, { ...USD, writtenOff: 0.5 })).toMatchObject({
    label: 'Written off',
    filter: 'WRITTEN_OFF',
    main: { cents: 50, currency: 'USD' },
    others: [{ cents: 115_000, currency: 'CAD' }],
  });
});
