import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call } from '#test/support/client.ts';
import { list } from '#test/support/customer-calls.ts';
import { aCustomer, anInvoice, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';
import { aForm } from '#test/support/screens/an-invoice.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

let by: Person;
beforeAll(async () => {
  by = await aPerson();
});

const anAddress = () => `kept-${crypto.randomUUID().slice(0, 8)}@example.com`;
const aTypedForm = (to: Partial<InvoiceForm['to']>, over: Partial<InvoiceForm> = {}) => {
  const form = aForm(over);
  return { ...form, invoiceNumber: crypto.randomUUID(), to: { ...form.to, email: anAddress(), ...to } };
};
const create = async (form: InvoiceForm, owner = by) =>
  (await owner.call<Invoice>('POST', '/invoices', { body: { ...toInvoiceInput(form), id: form.clientId } })).body;
const change = async (form: InvoiceForm, saved: Invoice) =>
  by.call<Invoice>('PATCH', `/invoices/${saved.id}`, {
    body: toInvoiceUpdate(form, formFromInvoice(saved), saved.version),
  });
const customerOf = async ({ customerId = '' }: Invoice) =>
  (await by.call<Customer>('GET', `/customers/${customerId}`)).body;
const withEmail = async (email: string, owner = by) =>
  (await list(owner, 'limit=100')).customers.filter((each) => each.email.toLowerCase() === email.toLowerCase());

describe('the recipient of an invoice saved in the editor', () => {
  it('becomes a customer with all that was typed, but not with the PO number or notes of the invoice', async () => {
    const to = { name: 'Ann Lee', phone: '403 555 0100', address: '1 Elm', city: 'Banff', zip: 'T1L 1A1' };
    const typed = { ...to, province: 'Alberta', country: 'Canada' };
    const form = aTypedForm(typed, { language: 'fr', poNumber: 'PO-1', internalNotes: 'This one only' });
    const invoice = await create(form);
    const { id, createdAt, version, ...customer } = await customerOf(invoice);
    const { province: _, ...kept } = typed;
    expect(customer).toEqual({ ...kept, state: 'AB', email: form.to.email, language: 'fr' });
    expect(invoice).not.toHaveProperty('keepCustomer');
    expect((await by.call<CustomerAccount>('GET', `/customers/${id}/account`)).body.data).toMatchObject([
      { id: invoice.id },
    ]);
    const entries = (await entriesOf(by, 'limit=2')).map(({ action, record }) => [action, record?.label]);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['customer.create', 'Ann Lee'],
        ['invoice.create', form.invoiceNumber],
      ]),
    );
  });

  it('joins the one with the same email in any case, whatever they are called, and leaves them as they are', async () => {
    const email = anAddress();
    const known = await aCustomer(by, { name: 'Café Léger', email, taxExemptions: [{ tax: 'GST', reason: 'Band' }] });
    const invoice = await create(aTypedForm({ name: 'Ann at Café Léger', email: email.toUpperCase(), city: 'Laval' }));
    expect([invoice.customerId, invoice.billingName, invoice.billingCity]).toEqual([
      known.id,
      'Ann at Café Léger',
      'Laval',
    ]);
    expect(invoice.taxExemptions).toBeUndefined();
    expect(await withEmail(email)).toEqual([known]);
  });

  it('is told apart by name from others with their email, such as those of one bookkeeper', async () => {
    const email = anAddress();
    const [one, other] = [await aCustomer(by, { name: 'One', email }), await aCustomer(by, { name: 'Other', email })];
    expect((await create(aTypedForm({ name: 'OTHER', email }))).customerId).toBe(other.id);
    const third = (await create(aTypedForm({ name: 'Third', email }))).customerId;
    expect([one.id, other.id, undefined]).not.toContain(third);
  });

  it('with the name of a customer but another email is another customer', async () => {
    const known = await aCustomer(by, { name: 'Globex', email: anAddress() });
    const { customerId } = await create(aTypedForm({ name: 'Globex' }));
    expect(customerId).not.toBe(known.id);
    expect(customerId).toBeDefined();
  });

  it('is kept once there is an email', async () => {
    const form = aTypedForm({ email: '' });
    const saved = await create(form);
    expect(saved.customerId).toBeUndefined();
    const { body } = await change({ ...form, to: { ...form.to, email: anAddress() } }, saved);
    expect((await customerOf(body)).email).toBe(body.billingEmail);
    expect(body.version).toBe(2);
  });

  it('is not kept if they are not to be, also after the next change, until they are', async () => {
    const form = aTypedForm({}, { keepCustomer: false });
    const saved = await create(form);
    expect([saved.customerId, saved.keepCustomer]).toEqual([undefined, false]);
    const read = formFromInvoice(saved);
    expect(read.keepCustomer).toBe(false);
    const { body: changed } = await change({ ...read, additionalNotes: 'Thanks' }, saved);
    expect([changed.customerId, changed.keepCustomer]).toEqual([undefined, false]);
    const { body: kept } = await change({ ...formFromInvoice(changed), keepCustomer: true }, changed);
    expect((await customerOf(kept)).email).toBe(form.to.email);
    expect(kept.keepCustomer).toBeUndefined();
  });

  it('is one customer for twenty windows that type the same new one at once', async () => {
    const owner = await aPerson();
    const email = anAddress();
    const made = await parallel(20, (index) =>
      create(aTypedForm({ email: index % 2 ? email : email.toUpperCase() }, { clientId: crypto.randomUUID() }), owner),
    );
    const [customer, ...others] = await withEmail(email, owner);
    expect(others).toEqual([]);
    expect(new Set(made.map(({ customerId }) => customerId))).toEqual(new Set([customer?.id]));
    expect((await list(owner)).meta.total).toBe(1);
  });

  it('is one customer when the same save is repeated', async () => {
    const form = aTypedForm({});
    const [one, other] = await Promise.all([create(form), create(form)]);
    expect(one.id).toBe(other.id);
    expect(await withEmail(form.to.email)).toHaveLength(1);
  });

  it('is added again after the customer was deleted', async () => {
    const form = aTypedForm({});
    const { customerId } = await create(form);
    await by.call('DELETE', `/customers/${customerId}`);
    const next = await create({ ...form, clientId: crypto.randomUUID(), invoiceNumber: crypto.randomUUID() });
    expect(next.customerId).not.toBe(customerId);
    expect(await withEmail(form.to.email)).toMatchObject([{ id: next.customerId }]);
  });

  it('adds nobody if the number is taken', async () => {
    const taken = await aStoredInvoice(by);
    const form = { ...aTypedForm({}), invoiceNumber: taken.invoiceNumber };
    const refused = await by.call('POST', '/invoices', { body: toInvoiceInput(form) });
    expect(refused.status).toBe(409);
    expect(await withEmail(form.to.email)).toEqual([]);
  });
});

it('leaves clients alone that do not ask for it: they get the invoice that they sent', async () => {
  const body = anInvoice();
  const { status, body: invoice } = await by.call<Invoice>('POST', '/invoices', { body });
  expect([status, invoice.customerId, invoice.keepCustomer]).toEqual([201, undefined, undefined]);
  expect(await withEmail(body.billingEmail ?? '')).toEqual([]);
});

it('shows nobody outside whether a recipient is kept', async () => {
  const { id } = await create(aTypedForm({}, { keepCustomer: false }));
  const { body } = await call('GET', `/invoices/${id}/public`);
  expect(JSON.stringify(body)).not.toContain('keepCustomer');
});
