import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { invoiceMail } from '#functions/data/invoice/invoice-mail.ts';
import { dueCentsOf, type InvoiceRecord, toInvoice } from '#functions/data/invoice/invoice-record.ts';
import { toListItem, toRow } from '#functions/data/invoice/invoice-row.ts';
import type { CompanyRecord } from '#functions/data/people/businesses.ts';
import { priced } from '#shared/invoice/pricing.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { enCa } from '#shared/locale/en-ca.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { enteredInvoice, exactInvoices, issuerOf, PLACED_BY, type PlacedBy } from '#test/support/exact-invoices.ts';
import { type ExactInvoice, exactTaxes } from '#test/support/exact-taxes.ts';
import { repeats } from '#test/support/repeats.ts';
import { Totals } from '#web/features/pay/totals.tsx';

/** A generated invoice's inputs: quantities and percentages in ten-thousandths, money in cents. */
type Figures = {
  lines: readonly { quantity: number; rate: number }[];
  discount: Adjustment;
  shipping: Adjustment;
  tax: number;
};
type Adjustment = { type: 'fixed' | 'percentage'; value: number };

const adjustment = (): fc.Arbitrary<Adjustment> =>
  fc.oneof(
    fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 500_000 }) }),
    fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 1_000_000 }) }),
  );

const figures: fc.Arbitrary<Figures> = fc.record({
  lines: fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 2_000_000 }), rate: fc.integer({ min: 1, max: 1_000_000 }) }),
    { minLength: 1, maxLength: 12 },
  ),
  discount: adjustment(),
  shipping: adjustment(),
  tax: fc.integer({ min: 0, max: 1_000_000 }),
});

it('computes the same amount for list, document, pay page, email and charge, for 1,000 generated invoices', () => {
  fc.assert(
    fc.property(figures, (generated) => {
      const cents = exactTotal(generated);
      const record = recordOf(generated);
      const invoice = publicInvoiceOf(record);
      const text = enCa.money(cents, 'CAD');
      expect(toListItem(toRow(record)).total).toBe(fromCents(cents));
      expect(dueCentsOf(record)).toBe(cents);
      expect(textOf(createElement(InvoiceDocument, { invoice, dictionary: enCa }))).toContain(text);
      const totals = invoiceTotals(invoice);
      expect(textOf(createElement(Totals, { invoice, totals, dictionary: enCa }))).toContain(text);
      const message = { invoice, today: '2026-01-05', siteUrl: '', dictionary: messageDictionaryFor({}) };
      const mail = invoiceMail({ ...message, to: 'a@example.com', pdf: new Uint8Array() });
      expect([mail.text, mail.html].every((each) => each.includes(text))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('shows the same provincial taxes on record, list, document, pay page, email and charge', () => {
  const property = fc.property(exactInvoices, fc.constantFrom(...PLACED_BY), (generated, placedBy) => {
    const { taxes, total } = exactTaxes(generated);
    const { record, invoice } = taxedInvoice(generated, placedBy);
    const text = enCa.money(total, 'CAD');
    const charged = (invoice.taxes ?? []).filter(({ amount }) => amount > 0);
    expect(Object.fromEntries(charged.map((tax) => [tax.code, toCents(tax.amount)]))).toEqual(aboveZero(taxes));
    expect(toInvoice(record)).toMatchObject({ taxes: invoice.taxes, total: fromCents(total) });
    expect([dueCentsOf(record), toCents(toListItem(toRow(record)).total)]).toEqual([total, total]);
    const totals = invoiceTotals(invoice);
    const drawn = [
      textOf(createElement(InvoiceDocument, { invoice, dictionary: enCa })),
      textOf(createElement(Totals, { invoice, totals, dictionary: enCa })),
    ];
    const shown = charged.map((tax) => taxRow(enCa.percent(tax.ratePercent), enCa.amount(toCents(tax.amount))));
    for (const surface of drawn) {
      expect(surface).toContain(text);
      for (const row of shown) expect(surface).toMatch(row);
    }
    const message = { invoice, today: '2026-01-05', siteUrl: '', dictionary: messageDictionaryFor({}) };
    expect(invoiceMail({ ...message, to: 'a@example.com', pdf: new Uint8Array() }).text).toContain(text);
  });
  fc.assert(property, { numRuns: repeats(300, 5_000) });
});

/** The rate of a tax in brackets, perhaps a registration, and the amount. */
const taxRow = (percent: string, amount: string) =>
  new RegExp(`\\(${percent}\\)[^()]*${amount}`.replaceAll('.', '\\.'));

const aboveZero = (cents: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(cents).filter(([, value]) => value > 0));

/** The total in exact arithmetic, independent of the product's code (spec 1 §9). */
function exactTotal({ lines, discount, shipping, tax }: Figures): number {
  const subtotal = lines.reduce((sum, line) => sum + rounded(BigInt(line.quantity) * BigInt(line.rate), 10_000n), 0n);
  const of = ({ type, value }: Adjustment) =>
    type === 'fixed' ? BigInt(value) : rounded(subtotal * BigInt(value), 1_000_000n);
  const left = subtotal - of(discount);
  const taxed = (left > 0n ? left : 0n) + of(shipping);
  return Number(taxed + rounded(taxed * BigInt(tax), 1_000_000n));
}

/** Rounds half away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor / 2n) / divisor;
}

function recordOf({ lines, discount, shipping, tax }: Figures): InvoiceRecord {
  const inUnits = ({ type, value }: Adjustment) => (type === 'fixed' ? value / 100 : value / 10_000);
  const record: InvoiceRecord = {
    ...RECORD,
    items: lines.map(({ quantity, rate }) => ({ name: 'Line', quantity: quantity / 10_000, rate: rate / 100 })),
    discountType: discount.type,
    discountValue: inUnits(discount),
    shippingType: shipping.type,
    shippingValue: inUnits(shipping),
    taxType: 'percentage',
    taxValue: tax / 10_000,
  };
  return priced(record, undefined);
}

/** A generated invoice with the taxes of its province, as stored and as its recipient reads it. */
function taxedInvoice(generated: ExactInvoice, placedBy: PlacedBy): { record: InvoiceRecord; invoice: PublicInvoice } {
  const { items, ...entered } = enteredInvoice(generated, placedBy);
  const named = items.map((item) => ({ name: 'Line', ...item }));
  const draft = { ...RECORD, ...entered, items: named, taxMode: 'province' } as InvoiceRecord;
  const record = priced(draft, issuerOf(generated, placedBy) as CompanyRecord);
  return { record, invoice: publicInvoiceOf(record) };
}

const RECORD: InvoiceRecord = {
  id: 'A'.repeat(22),
  businessId: 'business',
  status: 'SENT',
  version: 1,
  totalCents: 0,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  invoiceNumber: 'INV-20260105001',
  issueDate: '2026-01-05',
  dueDate: '2026-02-04',
  currency: 'CAD',
  paymentMethod: 'card',
  paymentTerms: 'Payment is due within 30 days.',
  billingName: 'Café Léger',
  items: [],
};

function publicInvoiceOf(record: InvoiceRecord): PublicInvoice {
  const { lineCents } = invoiceTotals(record);
  return PublicInvoice.parse({
    ...record,
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(lineCents[index] ?? 0) })),
    company: { name: 'Prairie Studio Ltd.', paymentSettings: { paymentIntegrationEnabled: true } },
  });
}

function textOf(element: Parameters<typeof renderToStaticMarkup>[0]): string {
  return renderToStaticMarkup(element).replace(/<[^>]*>/g, '');
}
