import { beforeAll, expect, it } from 'vitest';
import { invoiceHtml } from '#functions/invoice-pdf/document.tsx';
import { activityText } from '#shared/activity/words.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import type { Product } from '#shared/product/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { aPayment, aPerson, aProduct, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { readableText } from '#test/support/readable-text.ts';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { blankItem } from '#web/document-editor/model/form.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const update = (id: string, body: object) => owner.call<Invoice>('PATCH', `/invoices/${id}`, { body });
const aLine = (unit?: string) => ({
  name: 'Copywriting',
  quantity: 12.5,
  rate: 95.5,
  ...(unit !== undefined && { unit }),
});
const unitsOf = ({ items }: Invoice) => items.map(({ unit }) => unit);

it('of a line is saved with the editor’s whole form, and removed when it is emptied', async () => {
  const items = [blankItem({ ...aLine('h') }), blankItem({ ...aLine() })];
  const { status, body: saved } = await owner.call<Invoice>('POST', '/invoices', {
    body: toInvoiceInput(aForm({ items })),
  });
  expect([status, unitsOf(saved)]).toEqual([201, ['h', undefined]]);
  const form = formFromInvoice(saved);
  expect(form.items.map(({ unit }) => unit)).toEqual(['h', '']);
  const emptied = { ...form, items: form.items.map((item) => ({ ...item, unit: '' })) };
  const { body: changed } = await update(saved.id, toInvoiceUpdate(emptied, form, saved.version));
  expect(unitsOf(changed)).toEqual([undefined, undefined]);
});

it('is one trimmed line of at most 20 characters', async () => {
  const { id } = await aStoredInvoice(owner);
  for (const [typed, unit] of [
    [' heures ', 'heures'],
    ['m²', 'm²'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['', ''],
  ]) {
    expect(unitsOf((await update(id, { items: [aLine(typed)] })).body)).toEqual([unit]);
  }
  expect(await update(id, { items: [aLine(), aLine('x'.repeat(21))] })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'items.1.unit', rule: 'maxLength', params: { max: 20 } }] },
  });
  expect((await update(id, { items: [aLine('one\ntwo')] })).status).toBe(400);
});

it('changes no amount', async () => {
  const { id, total } = await aStoredInvoice(owner, { items: [aLine()] });
  expect((await update(id, { items: [aLine('h')] })).body.total).toBe(total);
});

it.each(['en', 'fr'] as const)('is on the document and the public page in %s', async (language) => {
  const { id } = await aSentInvoice(owner, { items: [aLine('h'), aLine()], language });
  const { body } = await owner.call<PublicInvoice>('GET', `/invoices/${id}/public`);
  expect(body.items.map(({ unit }) => unit)).toEqual(['h', undefined]);
  const number = language === 'en' ? '12.5' : '12,5';
  const text = readableText(invoiceHtml(body));
  expect(text).toContain(`Copywriting\n${number}\u00a0\nh\n`);
  expect(text).toContain(`Copywriting\n${number}\n`);
});

it('is fixed by a payment, as the rest of its line', async () => {
  const { id, total } = await aSentInvoice(owner, { items: [aLine('h')] });
  await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: total }) });
  const { body } = await owner.call<Invoice>('GET', `/invoices/${id}`);
  const form = formFromInvoice(body);
  expect(await update(id, toInvoiceUpdate({ ...form, poNumber: '7' }, form, body.version))).toMatchObject({
    status: 200,
    body: { items: [{ unit: 'h' }] },
  });
  expect((await update(id, { items: [aLine('day')] })).status).toBe(409);
});

it('is in the activity log, in both languages', async () => {
  const { id } = await aStoredInvoice(owner, { items: [aLine()] });
  await update(id, { items: [aLine('h')] });
  const [entry] = await entriesOf(owner, 'limit=1');
  if (!entry) throw new Error('No entry');
  const textIn = (language: 'en' | 'fr') =>
    activityText(entry, ownerTextsFor(language).activity).replaceAll('\u00a0', ' ');
  expect(textIn('en')).toContain('from Copywriting: 12.5 × 95.5 to Copywriting: 12.5 h × 95.5');
  expect(textIn('fr')).toContain('à « Copywriting : 12,5 h × 95,5 »');
});

it('of a product is added, changed, recorded and removed', async () => {
  const { id } = await aProduct(owner, { unit: ' h ' });
  const change = (body: object) => owner.call<Product>('PATCH', `/products/${id}`, { body });
  expect((await owner.call<Product>('GET', `/products/${id}`)).body.unit).toBe('h');
  expect((await change({ unit: 'day' })).body.unit).toBe('day');
  const [entry] = await entriesOf(owner, 'limit=1');
  expect(entry && activityText(entry, ownerTextsFor('en').activity)).toContain('from h to day');
  expect((await change({ price: 1 })).body.unit).toBe('day');
  expect((await change({ unit: '' })).body).not.toHaveProperty('unit');
  expect((await change({ unit: 'x'.repeat(21) })).status).toBe(400);
});
