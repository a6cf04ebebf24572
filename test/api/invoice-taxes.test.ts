import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import {
  anInvoice,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';
import { aRegisteredOwner, changeCompany, chargedOn, REGISTERED, wholePayload } from '#test/support/taxed-invoices.ts';

const QUEBEC = [
  ['GST', 10],
  ['QST', 19.95],
];
const EXEMPTION = { tax: 'QST', reason: 'Resale', number: '1098765432', validTo: '2026-03-01' } as const;

let owner: Person;
beforeAll(async () => {
  owner = await aRegisteredOwner();
});

const update = (id: string, body: object, by = owner) => by.call<Invoice>('PATCH', `/invoices/${id}`, { body });
const published = async (id: string) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;

describe('a new invoice', () => {
  it('has the taxes of the customer’s province if its body names no tax', async () => {
    const invoice = await aStoredInvoice(owner, { billingProvince: 'Qc', billingCountry: 'Canada' });
    expect(invoice).toMatchObject({ tax: 29.95, total: 229.95 });
    expect(invoice.taxes).toEqual([
      {
        code: 'GST',
        ratePercent: 5,
        baseAmount: 200,
        amount: 10,
        registration: '84512 3397 RT0001',
        rule: expect.stringContaining('GST 5% from 2013-04-01: https://'),
      },
      {
        code: 'QST',
        ratePercent: 9.975,
        baseAmount: 200,
        amount: 19.95,
        registration: '1234567890 TQ0001',
        rule: expect.stringContaining('QST 9.975% from 2013-04-01: https://'),
      },
    ]);
  });

  it.each<[title: string, changes: Partial<InvoiceInput>, taxes: unknown, total: number]>([
    ['the company’s province if the customer has none', {}, QUEBEC, 229.95],
    ['none of a tax it is not registered for', { billingProvince: 'BC' }, [['GST', 10]], 210],
    ['none outside Canada', { billingProvince: 'ON', billingCountry: 'United States' }, [], 200],
    ['the place of supply', { billingProvince: 'QC', supplyProvince: 'NS' }, [['HST', 28]], 228],
    ['only taxes that the customer is not exempt from', { taxExemptions: [EXEMPTION] }, [['GST', 10]], 210],
    ['none on zero-rated lines', { items: [aLine('zeroRated'), aLine('taxable')] }, QUEBEC, 429.95],
    ['its custom percentage', { taxType: 'percentage', taxValue: 14.975 }, undefined, 229.95],
    ['a custom percentage without a type', { taxValue: 13 }, undefined, 226],
    ['its custom amount', { taxType: 'fixed', taxValue: 7.5 }, undefined, 207.5],
    ['none if its custom tax is 0', { taxType: 'percentage', taxValue: 0 }, undefined, 200],
    ['none by choice', { taxMode: 'none' }, undefined, 200],
    ['none by choice, whatever its custom tax', { taxMode: 'none', taxType: 'percentage', taxValue: 5 }, [], 200],
    ['the province’s by choice, whatever its custom tax', { taxMode: 'province', taxValue: 5 }, QUEBEC, 229.95],
  ])('has %s', async (_, changes, taxes, total) => {
    const invoice = await aStoredInvoice(owner, changes);
    expect([chargedOn(invoice), invoice.total]).toEqual([taxes, total]);
    expect(await owner.call('GET', `/invoices/${invoice.id}`)).toMatchObject({ body: changes });
    expect(chargedOn(await published(invoice.id))).toEqual(taxes);
  });

  it('has none without a registration', async () => {
    const smallSupplier = await aRegisteredOwner({ taxRegistrations: {} });
    expect(await aStoredInvoice(smallSupplier, { billingProvince: 'ON' })).toMatchObject({ tax: 0, total: 200 });
    expect(await aStoredInvoice(await aPerson(), { billingProvince: 'ON' })).toMatchObject({ tax: 0, total: 200 });
  });

  it('has the same taxes from an employee', async () => {
    expect(chargedOn(await aStoredInvoice(await anEmployeeOf(owner)))).toEqual(QUEBEC);
  });
});

describe('a changed draft', () => {
  it('can be cleared of its place of supply and its exemptions', async () => {
    const draft = await aStoredInvoice(owner, { supplyProvince: 'ON', taxExemptions: [EXEMPTION] });
    const { body } = await update(draft.id, { supplyProvince: '', taxExemptions: [] });
    expect(chargedOn(body)).toEqual(QUEBEC);
    expect(body.supplyProvince).toBeUndefined();
    expect((await owner.call('GET', `/invoices/${draft.id}`)).body).toEqual(body);
  });

  it.each([{ taxMode: undefined }, { taxMode: 'province' as const }])(
    'has a custom tax if given only its value, with %o before',
    async (before) => {
      const draft = await aStoredInvoice(owner, before);
      const { body } = await update(draft.id, { taxValue: 13 });
      expect([chargedOn(body), body.total]).toEqual([undefined, 226]);
      expect((await update(draft.id, { taxMode: 'province' })).body).toMatchObject({ total: 229.95 });
    },
  );

  it('can be saved as it was read, and stays as it was', async () => {
    const items = [aLine('noPst'), { ...aLine(), supplyCategory: 'software' as const }];
    const draft = await aStoredInvoice(owner, { items, supplyProvince: 'SK', taxExemptions: [EXEMPTION] });
    const { body } = await update(draft.id, wholePayload(draft));
    expect(body).toEqual(draft);
  });

  it('is read with its current taxes, and can be saved under the version that was read', async () => {
    const person = await aRegisteredOwner({ taxRegistrations: {} });
    const [draft, sent] = [await aStoredInvoice(person), await aSentInvoice(person)];
    await changeCompany(person, { taxRegistrations: REGISTERED.taxRegistrations });
    const read = async (id: string) => (await person.call<Invoice>('GET', `/invoices/${id}`)).body;
    const current = await read(draft.id);
    expect(chargedOn(current)).toEqual(QUEBEC);
    expect(current).toMatchObject({ tax: 29.95, total: 229.95, version: 1, updatedAt: draft.updatedAt });
    expect(await read(sent.id)).toEqual(sent);
    const { body: saved } = await update(draft.id, wholePayload(current), person);
    expect(current.hasNewTaxes).toBe(true);
    expect(saved).toEqual({ ...current, hasNewTaxes: undefined, version: 2, updatedAt: saved.updatedAt });
    expect(await read(draft.id)).toEqual(saved);
  });

  it('follows a registration added later: when read by its link, sent, or saved', async () => {
    const person = await aPersonTakingCards();
    await aRegisteredOwner({ taxRegistrations: {} }, person);
    const [read, sent, saved, own] = await Promise.all([
      ...Array.from({ length: 3 }, () => aStoredInvoice(person)),
      aStoredInvoice(person, { taxValue: 13 }),
    ]);
    await changeCompany(person, { taxRegistrations: REGISTERED.taxRegistrations });
    expect(chargedOn(await published(read?.id ?? ''))).toEqual(QUEBEC);
    const delivered = await person.call<Invoice>('POST', `/invoices/${sent?.id}/send`);
    expect(delivered).toMatchObject({ status: 200, body: { status: 'SENT', taxMode: 'province', total: 229.95 } });
    expect((await update(saved?.id ?? '', { additionalNotes: 'Thank you' }, person)).body.total).toBe(229.95);
    expect((await update(own?.id ?? '', { additionalNotes: 'Thank you' }, person)).body.total).toBe(226);
  });
});

it.each<[body: object, message: string]>([
  [{ supplyProvince: 'Ontario' }, 'supplyProvince must be one of BC, AB'],
  [{ taxMode: 'gst' }, 'taxMode must be one of province, custom, none'],
  [{ items: [{ ...aLine(), taxTreatment: 'free' }] }, 'items.0.taxTreatment must be one of taxable, noPst'],
  [{ items: [{ ...aLine(), supplyCategory: 'x' }] }, 'items.0.supplyCategory must be one of goods'],
  [{ taxExemptions: Array(7).fill(EXEMPTION) }, 'taxExemptions must have at most 6 entries'],
  [{ taxExemptions: [{ ...EXEMPTION, reason: 'x'.repeat(101) }] }, 'taxExemptions.0.reason must be at most 100'],
  [{ taxExemptions: [{ ...EXEMPTION, number: 'x'.repeat(51) }] }, 'taxExemptions.0.number must be at most 50'],
  [{ taxExemptions: [{ ...EXEMPTION, tax: 'HST' }] }, 'taxExemptions.0.tax must be one of GST, QST'],
  [{ taxExemptions: [{ ...EXEMPTION, validTo: '2026-02-30' }] }, 'taxExemptions.0.validTo must be a valid date'],
  [{ taxes: [] }, 'property taxes should not exist'],
  [{ total: 1 }, 'property total should not exist'],
])('refuses %j, new or changed', async (body, message) => {
  const draft = await aStoredInvoice(owner);
  const created = await owner.call('POST', '/invoices', { body: { ...anInvoice(), ...body } });
  for (const response of [created, await update(draft.id, body)]) {
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  }
  expect((await owner.call('GET', `/invoices/${draft.id}`)).body).toEqual(draft);
});

it('leaves the taxes of other businesses alone', async () => {
  const draft = await aStoredInvoice(owner);
  const stranger = await aRegisteredOwner({ taxRegistrations: {} });
  expect((await update(draft.id, { taxMode: 'none' }, stranger)).status).toBe(404);
  expect((await owner.call('GET', `/invoices/${draft.id}`)).body).toEqual(draft);
});

function aLine(taxTreatment?: 'taxable' | 'noPst' | 'zeroRated') {
  return { name: 'Design', quantity: 1, rate: 200, ...(taxTreatment && { taxTreatment }) };
}
