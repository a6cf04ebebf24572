import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { creditNoteNumber, creditParts, reductionCents } from './credit.ts';
import type { CreditEntry, PaymentEntry, RefundEntry } from './entry.ts';

const tax = (code: InvoiceTax['code'], ratePercent: number, cents: number): InvoiceTax => ({
  ...{ code, ratePercent, rule: '' },
  baseAmount: fromCents(30_000),
  amount: fromCents(cents),
  registration: '84512 3397 RT0001',
  lines: [0],
});
const invoiceOf = (subtotalCents: number, taxes: InvoiceTax[]) => ({
  items: [{ quantity: 1, rate: fromCents(subtotalCents) }],
  taxes,
});
/** An invoice of 300.00 in Québec. */
const QUEBEC = invoiceOf(30_000, [tax('GST', 5, 1_500), tax('QST', 9.975, 2_993)]);

type Invoice = Parameters<typeof creditParts>[0];

/** The credit notes of these amounts, one after the other. */
function creditsOf(invoice: Invoice, amounts: readonly number[]): CreditEntry[] {
  const credits: CreditEntry[] = [];
  for (const [index, amountCents] of amounts.entries()) {
    const facts = { id: `${index}`, number: '', currency: 'CAD', creditedOn: '2026-11-23', at: '' } as const;
    credits.push({ kind: 'credit', ...facts, amountCents, ...creditParts(invoice, { amountCents, earlier: credits }) });
  }
  return credits;
}
const taxCentsOf = ({ taxes = [] }: CreditEntry) => taxes.map(({ amount }) => toCents(amount));

it('is numbered after its invoice; further ones are counted', () => {
  expect([0, 1, 2].map((earlier) => creditNoteNumber('001', earlier))).toEqual(['CN-001', 'CN2-001', 'CN3-001']);
});

it('has the taxes in proportion, with their rates and registrations, for all of its lines', () => {
  const [credit] = creditsOf(QUEBEC, [4_500]);
  expect(credit).toMatchObject({ subtotalCents: 3_914 });
  expect(credit?.taxes).toEqual([
    { code: 'GST', ratePercent: 5, rule: '', registration: '84512 3397 RT0001', baseAmount: 39.14, amount: 1.96 },
    { code: 'QST', ratePercent: 9.975, rule: '', registration: '84512 3397 RT0001', baseAmount: 39.14, amount: 3.9 },
  ]);
});

it('splits both rates of a tax, and what Ontario credits, to the cent', () => {
  const rates = [tax('HST', 5, 200), { ...tax('HST', 13, 1_300), ratePercent: 13 }];
  const halves = creditsOf(invoiceOf(14_000, rates), [7_751, 7_749]);
  expect(halves.map(taxCentsOf)).toEqual([
    [100, 650],
    [100, 650],
  ]);
  const relieved = { ...tax('HST', 5, 501), credited: 8.01 };
  const credits = creditsOf(invoiceOf(10_019, [relieved]), [5_000, 5_520]);
  expect(credits.map(({ taxes }) => taxes?.[0]?.credited)).toEqual([3.81, 4.2]);
});

it.each<[what: string, invoice: Invoice, subtotals: number[]]>([
  ['no taxes', { items: [{ quantity: 1, rate: 100 }], taxes: [] }, [5_000, 5_000]],
  [
    'a percentage of its own',
    { items: [{ quantity: 1, rate: 100 }], taxType: 'percentage', taxValue: 13 },
    [4_425, 5_575],
  ],
  ['an amount of its own', { items: [{ quantity: 1, rate: 100 }], taxType: 'fixed', taxValue: 7.5 }, [4_651, 5_349]],
])('of an invoice with %s has the rest of its tax in the last one', (_, invoice, subtotals) => {
  const { totalCents } = invoiceTotals(invoice);
  const credits = creditsOf(invoice, [5_000, totalCents - 5_000]);
  expect(credits.map(({ subtotalCents }) => subtotalCents)).toEqual(subtotals);
});

describe('any credit notes of an invoice', () => {
  const invoices = fc
    .tuple(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom([], [13], [15], [5, 7], [5, 9.975]))
    .map(([cents, rates]) =>
      invoiceOf(
        cents,
        rates.map((rate) => tax('GST', rate, Math.round((cents * rate) / 100))),
      ),
    );
  const parts = fc.array(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 100_000 })), {
    maxLength: 30,
  });

  it('add up to its taxes, each within a cent of its share', () => {
    fc.assert(
      fc.property(invoices, parts, (invoice, wanted) => {
        const { totalCents, subtotalCents } = invoiceTotals(invoice);
        let left = totalCents;
        const amounts = [...wanted, totalCents].map((cents) => {
          const amount = Math.min(cents, left);
          left -= amount;
          return amount;
        });
        const credits = creditsOf(
          invoice,
          amounts.filter((cents) => cents > 0),
        );
        for (const credit of credits) {
          const shares = taxCentsOf(credit);
          expect(credit.subtotalCents).toBeGreaterThanOrEqual(0);
          expect(shares.reduce((sum, cents) => sum + cents, credit.subtotalCents)).toBe(credit.amountCents);
          for (const [index, cents] of shares.entries()) {
            const exact = (toCents(invoice.taxes[index]?.amount ?? 0) * credit.amountCents) / totalCents;
            expect(cents).toBeGreaterThanOrEqual(0);
            expect(Math.abs(cents - exact)).toBeLessThanOrEqual(1.000001);
          }
        }
        const sum = (of: (credit: CreditEntry) => number) => credits.reduce((cents, credit) => cents + of(credit), 0);
        expect(sum((credit) => credit.subtotalCents)).toBe(subtotalCents);
        for (const [index, { amount }] of invoice.taxes.entries()) {
          expect(sum((credit) => taxCentsOf(credit)[index] ?? 0)).toBe(toCents(amount));
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

it('takes the rounding of a cash payment off the price with the last of it', () => {
  const at = '2026-03-01T12:00:00Z';
  const money = { method: 'cash', currency: 'CAD', at } as const;
  const cash: PaymentEntry = {
    kind: 'payment',
    id: 'p',
    ...money,
    amountCents: 34_490,
    roundingCents: 3,
    paidOn: '2026-03-01',
  };
  const refund = (amountCents: number): RefundEntry => ({
    ...{ kind: 'refund', id: 'r', paymentId: 'p', ...money, status: 'succeeded', refundedOn: '2026-03-02' },
    amountCents,
  });
  const of = (cents: number) =>
    reductionCents(refund(cents), [cash, refund(cents)], { totalCents: 34_493, currency: 'CAD' });
  expect([of(4_500), of(34_490)]).toEqual([4_500, 34_493]);
});
