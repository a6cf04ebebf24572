import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceInput, InvoiceUpdate } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { aPersonTakingCards, aSentInvoice, type Person } from '#test/support/given.ts';
import { payByCard } from '#test/support/pay-page.ts';
import { aRegisteredOwner, changeCompany, chargedOn, REGISTERED, wholePayload } from '#test/support/taxed-invoices.ts';

const ITEMS: InvoiceInput['items'] = [
  { name: 'Design', quantity: 1, rate: 100 },
  { name: 'Books', quantity: 2, rate: 50, taxTreatment: 'taxable' },
];

/** An owner's changes when moving to Ontario. */
const MOVED = { province: 'ON', taxRegistrations: { GST: '10000 0009 RT0002' } };

const save = (by: Person, invoice: Invoice, changes: InvoiceUpdate = {}) =>
  by.call<Invoice>('PATCH', `/invoices/${invoice.id}`, { body: wholePayload(invoice, changes) });

const published = async (id: string) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;

describe('an issued invoice', () => {
  /** An invoice that was sent before its company moved and changed its registrations. */
  async function anEarlierInvoice(changes: Partial<InvoiceInput> = {}) {
    const owner = await aRegisteredOwner();
    const invoice = await aSentInvoice(owner, { items: ITEMS, ...changes });
    await changeCompany(owner, MOVED);
    return { owner, invoice };
  }

  it('keeps its taxes and numbers, even when its status or notes change', async () => {
    const { owner, invoice } = await anEarlierInvoice();
    expect(invoice).toMatchObject({ taxMode: 'province', total: 229.95 });
    const kept = { taxes: invoice.taxes, taxMode: 'province', total: 229.95 };
    const read = await owner.call<Invoice>('GET', `/invoices/${invoice.id}`);
    expect(read.body).toEqual(invoice);
    expect((await published(invoice.id)).taxes).toEqual(invoice.taxes);
    const noted = await save(owner, invoice, { additionalNotes: 'Thank you', paymentTerms: 'Now', billingName: 'Ana' });
    expect(noted).toMatchObject({ status: 200, body: kept });
    const paid = await owner.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'PAID' } });
    expect(paid).toMatchObject({ status: 200, body: kept });
    expect((await published(invoice.id)).taxes).toEqual(invoice.taxes);
  });

  it('stays without taxes if it was issued without a registration', async () => {
    const owner = await aRegisteredOwner({ taxRegistrations: {} });
    const invoice = await aSentInvoice(owner);
    expect(invoice).toMatchObject({ taxMode: 'none', total: 200 });
    await changeCompany(owner, { taxRegistrations: REGISTERED.taxRegistrations });
    const items = [{ name: 'Design', quantity: 1, rate: 300 }];
    expect((await save(owner, invoice, { items })).body).toMatchObject({ taxMode: 'none', total: 300 });
  });

  it('keeps printing the exemptions that applied when it was issued', async () => {
    const taxExemptions = (['GST', 'PST_BC'] as const).map((tax) => ({ tax, reason: 'Resale' }));
    const { owner, invoice } = await anEarlierInvoice({ billingProvince: 'BC', taxExemptions });
    await changeCompany(owner, { taxRegistrations: { PST_BC: 'PST-1047-2213' } });
    expect((await published(invoice.id)).taxExemptions).toEqual([taxExemptions[0]]);
  });

  it('says that it is an export', async () => {
    const abroad = { billingCountry: 'France' };
    const { invoice } = await anEarlierInvoice(abroad);
    expect(await published(invoice.id)).toMatchObject({ taxes: [], isExport: true });
    const smallSupplier = await aRegisteredOwner({ taxRegistrations: {} });
    expect(await published((await aSentInvoice(smallSupplier, abroad)).id)).not.toHaveProperty('isExport');
  });

  it.each<[title: string, changes: InvoiceUpdate, taxes: unknown, total: number]>([
    ['a price', { items: [{ name: 'Design', quantity: 1, rate: 100 }] }, [['HST', 13]], 113],
    ['a treatment', { items: ITEMS.map((item) => ({ ...item, taxTreatment: 'exempt' as const })) }, [], 200],
    ['the discount', { discountType: 'fixed', discountValue: 100 }, [['HST', 13]], 113],
    ['the customer’s province', { billingProvince: 'Nova Scotia' }, [['HST', 28]], 228],
    ['the place of supply', { supplyProvince: 'AB' }, [['GST', 10]], 210],
    ['the source of taxes', { taxMode: 'none' }, undefined, 200],
    ['an exemption', { taxExemptions: [{ tax: 'GST', reason: 'Status card' }] }, [], 200],
    ['the day', { issueDate: '2026-03-02' }, [['HST', 26]], 226],
  ])('is taxed anew, with the current company, when %s changes', async (_, changes, taxes, total) => {
    const { owner, invoice } = await anEarlierInvoice();
    const { body } = await save(owner, invoice, changes);
    expect([chargedOn(body), body.total]).toEqual([taxes, total]);
    const numbers = body.taxes?.map(({ registration }) => registration) ?? [];
    expect(numbers.every((number) => number === MOVED.taxRegistrations.GST)).toBe(true);
  });

  it('is taxed by the rate of its new day', async () => {
    const owner = await aRegisteredOwner();
    const invoice = await aSentInvoice(owner, { supplyProvince: 'NS', issueDate: '2025-03-31' });
    expect(chargedOn(invoice)).toEqual([['HST', 30]]);
    expect(chargedOn((await save(owner, invoice, { issueDate: '2025-04-01' })).body)).toEqual([['HST', 28]]);
  });

  it('charges a custom tax if a change contains only its value', async () => {
    const { owner, invoice } = await anEarlierInvoice();
    const { body } = await owner.call<Invoice>('PATCH', `/invoices/${invoice.id}`, { body: { taxValue: 13 } });
    expect(body).toMatchObject({ taxMode: 'custom', tax: 26, total: 226 });
    expect(body.taxes).toBeUndefined();
    expect((await published(invoice.id)).taxes).toBeUndefined();
  });
});

describe('an invoice with taxes of a province that was paid by card', () => {
  let owner: Person;
  let invoice: Invoice;
  const read = async () => (await owner.call<Invoice>('GET', `/invoices/${invoice.id}`)).body;

  beforeAll(async () => {
    owner = await aRegisteredOwner({}, await aPersonTakingCards());
    invoice = await aSentInvoice(owner, { items: ITEMS });
    await payByCard(`/pay/${invoice.id}`);
    await vi.waitFor(async () => expect((await read()).status).toBe('PAID'), { timeout: 45_000 });
    invoice = await read();
  });

  it('was charged its total, taxes included', async () => {
    const stripeAccount = await stripeAccountOf(invoice.id);
    const { data } = await (await stripe()).checkout.sessions.list({ limit: 100 }, { stripeAccount });
    const own = data.find(({ metadata }) => metadata?.invoiceId === invoice.id);
    expect(own).toMatchObject({ amount_total: 22_995, currency: 'cad' });
  });

  it.each<[title: string, changes: InvoiceUpdate]>([
    ['treatment', { items: ITEMS.map((item) => ({ ...item, taxTreatment: 'zeroRated' as const })) }],
    ['place of supply', { supplyProvince: 'ON' }],
    ['source of taxes', { taxMode: 'none' }],
    ['custom tax', { taxMode: 'custom', taxType: 'fixed', taxValue: 29.95 }],
    ['exemption', { taxExemptions: [{ tax: 'QST', reason: 'Resale' }] }],
  ])('is not saved with another %s', async (_, changes) => {
    expect(await save(owner, invoice, changes)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await read()).toEqual(invoice);
  });

  it('is saved with a changed note, even after its company moved', async () => {
    await changeCompany(owner, MOVED);
    const { status, body } = await save(owner, invoice, { additionalNotes: 'Thank you' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...invoice,
      additionalNotes: 'Thank you',
      version: body.version,
      updatedAt: body.updatedAt,
    });
  });
});
