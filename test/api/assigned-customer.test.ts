import { beforeAll, expect, it } from 'vitest';
import { activityText } from '#shared/activity/words.ts';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { list } from '#test/support/customer-calls.ts';
import { aCustomer, aPayment, aPerson, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';

let by: Person;
beforeAll(async () => {
  by = await aPerson();
});

const assign = (id: string, body: object, owner = by) =>
  owner.call<Invoice>('PATCH', `/invoices/${id}/customer`, { body });
const read = async (id: string) => (await by.call<Invoice>('GET', `/invoices/${id}`)).body;
const aPaidInvoice = async () => {
  const { id } = await aSentInvoice(by, { issueDate: '2026-03-01' });
  await by.call('POST', `/invoices/${id}/payments`, { body: aPayment({ paidOn: '2026-03-04' }) });
  return read(id);
};

it('gives a paid invoice to a customer, whose account and statement then show it, and changes nothing else', async () => {
  const customer = await aCustomer(by, { taxExemptions: [{ tax: 'GST', reason: 'Band' }], poNumber: 'PO-7' });
  const before = await aPaidInvoice();
  const { status, body } = await assign(before.id, { customerId: customer.id, version: before.version });
  const { updatedAt, ...rest } = await read(before.id);
  expect([status, body.customerId]).toEqual([200, customer.id]);
  const { updatedAt: _then, ...was } = before;
  expect(rest).toEqual({ ...was, customerId: customer.id, version: before.version + 1 });
  const { body: account } = await by.call<CustomerAccount>('GET', `/customers/${customer.id}/account`);
  expect([account.data[0]?.id, account.lastPayment?.amount]).toEqual([before.id, 200]);
  const { body: statement } = await by.call<Statement>(
    'GET',
    `/customers/${customer.id}/statement?from=2026-01-01&to=2026-12-31`,
  );
  expect(statement.sections[0]?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice', 200],
    ['payment', -200],
  ]);
});

it('is in the activity log and the history of the invoice, in both languages', async () => {
  const customer = await aCustomer(by, { name: 'Zoë' });
  const { id, invoiceNumber } = await aSentInvoice(by);
  await assign(id, { customerId: customer.id });
  const [entry] = await entriesOf(by, 'limit=1');
  if (!entry) throw new Error('No entry');
  const told = (language: 'en' | 'fr') =>
    activityText(entry, ownerTextsFor(language).activity).replaceAll('\u00a0', ' ');
  expect(told('en')).toContain(`the customer account of ${invoiceNumber} to Zoë`);
  expect(told('fr')).toContain('compte client');
  const { body } = await by.call<{ activity: { id: string }[] }>('GET', `/invoices/${id}/history`);
  expect(body.activity[0]?.id).toBe(entry.id);
});

it('corrects a wrong customer: the account of the first no longer shows it', async () => {
  const [wrong, right] = [await aCustomer(by), await aCustomer(by)];
  const { id } = await aSentInvoice(by, { customerId: wrong.id });
  expect((await assign(id, { customerId: right.id })).body.customerId).toBe(right.id);
  const accounts = await Promise.all(
    [wrong, right].map(async (each) => (await by.call<CustomerAccount>('GET', `/customers/${each.id}/account`)).body),
  );
  expect(accounts.map(({ data }) => data.map((row) => row.id))).toEqual([[], [id]]);
});

it('without a customer, keeps the recipient as one, once', async () => {
  const billingEmail = `kept-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const [one, other] = [await aSentInvoice(by, { billingEmail }), await aSentInvoice(by, { billingEmail })];
  const made = await Promise.all([assign(one.id, {}), assign(other.id, {})]);
  const { customers } = await list(by, 'limit=100');
  const added = customers.filter(({ email }) => email === billingEmail);
  expect(added).toMatchObject([{ name: 'Café Léger' }]);
  expect(made.map(({ body }) => body.customerId)).toEqual([added[0]?.id, added[0]?.id]);
});

it('needs an email for that', async () => {
  const { id } = await aStoredInvoice(by, { billingEmail: '' });
  expect(await assign(id, {})).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'customerId', rule: 'required' }] },
  });
});

it('is refused after a change in another window, unless that did the same', async () => {
  const [one, other] = [await aCustomer(by), await aCustomer(by)];
  const { id, version } = await aSentInvoice(by);
  expect((await assign(id, { customerId: one.id, version })).status).toBe(200);
  expect((await assign(id, { customerId: one.id, version })).status).toBe(200);
  expect(await assign(id, { customerId: other.id, version })).toMatchObject({
    status: 409,
    body: { reason: 'CHANGED_MEANWHILE' },
  });
  expect((await read(id)).customerId).toBe(one.id);
});

it('knows the own invoices and customers only', async () => {
  const stranger = await aPerson();
  const [own, theirs] = [await aSentInvoice(by), await aCustomer(stranger)];
  const { body: deleted } = await by.call<Customer>('POST', '/customers', {
    body: { name: 'A', email: 'a@example.com' },
  });
  await by.call('DELETE', `/customers/${deleted.id}`);
  expect((await assign(own.id, { customerId: theirs.id })).status).toBe(404);
  expect((await assign(own.id, { customerId: deleted.id })).status).toBe(404);
  expect((await assign(own.id, { customerId: theirs.id }, stranger)).status).toBe(404);
  expect((await read(own.id)).customerId).toBeUndefined();
});
