import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import { applyUpdate } from '#functions/invoices/content.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { issued, priced } from '#shared/document/pricing.ts';
import type { TaxIssuer } from '#shared/document/taxes.ts';
import { InvoiceInput, InvoiceUpdate } from '#shared/invoice/schema.ts';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { isSameInvoice, savedDocument } from '#web/document-editor/model/editor-start.ts';
import { type Adjustment, blankItem, type InvoiceForm } from '#web/document-editor/model/form.ts';
import { formTotals } from '#web/document-editor/model/form-pricing.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';

const NOW = { now: new Date('2026-06-15T12:00:00Z'), today: '2026-06-15' };

const stored = (content: object, more: object = {}) =>
  ({
    id: 'inv-1',
    businessId: 'business-1',
    status: 'DRAFT',
    version: 1,
    totalCents: 0,
    movements: [] as InvoiceRecord['movements'],
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    ...content,
    ...more,
  }) as InvoiceRecord;

/** What the server stores for a new invoice. */
const created = (form: InvoiceForm, company: TaxIssuer) =>
  priced(stored(InvoiceInput.parse(toInvoiceInput(form)), { status: 'DRAFT' }), company);

/** What the server stores when the invoice is saved again as `form`. */
function updated(before: InvoiceRecord, form: InvoiceForm, company: TaxIssuer): InvoiceRecord {
  const update = InvoiceUpdate.parse(toInvoiceUpdate(form, savedDocument(toInvoice(before)).form, before.version));
  return applyUpdate(before, update, { ...NOW, company: company as never });
}

const decimals = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((whole) => whole / 10 ** places);

const adjustment: fc.Arbitrary<Adjustment> = fc
  .record({ isOn: fc.boolean(), isAmount: fc.boolean(), amount: decimals(500, 2), percentage: decimals(100, 4) })
  .map(({ isOn, isAmount, amount, percentage }) =>
    isAmount ? { isOn, type: 'amount', value: amount } : { isOn, type: 'percentage', value: percentage },
  );

const item = fc
  .record({
    quantity: decimals(50, 4).map((quantity) => quantity || 1),
    rate: decimals(2000, 2),
    taxTreatment: fc.constantFrom(undefined, undefined, ...TAX_TREATMENTS),
    supplyCategory: fc.constantFrom(undefined, ...SUPPLY_CATEGORIES),
  })
  .map((figures) => blankItem({ name: 'Design', ...figures }));

const form: fc.Arbitrary<InvoiceForm> = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    discount: adjustment,
    shipping: adjustment,
    tax: adjustment,
    isUntaxed: fc.boolean(),
    province: fc.constantFrom('', 'Bavaria', 'Qué.', ...PROVINCE_CODES),
    country: fc.constantFrom('', 'Canada', 'USA'),
    supplyProvince: fc.constantFrom('' as const, '' as const, ...PROVINCE_CODES),
    issueDate: fc.constantFrom('2016-01-31', '2025-03-31', '2025-12-31', '2026-06-15', '2026-10-01'),
    exempt: fc.subarray([...TAX_ACCOUNTS]),
  })
  .map(({ discount, shipping, tax, province, country, exempt, ...rest }) => {
    const base = aForm();
    return {
      ...base,
      ...rest,
      dueDate: '2027-01-01',
      to: { ...base.to, province, country },
      adjustments: { ...base.adjustments, discount, shipping, tax },
      taxExemptions: exempt.map((code) => ({ tax: code, reason: 'Resale', validTo: '2026-06-15' })),
    };
  });

const issuer: fc.Arbitrary<TaxIssuer> = fc.record({
  province: fc.constantFrom(undefined, 'AB', 'Ontario'),
  supplyCategory: fc.constantFrom(undefined, ...SUPPLY_CATEGORIES),
  taxRegistrations: fc
    .subarray([...TAX_ACCOUNTS])
    .map((accounts) => Object.fromEntries(accounts.map((code) => [code, `number of ${code}`]))),
});

describe('the editor’s total is the server’s', () => {
  it('for a new invoice, and when a draft is saved again', () => {
    fc.assert(
      fc.property(form, form, issuer, issuer, (first, next, company, later) => {
        const draft = created(first, company);
        expect(formTotals(first, { issuer: company, saved: null }).totalCents).toBe(draft.totalCents);
        const changed = updated(draft, next, later);
        const saved = savedDocument(toInvoice(draft));
        expect(formTotals(next, { issuer: later, saved }).totalCents).toBe(changed.totalCents);
      }),
      { numRuns: 500 },
    );
  });

  it('for an issued invoice: unchanged until something changes that its taxes depend on', () => {
    fc.assert(
      fc.property(form, form, issuer, issuer, (first, next, company, later) => {
        const sent = stored(issued(created(first, company), company), { status: 'SENT' });
        const saved = savedDocument(toInvoice(sent));
        expect(formTotals(saved.form, { issuer: later, saved }).totalCents).toBe(sent.totalCents);
        expect(updated(sent, { ...saved.form, additionalNotes: 'New' }, later).totalCents).toBe(sent.totalCents);
        expect(formTotals(next, { issuer: later, saved }).totalCents).toBe(updated(sent, next, later).totalCents);
      }),
      { numRuns: 500 },
    );
  });
});

it('reads a stored invoice as it was sent', () => {
  fc.assert(
    fc.property(form, issuer, (sent, company) => {
      // A switch that is on with the value 0 reads back as off.
      fc.pre(Object.values(sent.adjustments).every(({ isOn, value }) => !isOn || value !== 0));
      expect(isSameInvoice(savedDocument(toInvoice(created(sent, company))).form, sent)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

const REGISTERED: TaxIssuer = {
  province: 'AB',
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' },
};
const { status: _, taxMode: _mode, ...plain } = toInvoiceInput(aForm());
const inQuebec = aForm({ to: { ...aForm().to, province: 'QC' } });

describe('an invoice paid by card', () => {
  it.each<[name: string, content: object]>([
    ['issued without a mode or a tax', issued(stored(plain), {})],
    ['issued with a tax without a mode', issued(stored({ ...plain, taxType: 'percentage', taxValue: 5 }), {})],
    ['issued with a tax without a type', issued(stored({ ...plain, taxValue: 5 }), {})],
    ['issued with its tax switched off', issued(stored({ ...plain, taxType: 'percentage', taxValue: 0 }), {})],
    ['issued with the taxes of a province', issued(created(inQuebec, REGISTERED), REGISTERED)],
    ['issued by a small supplier', issued(created(inQuebec, {}), {})],
  ])('takes new notes from the editor: %s', (_name, content) => {
    const record = stored(content, { status: 'PAID', paidCents: 1, totalCents: 0 });
    const { form: read } = savedDocument(toInvoice(record));
    const after = updated(record, { ...read, additionalNotes: 'Thank you' }, { taxRegistrations: { GST: 'another' } });
    expect(after.additionalNotes).toBe('Thank you');
    expect(after.taxes).toEqual(record.taxes);
    expect(toInvoice(after).total).toBe(toInvoice(record).total);
  });
});
