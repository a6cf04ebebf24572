import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { attach, attachedTo } from '#test/support/attached.ts';
import { call, productUrl } from '#test/support/client.ts';
import {
  anUnverifiedPerson,
  aPayment,
  aPerson,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';
import { HOSTILE_ATTACHMENTS } from '#test/support/hostile-attachments.ts';
import { aPng, JPEG } from '#test/support/images.ts';
import { aPdf, pdfOf, stream } from '#test/support/pdfs.ts';
import { storedFiles } from '#test/support/stored-files.ts';

const download = (invoiceId: string, id: string) =>
  fetch(`${productUrl()}/api/invoices/${invoiceId}/attachments/${id}`);
const filesOf = async (by: Person, id: string) => (await by.call<Invoice>('GET', `/invoices/${id}`)).body.attachments;
/** A PDF of exactly this size. */
function aPdfOf(size: number): Buffer {
  const around = pdfOf({ objects: [stream('', Buffer.alloc(0))] }).length;
  const close = pdfOf({ objects: [stream('', randomBytes(size - around - 20))] });
  return Buffer.concat([close, Buffer.alloc(size - close.length)]);
}

describe('a file of an invoice', () => {
  it.each([
    ['plan.pdf', aPdf(), 'application/pdf'],
    ['photo.jpeg', JPEG, 'image/jpeg'],
    ['drawing.png', aPng(), 'image/png'],
  ])('comes back byte for byte, saved and never shown: %s', async (name, bytes, type) => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    const file = await attachedTo(owner, id, { name, bytes });
    expect(file).toMatchObject({ name: name.replace('jpeg', 'jpg'), type, size: bytes.length });
    const answer = await download(id, file.id);
    expect(answer.status).toBe(200);
    expect(answer.redirected).toBe(true);
    // Another origin than that of the site: nothing in it could act there.
    expect(new URL(answer.url).origin).not.toBe(productUrl());
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file.name}"`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is listed to its business and to the recipient, and changes no version', async () => {
    const owner = await aPerson();
    const { id, version } = await aSentInvoice(owner);
    const first = await attachedTo(owner, id, { name: 'photo.png' });
    const second = await attachedTo(owner, id, { name: 'PHOTO.png' });
    expect(second.name).toBe('PHOTO (2).png');
    const { body } = await owner.call<Invoice>('GET', `/invoices/${id}`);
    expect(body).toMatchObject({ version, attachments: [first, second] });
    const recipient = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
    expect(recipient.body.attachments).toEqual([first, second]);
    // Saved under the name that is listed, whatever it was stored with.
    const { headers } = await fetch(`${productUrl()}/api/invoices/${id}/attachments/${second.id}`, {
      redirect: 'manual',
    });
    const url = new URL(headers.get('location') ?? '');
    expect(url.searchParams.get('response-content-disposition')).toContain("''PHOTO%20%282%29.png");
  });

  it('stays when the invoice is saved from an editor that was opened before', async () => {
    const owner = await aPerson();
    const { id, version } = await aStoredInvoice(owner);
    const file = await attachedTo(owner, id);
    const { status } = await owner.call('PATCH', `/invoices/${id}`, { body: { additionalNotes: 'Thanks', version } });
    expect(status).toBe(200);
    expect(await filesOf(owner, id)).toEqual([file]);
  });

  it('can be added to a paid invoice, and removed again', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment() });
    const file = await attachedTo(owner, id);
    expect((await owner.call('DELETE', `/invoices/${id}/attachments/${file.id}`)).status).toBe(204);
    expect(await filesOf(owner, id)).toBeUndefined();
    expect((await download(id, file.id)).status).toBe(404);
    expect((await owner.call('DELETE', `/invoices/${id}/attachments/${file.id}`)).status).toBe(404);
    expect(await storedFiles(`attachments/${id}/`)).toEqual([]);
  });

  it('is attached once, however often that is asked for', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    const file = await attachedTo(owner, id);
    const body = { id: file.id, name: 'photo.png', size: file.size };
    expect((await owner.call('POST', `/invoices/${id}/attachments`, { body })).body).toEqual(file);
    expect(await filesOf(owner, id)).toEqual([file]);
    expect(await storedFiles(`uploads/${id}/`)).toEqual([]);
  });
});

describe('its limits', () => {
  it('are ten files, also for those that arrive at once', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    for (let count = 0; count < MAX_ATTACHMENTS - 2; count += 1) await attachedTo(owner, id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => attach(owner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await filesOf(owner, id)).toHaveLength(MAX_ATTACHMENTS);
    expect(await storedFiles(`attachments/${id}/`)).toHaveLength(MAX_ATTACHMENTS);
  });

  it('are ten megabytes and not a byte more', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    const bytes = aPdfOf(MAX_ATTACHMENT_BYTES);
    const file = await attachedTo(owner, id, { name: 'all.pdf', bytes });
    expect(file.size).toBe(MAX_ATTACHMENT_BYTES);
    const answer = await attach(owner, id, { bytes: Buffer.concat([bytes, Buffer.alloc(1)]) });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'size' }] } });
    const lying = await attach(owner, id, { bytes: aPng(), size: 3 });
    expect(lying).toMatchObject({ status: 409, body: { reason: 'UPLOAD_INCOMPLETE' } });
  });

  it('leave nothing of a file whose parts did not all arrive but parts that expire', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    const body = { id: crypto.randomUUID(), name: 'plan.pdf', size: 20 };
    const { status } = await owner.call('POST', `/invoices/${id}/attachments`, { body });
    expect(status).toBe(409);
    expect(await filesOf(owner, id)).toBeUndefined();
  });

  it('are an email that is confirmed, since customers receive the files', async () => {
    const owner = await anUnverifiedPerson();
    const { id } = await aStoredInvoice(owner);
    expect(await attach(owner, id)).toMatchObject({ status: 403 });
    expect(await storedFiles(`uploads/${id}/`)).toEqual([]);
  });

  it('are those of the business', async () => {
    const [owner, other] = await Promise.all([aPerson(), aPerson()]);
    const { id } = await aStoredInvoice(owner);
    const part = { part: 0, content: 'QUJD' };
    const path = `/invoices/${id}/attachments`;
    const asked = await other.call('POST', `${path}/${crypto.randomUUID()}/parts`, { body: part });
    expect(asked.status).toBe(404);
    expect(await storedFiles(`uploads/${id}/`)).toEqual([]);
  });
});

it('refuses every hostile file, says why, and keeps nothing of it', async () => {
  const owner = await aPerson();
  const { id } = await aStoredInvoice(owner);
  for (const [what, name, bytes, why] of HOSTILE_ATTACHMENTS) {
    const answer = await attach(owner, id, { name, bytes });
    expect(answer, what).toMatchObject({ status: 400, body: { reason: 'FILE_REFUSED', params: { what: why } } });
  }
  expect(await storedFiles(`attachments/${id}/`)).toEqual([]);
  expect(await storedFiles(`uploads/${id}/`)).toEqual([]);
});

it.each([
  ['../../etc/passwd.png', 'etc_passwd.png'],
  ['photo\u202egnp.exe', 'photognp.exe.png'],
  ['=cmd|calc.png', '=cmd_calc.png'],
])('tidies the name %j', async (name, tidied) => {
  const owner = await aPerson();
  const { id } = await aStoredInvoice(owner);
  expect((await attachedTo(owner, id, { name })).name).toBe(tidied);
});
