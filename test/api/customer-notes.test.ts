import { beforeAll, expect, it } from 'vitest';
import { activityText } from '#shared/activity/words.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call, productUrl } from '#test/support/client.ts';
import { search } from '#test/support/customer-calls.ts';
import { aCustomer, aPersonReadyToSend, aStoredInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { customerForm } from '#web/parts/customers/customer-form/customer-rules.ts';

const NOTES = 'Pays late,\nask Zofia first';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const change = (id: string, body: object) => owner.call<Customer>('PATCH', `/customers/${id}`, { body });
const anAddress = () => `notes-${crypto.randomUUID().slice(0, 8)}@example.com`;

it('are saved with the whole form, with their line breaks, and removed when they are emptied', async () => {
  const body = { ...customerForm({ name: 'Ann', email: 'ann@example.com' }), poNumber: 'PO 7-é', internalNotes: NOTES };
  const { status, body: added } = await owner.call<Customer>('POST', '/customers', { body });
  expect([status, added.poNumber, added.internalNotes]).toEqual([201, 'PO 7-é', NOTES]);
  const { body: emptied } = await change(added.id, { poNumber: '', internalNotes: '', version: added.version });
  expect([emptied.poNumber, emptied.internalNotes, emptied.name]).toEqual([undefined, undefined, 'Ann']);
});

it.each([
  ['poNumber', 50],
  ['internalNotes', 5000],
] as const)('%s has at most %i characters', async (field, max) => {
  const { id } = await aCustomer(owner);
  expect((await change(id, { [field]: 'x'.repeat(max) })).status).toBe(200);
  expect(await change(id, { [field]: 'x'.repeat(max + 1) })).toMatchObject({
    status: 400,
    body: { issues: [{ path: field, rule: 'maxLength', params: { max } }] },
  });
});

it('has a PO number of one line', async () => {
  const { id } = await aCustomer(owner);
  expect((await change(id, { poNumber: 'one\ntwo' })).status).toBe(400);
});

it('are in the activity log, in both languages, and in no search', async () => {
  const by = await aPersonReadyToSend();
  const { id } = await aCustomer(by);
  await by.call('PATCH', `/customers/${id}`, { body: { internalNotes: NOTES } });
  await by.call('PATCH', `/customers/${id}`, { body: { poNumber: 'PO-7' } });
  const [entry, earlier] = await entriesOf(by, 'limit=2');
  if (!entry) throw new Error('No entry');
  const told = (language: 'en' | 'fr') => activityText(entry, ownerTextsFor(language).activity);
  expect(told('en')).toContain('PO number');
  expect(told('fr')).toContain('numéro de bon de commande');
  expect(earlier?.changes).toMatchObject([{ field: 'internalNotes' }]);
  expect(await search(by, 'query=zofia')).toEqual([]);
});

it('show the internal notes to nobody outside the business, wherever the customer is named', async () => {
  const customer = await aCustomer(owner, { email: anAddress(), poNumber: 'PO-7', internalNotes: NOTES });
  const { id, email } = customer;
  const invoice = await aStoredInvoice(owner, { customerId: id, billingEmail: email });
  expect((await owner.call('POST', `/invoices/${invoice.id}/send`)).status).toBe(200);
  expect((await owner.call('POST', `/customers/${id}/statement-emails`, { body: YEAR })).status).toBe(200);
  const body = { title: 'Fitting', customerId: id, startTime: '2999-03-01T17:00:00Z', duration: 60 };
  const { body: meeting } = await owner.call<Appointment>('POST', '/appointments', { body });
  expect(meeting.customer.poNumber).toBe('PO-7');
  expect(
    (await owner.call('PATCH', `/appointments/${meeting.id}`, { body: { status: 'confirmed', notify: true } })).status,
  ).toBe(200);
  const headers = { authorization: `Bearer ${owner.token}` };
  const printed = await fetch(`${productUrl()}/api/customers/${id}/statement/pdf?from=2026-01-01&to=2026-12-31`, {
    headers,
  });
  const paper = await pdfPages(new Uint8Array(await printed.arrayBuffer()));
  expect(paper.join(' ')).toContain(customer.name);
  const shown = await call('GET', `/invoices/${invoice.id}/public`);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
  expect(JSON.stringify([shown.body, meeting, paper, await mailsTo(email)])).not.toContain('Zofia');
});

it('keeps both from another business', async () => {
  const { id } = await aCustomer(owner, { internalNotes: NOTES });
  const stranger = await aPersonReadyToSend();
  expect(await stranger.call('GET', `/customers/${id}`)).toMatchObject({ status: 404 });
});
