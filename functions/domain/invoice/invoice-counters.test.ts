import { describe, expect, it } from 'vitest';
import type { InvoiceTax } from '#shared/document/tax.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import { counterWrites } from './invoice-counters.ts';
import type { InvoiceRecord } from './invoice-record.ts';

const invoice = {
  id: 'Abcdefghij0123456789zz',
  businessId: 'b',
  status: 'SENT',
  invoiceNumber: 'INV-7',
  billingName: 'Café Léger',
  issueDate: '2026-03-01',
  createdAt: '2026-03-01T12:00:00.000Z',
  currency: 'CAD',
  totalCents: 20_000,
  movements: [] as InvoiceRecord['movements'],
} as InvoiceRecord;

const GST: InvoiceTax = { code: 'GST', ratePercent: 5, baseAmount: 190.48, amount: 9.52, rule: '' };

/** A payment of the whole by a method. */
const received = (method: LedgerMethod) => [{ on: '2026-03-09', at: '2026-03-09T12:00:00Z', cents: 20_000, method }];

/** The amount added to each counter, by item and attribute. */
function additions(before: InvoiceRecord | null, after: InvoiceRecord | null): Record<string, number> {
  const updates = Object.values(counterWrites(before, after)).flatMap(({ Update }) => Update ?? []);
  return Object.fromEntries(
    updates.flatMap(({ Key, ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} }) =>
      Object.values(names).map((name, index) => [`${Key?.sk} ${name}`, Number(values[`:a${index}`])]),
    ),
  );
}

describe('the counters of a business', () => {
  it('grow with a new invoice and shrink with a deleted one', () => {
    const grown = {
      'INVOICE_COUNT#ALL#2026-03 01': 1,
      'INVOICE_COUNT#SENT#2026-03 01': 1,
      'INVOICE_COUNT#SENT#2026-03 sales': 20_000,
      'INVOICE_STATS#TOTALS SENT': 1,
      'INVOICE_STATS#TOTALS SENT_CAD': 20_000,
    };
    expect(additions(null, invoice)).toEqual(grown);
    const shrunk = Object.fromEntries(Object.entries(grown).map(([figure, amount]) => [figure, -amount]));
    expect(additions(invoice, null)).toEqual(shrunk);
  });

  it.each(['DRAFT', 'SENT', 'OVERDUE'] as const)('count what remains to be paid of a %s invoice', (status) => {
    const before = { ...invoice, status };
    expect(additions(before, { ...before, paidCents: 15_000 })).toEqual({
      [`INVOICE_STATS#TOTALS ${status}_CAD`]: -15_000,
    });
  });

  it('count a paid invoice in full, on the day of its payment', () => {
    const paid = { ...invoice, status: 'PAID', paidCents: 20_000, movements: received('card') } as const;
    expect(additions(invoice, paid)).toEqual({
      'INVOICE_COUNT#SENT#2026-03 01': -1,
      'INVOICE_COUNT#SENT#2026-03 sales': -20_000,
      'INVOICE_COUNT#PAID#2026-03 01': 1,
      'INVOICE_COUNT#PAID#2026-03 sales': 20_000,
      'INVOICE_STATS#TOTALS SENT': -1,
      'INVOICE_STATS#TOTALS SENT_CAD': -20_000,
      'INVOICE_STATS#TOTALS PAID': 1,
      'INVOICE_STATS#TOTALS PAID_CAD': 20_000,
      'INVOICE_STATS#TOTALS PAID_BY_CARD': 1,
      'INVOICE_STATS#PAID#2026-03-09 CAD': 20_000,
    });
  });

  it.each<[title: string, invoice: Partial<InvoiceRecord>, attribute: string, cents: number]>([
    ['in the customer’s province', { billingProvince: 'BC' }, 'sales_BC', 20_000],
    ['where they are delivered', { billingProvince: 'BC', supplyProvince: 'SK' }, 'sales_SK', 20_000],
    ['abroad', { billingCountry: 'France' }, 'sales_abroad', 20_000],
    ['without taxes', { taxes: [GST] }, 'sales', 19_048],
  ])('sum up sales %s', (_, changes, attribute, cents) => {
    const sold = additions(null, { ...invoice, ...changes });
    expect(sold).toMatchObject({ [`INVOICE_COUNT#SENT#2026-03 ${attribute}`]: cents });
    const move = additions(invoice, { ...invoice, ...changes });
    expect(Object.values(move).reduce((sum, amount) => sum + amount, 0)).toBe(cents - 20_000);
  });

  it.each(['DRAFT', 'CANCELLED'] as const)('do not count a %s invoice as sold', (status) => {
    expect(Object.keys(additions(null, { ...invoice, status })).join()).not.toContain('sales');
  });

  it('count invoices paid only by card, until a refund', () => {
    const figure = 'INVOICE_STATS#TOTALS PAID_BY_CARD';
    const byCard = { ...invoice, status: 'PAID', paidCents: 20_000, movements: received('card') } as const;
    const refund = { on: '2026-03-10', cents: -5_000, method: 'card' } as const;
    const refunded = { ...byCard, movements: [...byCard.movements, refund] };
    expect(additions(invoice, byCard)).toMatchObject({ [figure]: 1 });
    expect(additions(byCard, refunded)).toMatchObject({ [figure]: -1 });
    expect(additions(invoice, { ...byCard, movements: received('other') })).not.toHaveProperty([figure]);
  });

  it('do not count an invoice without a charge as paid by card', () => {
    const free = { ...invoice, status: 'PAID', totalCents: 0 } as const;
    expect(additions(null, free)).not.toHaveProperty(['INVOICE_STATS#TOTALS PAID_BY_CARD']);
  });

  it('do not change when nothing they count changes', () => {
    expect(counterWrites(invoice, { ...invoice, version: 2, paymentTerms: 'Now' })).toEqual({});
  });
});
