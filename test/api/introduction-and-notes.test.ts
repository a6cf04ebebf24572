import { beforeAll, expect, it } from 'vitest';
import { invoiceHtml } from '#functions/invoice-pdf/document.tsx';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { aPersonReadyToSend, aStoredInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { readableText } from '#test/support/readable-text.ts';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

const INTRODUCTION = 'For the second phase\nof the harbour project';
const SECRET = 'Pays late, ask Zofia first';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const update = (id: string, body: object) => owner.call<Invoice>('PATCH', `/invoices/${id}`, { body });

it('are saved with the editor’s whole form, with their line breaks, and removed when they are emptied', async () => {
  const body = toInvoiceInput(aForm({ introduction: INTRODUCTION, internalNotes: SECRET }));
  const { status, body: saved } = await owner.call<Invoice>('POST', '/invoices', { body });
  expect([status, saved.introduction, saved.internalNotes]).toEqual([201, INTRODUCTION, SECRET]);
  const form = formFromInvoice(saved);
  expect(form).toMatchObject({ introduction: INTRODUCTION, internalNotes: SECRET });
  const emptied = { ...form, introduction: '', internalNotes: '' };
  const { body: changed } = await update(saved.id, toInvoiceUpdate(emptied, form, saved.version));
  expect([changed.introduction ?? '', changed.internalNotes ?? '']).toEqual(['', '']);
});

it.each([
  ['introduction', 2000],
  ['internalNotes', 5000],
] as const)('%s has at most %i characters', async (field, max) => {
  const { id } = await aStoredInvoice(owner);
  expect((await update(id, { [field]: 'x'.repeat(max) })).status).toBe(200);
  expect(await update(id, { [field]: 'x'.repeat(max + 1) })).toMatchObject({
    status: 400,
    body: { issues: [{ path: field, rule: 'maxLength', params: { max } }] },
  });
});

it('shows the introduction above the lines, and the internal notes to nobody outside the business', async () => {
  const recipient = `reader-${crypto.randomUUID()}@example.com`;
  const { id, items } = await aStoredInvoice(owner, {
    billingEmail: recipient,
    introduction: INTRODUCTION,
    internalNotes: SECRET,
  });
  expect((await owner.call('POST', `/invoices/${id}/send`)).status).toBe(200);
  const shown = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
  expect(shown.body.introduction).toBe(INTRODUCTION);
  const paper = readableText(invoiceHtml(shown.body));
  expect(paper.indexOf('For the second phase')).toBeLessThan(paper.indexOf(items[0]?.name ?? ''));
  expect(paper).toContain('For the second phase');
  const mails = await mailsTo(recipient);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify([shown.body, paper, mails])).not.toContain('Zofia');
});

it('keeps the internal notes from another business', async () => {
  const { id } = await aStoredInvoice(owner, { internalNotes: SECRET });
  const stranger = await aPersonReadyToSend();
  expect(await stranger.call('GET', `/invoices/${id}`)).toMatchObject({ status: 404 });
});
