import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { Product } from '#shared/product/schema.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { call } from '#test/support/client.ts';
import { accept, shown } from '#test/support/estimate-calls.ts';
import { aCustomer, aPublishedEstimate, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

const BOOK = { name: 'Novel', quantity: 1, rate: 40, supplyCategory: 'books' } as const;
const EDITING = { name: 'Editing', quantity: 1, rate: 100 } as const;
const IN_ONTARIO: Partial<InvoiceInput> = { billingProvince: 'ON', billingCountry: 'Canada', taxMode: 'province' };
const RELIEF = { tax: 'HST_ON', reason: 'First Nations', number: '1234567890' } as const;
const MARCH = 'from=2026-03-01&to=2026-03-31';
const YEAR = 'from=2026-01-01&to=2026-12-31';

let owner: Person;
beforeAll(async () => {
  owner = await aRegisteredOwner();
});

const ratesOf = ({ taxes = [] }: Pick<Invoice, 'taxes'>) => taxes.map((tax) => [tax.code, tax.ratePercent, tax.amount]);
const sent = (changes: Partial<InvoiceInput>, by = owner) =>
  aSentInvoice(by, { ...IN_ONTARIO, issueDate: '2026-03-02', items: [BOOK, EDITING], ...changes });
const published = async ({ id }: Invoice) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;
const gstOf = async (by: Person, days = MARCH) =>
  (await by.call<TaxReport>('GET', `/reports/taxes?${days}`)).body.returns.find((it) => it.account === 'GST_HST');

describe('a book and editing in Ontario', () => {
  it('have the HST at 5% and at 13%, on the invoice and for its recipient', async () => {
    const invoice = await sent({});
    expect(invoice).toMatchObject({ subtotal: 140, tax: 15, total: 155 });
    expect(ratesOf(invoice)).toEqual([
      ['HST', 5, 2],
      ['HST', 13, 13],
    ]);
    expect(invoice.taxes?.map(({ lines, rule }) => [lines, rule.includes('/gi-065/')])).toEqual([
      [[0], true],
      [[1], false],
    ]);
    expect(await published(invoice)).toMatchObject({ taxes: invoice.taxes });
  });

  it('are split by a credit note at both rates', async () => {
    const { id } = await sent({});
    const body = { id: crypto.randomUUID(), amount: 77.5 };
    const { body: after } = await owner.call<InvoicePayments>('POST', `/invoices/${id}/credit-notes`, { body });
    expect(after).toMatchObject({ credited: 77.5, balance: 77.5, creditNotes: [{ amount: 77.5 }] });
    const { documents } = (await owner.call<TaxReport>('GET', `/reports/taxes?${YEAR}`)).body;
    const note = documents.find((it) => it.invoiceId === id && it.kind === 'credit');
    expect(note?.taxes).toEqual([
      { code: 'HST', baseCents: 2_000, cents: 100 },
      { code: 'HST', baseCents: 5_000, cents: 650 },
    ]);
  });

  it('follow the line: declared taxable, the book is taxed in full', async () => {
    const draft = await aStoredInvoice(owner, { ...IN_ONTARIO, items: [BOOK, EDITING] });
    const items = [{ ...BOOK, taxTreatment: 'taxable' }, EDITING];
    const { body } = await owner.call<Invoice>('PATCH', `/invoices/${draft.id}`, { body: { items } });
    expect(ratesOf(body)).toEqual([['HST', 13, 18.2]]);
  });

  it('are offered at both rates in an estimate, and charged as chosen', async () => {
    const items = [EDITING, { ...BOOK, choice: 'optional' as const }];
    const { link, taxes } = await aPublishedEstimate(owner, { ...IN_ONTARIO, items });
    expect(ratesOf({ taxes })).toEqual([['HST', 13, 13]]);
    expect((await shown(link)).body.taxShares?.map(({ ratePercent, shares }) => [ratePercent, shares])).toEqual([
      [5, [0, 100]],
      [13, [100, 0]],
    ]);
    const { body } = await accept(link, { chosen: [1] });
    expect(ratesOf(body)).toEqual([
      ['HST', 5, 2],
      ['HST', 13, 13],
    ]);
  });
});

it.each([
  [4, [['HST', 5, 0.2]]],
  [4.01, [['HST', 13, 0.52]]],
])('prepared food of %d in Ontario', async (rate, rates) => {
  const items = [{ name: 'Coffee', quantity: 1, rate, supplyCategory: 'preparedFood' as const }];
  expect(ratesOf(await aStoredInvoice(owner, { ...IN_ONTARIO, items }))).toEqual(rates);
});

it('a product is a book until that is cleared', async () => {
  const body = {
    shortDescription: 'Novel',
    detailedDescription: 'A printed novel',
    price: 40,
    supplyCategory: 'books',
  };
  const { status, body: product } = await owner.call<Product>('POST', '/products', { body });
  expect([status, product.supplyCategory]).toEqual([201, 'books']);
  const path = `/products/${product.id}`;
  expect(
    (await owner.call<Product>('PATCH', path, { body: { supplyCategory: '' } })).body.supplyCategory,
  ).toBeUndefined();
  const unknown = await owner.call<{ message: string[] }>('PATCH', path, { body: { supplyCategory: 'ebooks' } });
  expect(unknown).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  expect([unknown.body.message].flat().join()).toContain('supplyCategory must be one of');
});

describe('Ontario’s relief for First Nations', () => {
  it('is kept on the customer, credited on the invoice, and printed with the number', async () => {
    const customer = await aCustomer(owner, { taxExemptions: [RELIEF] });
    expect((await owner.call<Customer>('GET', `/customers/${customer.id}`)).body.taxExemptions).toEqual([RELIEF]);
    const invoice = await sent({ taxExemptions: [RELIEF] });
    expect(invoice).toMatchObject({ tax: 7, total: 147, exemptFrom: ['HST_ON'] });
    expect(invoice.taxes).toMatchObject([{ code: 'HST', ratePercent: 5, amount: 7, credited: 8 }]);
    expect(await published(invoice)).toMatchObject({ taxExemptions: [RELIEF], taxes: [{ credited: 8 }] });
  });

  it('does not count outside Ontario, and is not printed there', async () => {
    const invoice = await sent({ taxExemptions: [RELIEF], billingProvince: 'NB' });
    expect(ratesOf(invoice)).toEqual([
      ['HST', 5, 2],
      ['HST', 15, 15],
    ]);
    expect((await published(invoice)).taxExemptions).toEqual([]);
  });

  it('asks for the number before the invoice is sent', async () => {
    const { number: _, ...unproven } = RELIEF;
    const findings = async (exemption: object) => {
      const draft = await aStoredInvoice(owner, { ...IN_ONTARIO, taxExemptions: [exemption] } as Partial<InvoiceInput>);
      return (await owner.call<{ findings: string[] }>('GET', `/invoices/${draft.id}/readiness`)).body.findings;
    };
    expect(await findings(unproven)).toContain('exemptionNumber');
    expect(await findings(RELIEF)).not.toContain('exemptionNumber');
  });

  it('is collected on line 103 and claimed on line 111, and taken off both by a credit note', async () => {
    const by = await aRegisteredOwner();
    const { id } = await sent({ taxExemptions: [RELIEF], items: [EDITING] }, by);
    expect((await gstOf(by))?.lines).toMatchObject({ '101': 10_000, '103': 1_300, '105': 1_300, '111': 800 });
    const body = { id: crypto.randomUUID(), amount: 52.5 };
    expect((await by.call('POST', `/invoices/${id}/credit-notes`, { body })).status).toBe(200);
    expect((await gstOf(by, YEAR))?.lines).toMatchObject({ '103': 1_300, '107': 650, '111': 400 });
  });
});
