import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dueCentsOf, type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import { toListItem, toRow } from '#functions/domain/invoice/invoice-row.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import { invoiceMail } from '#functions/mail/kinds/invoice-mail.ts';
import { priced } from '#shared/document/pricing.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { enCa } from '#shared/locale/en-ca.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { fromCents, toCents } from '#shared/money.ts';
import type { Profile } from '#shared/user/schema.ts';
import { exactInvoices, PLACED_BY } from '#test/support/exact-invoices.ts';
import { exactTaxes } from '#test/support/exact-taxes.ts';
import { repeats } from '#test/support/repeats.ts';
import { publicInvoiceOf, RECORD, taxedInvoice, taxRows } from '#test/support/taxed-record.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';
import { previewInvoice } from '#web/features/invoice-editor/model/preview-invoice.ts';
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

it('shows the same taxes of a province on record, list, preview, document, pay page, email and charge', () => {
  const property = fc.property(
    exactInvoices,
    fc.constantFrom(...PLACED_BY),
    fc.constantFrom(...LANGUAGES),
    (generated, placedBy, language) => {
      const { taxes, total } = exactTaxes(generated);
      const { company, record, invoice } = taxedInvoice(generated, { placedBy, language });
      const dictionary = messageDictionaryFor({ language });
      const text = dictionary.money(total, 'CAD');
      const charged = Map.groupBy(invoice.taxes ?? [], ({ code }) => code);
      const cents = [...charged].map(([code, all]) => [code, all.reduce((sum, tax) => sum + toCents(tax.amount), 0)]);
      expect(aboveZero(Object.fromEntries(cents))).toEqual(aboveZero(taxes));
      expect(toInvoice(record)).toMatchObject({ taxes: invoice.taxes, total: fromCents(total) });
      expect([dueCentsOf(record), toCents(toListItem(toRow(record)).total)]).toEqual([total, total]);
      const totals = invoiceTotals(invoice);
      const drawn = [
        textOf(createElement(InvoiceDocument, { invoice, dictionary })),
        textOf(createElement(InvoiceDocument, { invoice: previewOf(record, company), dictionary })),
        textOf(createElement(Totals, { invoice, totals, dictionary })),
      ];
      for (const surface of drawn) {
        expect(surface).toContain(text);
        for (const row of taxRows(invoice, dictionary)) expect(surface).toMatch(row);
      }
      const message = { invoice, today: '2026-01-05', siteUrl: '', dictionary };
      expect(invoiceMail({ ...message, to: 'a@example.com', pdf: new Uint8Array() }).text).toContain(text);
    },
  );
  fc.assert(property, { numRuns: repeats(300, 5_000) });
});

/** The invoice as the editor's preview draws it before it is saved, from what was entered. */
function previewOf(record: InvoiceRecord, company: CompanyRecord): PublicInvoice {
  const { taxes: _computed, ...entered } = record;
  return previewInvoice(formFromInvoice(entered), {
    // A profile counts only without a company.
    issuer: { company, settings: null, profile: {} as Profile },
    pricing: { issuer: company, saved: null },
    saved: null,
  });
}

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

function textOf(element: Parameters<typeof renderToStaticMarkup>[0]): string {
  return renderToStaticMarkup(element).replace(/<[^>]*>/g, '');
}
