import { beforeAll, expect, it } from 'vitest';
import { invoiceHtml } from '#functions/invoice-pdf/document.tsx';
import { activityText } from '#shared/activity/words.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { aPayment, aPerson, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { readableText } from '#test/support/readable-text.ts';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const update = (id: string, body: object) => owner.call<Invoice>('PATCH', `/invoices/${id}`, { body });

it('is saved with the editor’s whole form, and removed when it is emptied', async () => {
  const body = toInvoiceInput(aForm({ poNumber: 'PO 4711-é' }));
  const { status, body: saved } = await owner.call<Invoice>('POST', '/invoices', { body });
  expect([status, saved.poNumber]).toEqual([201, 'PO 4711-é']);
  const form = formFromInvoice(saved);
  expect(form.poNumber).toBe('PO 4711-é');
  const { body: changed } = await update(saved.id, toInvoiceUpdate({ ...form, poNumber: '' }, form, saved.version));
  expect(changed.poNumber ?? '').toBe('');
});

it('is one line of at most 50 characters, and may look like an address', async () => {
  const { id } = await aStoredInvoice(owner);
  for (const poNumber of ['x'.repeat(50), '2026.ca/014', 'J.Smith/ABC']) {
    expect((await update(id, { poNumber })).body.poNumber).toBe(poNumber);
  }
  expect(await update(id, { poNumber: 'x'.repeat(51) })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'poNumber', rule: 'maxLength', params: { max: 50 } }] },
  });
  expect((await update(id, { poNumber: 'one\ntwo' })).status).toBe(400);
});

it('is found in the list, and shown in its rows', async () => {
  const { id } = await aStoredInvoice(owner, { poNumber: 'Ordre Été 99' });
  const search = async (text: string) =>
    (await owner.call<{ data: InvoiceListItem[] }>('GET', `/invoices?searchQuery=${encodeURIComponent(text)}`)).body
      .data;
  expect(await search('ordre ete 99')).toMatchObject([{ id, poNumber: 'Ordre Été 99' }]);
  await update(id, { poNumber: 'Other' });
  expect(await search('ordre ete 99')).toEqual([]);
});

it.each([
  ['en', 'PO number\nBC-17\n'],
  ['fr', 'Numéro de bon de commande\nBC-17\n'],
] as const)('is on the document and the public page in %s', async (language, text) => {
  const { id } = await aSentInvoice(owner, { poNumber: 'BC-17', language });
  const { body } = await owner.call<PublicInvoice>('GET', `/invoices/${id}/public`);
  expect(body.poNumber).toBe('BC-17');
  expect(readableText(invoiceHtml(body))).toContain(text);
});

it('can still be changed once the invoice is paid, since no amount depends on it', async () => {
  const { id, total } = await aSentInvoice(owner, { poNumber: 'Old' });
  await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: total }) });
  const before = (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
  const form = formFromInvoice(before);
  const changed = await update(id, toInvoiceUpdate({ ...form, poNumber: 'New' }, form, before.version));
  expect(changed).toMatchObject({ status: 200, body: { poNumber: 'New', status: 'PAID' } });
});

it('is in the activity log with its old and new value, in both languages', async () => {
  const { id, invoiceNumber } = await aStoredInvoice(owner, { poNumber: 'A1' });
  await update(id, { poNumber: 'B2' });
  const [entry] = await entriesOf(owner, 'limit=1');
  if (!entry) throw new Error('No entry');
  expect(activityText(entry, ownerTextsFor('en').activity)).toContain(
    `changed the PO number of ${invoiceNumber} from A1 to B2`,
  );
  expect(activityText(entry, ownerTextsFor('fr').activity).replaceAll('\u00a0', ' ')).toContain(
    `a modifié le champ « numéro de bon de commande » (${invoiceNumber}), de « A1 » à « B2 »`,
  );
});
