import fc from 'fast-check';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import { addDays } from '#shared/calendar-day.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_ACCOUNTS, type TaxAccount } from '#shared/canada/tax-codes.ts';
import { EXEMPT_TAXES, type ExemptTax } from '#shared/canada/tax-exemption.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { issued } from '#shared/document/pricing.ts';
import { changed, type StoredDocument, steps } from './document-steps.ts';
import { taxationOf } from './exact-invoices.ts';
import { SOLD_KINDS } from './exact-taxes.ts';

/** Many small amounts, which tie and round. */
const cents = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 500_000 }));

const items = fc.array(
  fc.record({
    name: fc.constantFrom('Books', 'Editing', 'Design'),
    quantity: fc.oneof(
      fc.constant(1),
      fc.integer({ min: 1, max: 90_000 }).map((it) => it / 10_000),
    ),
    rate: cents.map((it) => it / 100),
    taxed: fc.constantFrom(...TAX_TREATMENTS, 'taxable', 'goods', 'goods', 'goods', ...SOLD_KINDS),
  }),
  { minLength: 1, maxLength: 5 },
);

const adjustment = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ type: 'fixed' as const, value: 0 }) },
  { weight: 1, arbitrary: cents.map((it) => ({ type: 'fixed' as const, value: it / 100 })) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 1_000 }).map((it) => ({ type: 'percentage' as const, value: it / 10 })),
  },
);

/** Days of one year and the first of the next, more often those beside which a rate or a period changes. */
const days = fc.oneof(
  fc.integer({ min: 0, max: 364 }).map((it) => addDays('2025-01-01', it)),
  fc.constantFrom('2025-03-31', '2025-04-01', '2025-06-30', '2025-07-01', '2025-12-31', '2026-01-01'),
);

const generated = fc.record({
  ...{ items, discount: adjustment, shipping: adjustment, issueDate: days, steps },
  place: fc.constantFrom(
    ...PROVINCE_CODES,
    'QC',
    'ON',
    'ON',
    'ON',
    'BC',
    'SK',
    'NS',
    'NS',
    'abroad' as const,
    'blank' as const,
  ),
  isDelivered: fc.boolean(),
  registered: fc.oneof(fc.constant<TaxAccount[]>([...TAX_ACCOUNTS]), fc.subarray<TaxAccount>([...TAX_ACCOUNTS])),
  exempt: fc.oneof(
    { weight: 4, arbitrary: fc.constant<ExemptTax[]>([]) },
    { weight: 3, arbitrary: fc.constant<ExemptTax[]>(['HST_ON']) },
    { weight: 1, arbitrary: fc.subarray<ExemptTax>([...EXEMPT_TAXES]) },
  ),
  taxMode: fc.constantFrom('province', 'province', 'province', 'province', 'custom', 'none'),
  currency: fc.constantFrom('CAD', 'CAD', 'CAD', 'CAD', 'USD', 'EUR'),
  /** Canadian dollars for one unit of another currency, if it was entered. */
  rate: fc.option(
    fc.oneof(
      fc.constantFrom(0.0001, 0.5, 1, 1.3712, 10_000),
      fc.integer({ min: 100, max: 5_000_000 }).map((it) => it / 1_000_000),
    ),
    { nil: undefined },
  ),
  customer: fc.constantFrom('cust-1', 'cust-2', undefined),
  fate: fc.constantFrom('sent', 'sent', 'sent', 'sent', 'sent', 'draft', 'deposit', 'cancelled'),
});
type Generated = typeof generated extends fc.Arbitrary<infer One> ? One : never;

/**
 * Documents of a year as the product stores them: drafts, deposit requests and invoices of every province, with credit
 * notes, write-offs and payments, which may be refunded, returned, voided or taken back.
 */
export const reportDocuments = (count: number): StoredDocument[] =>
  fc.sample(generated, count).map((one, index) => stored(one, index));

function stored(one: Generated, index: number): StoredDocument {
  const { issueDate, fate, steps } = one;
  const start = issuedInvoice(one, index);
  if (fate === 'draft') return { record: { ...start, status: 'DRAFT' }, entries: [] };
  let document: StoredDocument = { record: start, entries: [] };
  // Late in the evening there, which is the next day in UTC.
  let at = Date.parse(`${issueDate}T20:00:00-08:00`);
  for (const [number, step] of steps.entries()) {
    at += step.hours * 3_600_000;
    document = changed(document, step, { number, now: new Date(at) });
  }
  const { entries } = document;
  const record = withRate(document.record, one);
  const isOpen = record.status === 'SENT' && !record.writtenOff;
  return { record: fate === 'cancelled' && isOpen ? { ...record, status: 'CANCELLED' } : record, entries };
}

/** With its rate, unless two movements of a day would be converted each by itself (`recomputedFigures`). */
function withRate(record: InvoiceRecord, { rate, issueDate: on }: Generated): InvoiceRecord {
  const days = record.movements.map((movement) => movement.appliedOn ?? movement.on);
  const hasRate = rate && record.currency !== 'CAD' && !record.isDeposit && new Set(days).size === days.length;
  return hasRate ? { ...record, exchangeRate: { rate, on } } : record;
}

function issuedInvoice(one: Generated, index: number): InvoiceRecord {
  const { items, discount, shipping, issueDate, place, isDelivered, registered, exempt, taxMode, customer, fate } = one;
  const isDeposit = fate === 'deposit';
  const id = `invoice-${String(index).padStart(6, '0')}`;
  const draft = {
    ...{ id, businessId: 'business', status: 'SENT', version: 1, movements: [], invoiceNumber: `INV-${index}` },
    ...{ createdAt: `${issueDate}T12:00:00Z`, updatedAt: `${issueDate}T12:00:00Z` },
    ...{ issueDate, dueDate: addDays(issueDate, index % 45), currency: one.currency, paymentMethod: 'card' },
    ...{ paymentTerms: '', billingName: customer ? `Customer ${customer}` : 'Someone' },
    ...(customer && { customerId: customer }),
    ...(isDeposit && { isDeposit }),
    items: items.map(({ taxed, ...item }) => ({
      ...item,
      ...taxationOf(taxed),
    })),
    ...{ discountType: discount.type, discountValue: discount.value },
    ...{ shippingType: shipping.type, shippingValue: shipping.value },
    taxMode,
    ...(taxMode === 'custom' && { taxType: 'percentage', taxValue: 12.5 }),
    ...(place === 'abroad' && { billingProvince: 'NY', billingCountry: 'United States' }),
    ...(place !== 'abroad' &&
      place !== 'blank' &&
      (isDelivered ? { supplyProvince: place } : { billingProvince: place })),
    taxExemptions: exempt.map((tax) => ({ tax, reason: 'Reseller', number: '1' })),
  } as unknown as InvoiceRecord;
  const taxRegistrations = Object.fromEntries(registered.map((account) => [account, `number of ${account}`]));
  return issued(draft, { province: 'QC', supplyCategory: 'legal', taxRegistrations } as unknown as CompanyRecord);
}
