import { beforeAll, expect, it } from 'vitest';
import { activityText } from '#shared/activity/words.ts';
import type { Company } from '#shared/company/schema.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call, productUrl } from '#test/support/client.ts';
import { aPayment, aPersonReadyToSend, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

const PROJECT: CustomField = { label: 'Project', value: 'Lakeside', isPrinted: true };
const MARGIN: CustomField = { label: 'Margin', value: 'zofia-18%', isPrinted: false };

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const update = (id: string, body: object) => owner.call<Invoice>('PATCH', `/invoices/${id}`, { body });

it('are saved with the editor’s whole form, and removed when they are emptied', async () => {
  const empty = { ...PROJECT, label: 'Site', value: ' ' };
  const body = toInvoiceInput(aForm({ customFields: [PROJECT, empty, MARGIN] }));
  const { status, body: saved } = await owner.call<Invoice>('POST', '/invoices', { body });
  expect([status, saved.customFields]).toEqual([201, [PROJECT, MARGIN]]);
  const form = formFromInvoice(saved);
  expect(form.customFields).toEqual([PROJECT, MARGIN]);
  const emptied = form.customFields.map((each) => ({ ...each, value: '' }));
  const changes = toInvoiceUpdate({ ...form, customFields: emptied }, form, saved.version);
  expect((await update(saved.id, changes)).body.customFields).toEqual([]);
});

it('are found in the list by their values', async () => {
  const { id } = await aStoredInvoice(owner, { customFields: [{ ...MARGIN, value: 'Été 99' }] });
  const search = async (text: string) =>
    (await owner.call<{ data: InvoiceListItem[] }>('GET', `/invoices?searchQuery=${encodeURIComponent(text)}`)).body
      .data;
  expect(await search('ete 99')).toMatchObject([{ id }]);
  await update(id, { customFields: [] });
  expect(await search('ete 99')).toEqual([]);
});

it('reach the customer if they are printed, and only then', async () => {
  const billingEmail = `custom-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { id } = await aStoredInvoice(owner, { customFields: [PROJECT, MARGIN], billingEmail });
  expect((await owner.call('POST', `/invoices/${id}/send`)).status).toBe(200);
  const { body } = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
  expect(body.customFields).toEqual([{ label: 'Project', value: 'Lakeside' }]);
  const printed = await fetch(`${productUrl()}/api/invoices/${id}/pdf`);
  const paper = (await pdfPages(new Uint8Array(await printed.arrayBuffer()))).join(' ');
  expect(paper).toContain('Project');
  expect(paper).toContain('Lakeside');
  await expect.poll(() => mailsTo(billingEmail)).toHaveLength(1);
  expect(JSON.stringify([body, paper, await mailsTo(billingEmail)])).not.toMatch(/zofia|Margin/);
});

it('are no part of the answer of an invoice that has none', async () => {
  const { id } = await aSentInvoice(owner, { customFields: [MARGIN] });
  expect((await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body).not.toHaveProperty('customFields');
});

it('can still be changed once the invoice is paid, since no amount depends on them', async () => {
  const { id, total } = await aSentInvoice(owner, { customFields: [PROJECT] });
  await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: total }) });
  const before = (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
  const form = formFromInvoice(before);
  const customFields = [{ ...PROJECT, value: 'Hillside' }];
  const changed = await update(id, toInvoiceUpdate({ ...form, customFields }, form, before.version));
  expect(changed).toMatchObject({ status: 200, body: { customFields, status: 'PAID' } });
});

it('name what is wrong by its place', async () => {
  const { id } = await aStoredInvoice(owner);
  expect(await update(id, { customFields: [PROJECT, { ...MARGIN, value: 'x'.repeat(201) }] })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'customFields.1.value', rule: 'maxLength', params: { max: 200 } }] },
  });
});

it('belong to the company, whose documents keep what they have', async () => {
  const by = await aPersonReadyToSend();
  const { body: company } = await by.call<Company>('GET', '/companies/me');
  const change = (body: object) => by.call<Company>('PATCH', `/companies/${company.id}`, { body });
  const invoice = await aStoredInvoice(by, { customFields: [PROJECT] });
  const changed = await change({ customFields: [{ ...PROJECT, label: 'Job', value: '' }, MARGIN] });
  expect(changed.body.customFields).toEqual([{ ...PROJECT, label: 'Job', value: '' }, MARGIN]);
  const [entry] = await entriesOf(by, 'limit=1');
  if (!entry) throw new Error('No entry');
  const told = (language: 'en' | 'fr') =>
    activityText(entry, ownerTextsFor(language).activity).replaceAll('\u00a0', ' ');
  expect(told('en')).toContain('custom fields');
  expect(told('en')).toContain('Job; Margin (not printed): zofia-18%');
  expect(told('fr')).toContain('Job; Margin (non imprimé) : zofia-18%');
  expect((await by.call<Invoice>('GET', `/invoices/${invoice.id}`)).body.customFields).toEqual([PROJECT]);
  expect((await call('GET', `/invoices/${invoice.id}/public`)).body).not.toMatchObject({
    company: { customFields: expect.anything() },
  });
  expect((await change({ customFields: [] })).body.customFields).toEqual([]);
});
