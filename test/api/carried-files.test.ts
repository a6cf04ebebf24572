import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { page } from '#test/support/activity-calls.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { anInvoiceFor, attach, attachedTo } from '#test/support/attached.ts';
import { call, productUrl } from '#test/support/client.ts';
import { aCustomer, anInvoice, aPerson, type Person } from '#test/support/given.ts';
import { aPng } from '#test/support/images.ts';
import { parallel } from '#test/support/parallel.ts';
import { aPdf } from '#test/support/pdfs.ts';
import { storedFiles } from '#test/support/stored-files.ts';

let owner: Person;
let customerId: string;
beforeAll(async () => {
  owner = await aPerson();
  customerId = (await aCustomer(owner)).id;
});

/** An appointment with a photo and a plan. */
async function aVisit() {
  const { id } = await anAppointment(owner, { customerId });
  const photo = await attachedTo(owner, id, { to: 'appointments' });
  const plan = await attachedTo(owner, id, { name: 'plan.pdf', bytes: aPdf(), to: 'appointments' });
  return { id, photo, plan };
}
const carry = (id: string, by = owner) => by.call<Attachment[]>('POST', `/invoices/${id}/appointment-files`);
const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const bytesOf = async (invoiceId: string, id: string) =>
  Buffer.from(await (await fetch(`${productUrl()}/api/invoices/${invoiceId}/attachments/${id}`)).arrayBuffer());

describe('an invoice for an appointment', () => {
  it('has copies of the chosen files, which outlive the appointment', async () => {
    const { id, photo, plan } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [photo, plan]);
    expect(invoice).toMatchObject({ awaitedFiles: [photo.id, plan.id], version: 1 });
    expect(invoice.attachments).toBeUndefined();
    expect(await carry(invoice.id)).toMatchObject({ status: 200, body: [photo, plan] });
    const after = await read(invoice.id);
    expect(after).toMatchObject({ version: 1, attachments: [photo, plan] });
    expect(after.awaitedFiles).toBeUndefined();
    expect((await owner.call('DELETE', `/appointments/${id}/attachments/${photo.id}`)).status).toBe(204);
    await owner.call('DELETE', `/appointments/${id}`);
    expect((await bytesOf(invoice.id, photo.id)).equals(aPng())).toBe(true);
    expect((await bytesOf(invoice.id, plan.id)).equals(aPdf())).toBe(true);
    const { body } = await call<PublicInvoice>('GET', `/invoices/${invoice.id}/public`);
    expect(body.attachments).toEqual([photo, plan]);
    const { data } = await page(owner);
    const [entry] = data.filter(({ record }) => record?.id === invoice.id);
    expect(entry).toMatchObject({
      action: 'invoice.attach',
      changes: [{ field: 'attachment', to: { kind: 'text', text: 'photo.png, plan.pdf' } }],
    });
  });

  it('leaves the files of the appointment alone when one of its own is removed', async () => {
    const { id, photo } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [photo]);
    await carry(invoice.id);
    expect((await owner.call('DELETE', `/invoices/${invoice.id}/attachments/${photo.id}`)).status).toBe(204);
    const { body } = await owner.call<{ url: string }>('POST', `/appointments/${id}/attachments/${photo.id}/link`);
    expect((await fetch(body.url)).status).toBe(200);
    // What was removed does not come back.
    expect((await carry(invoice.id)).body).toEqual([]);
  });

  it('has only those that were not left out', async () => {
    const { id, plan } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [plan]);
    expect((await carry(invoice.id)).body).toEqual([plan]);
    const none = await anInvoiceFor(owner, id, []);
    expect((await carry(none.id)).body).toEqual([]);
  });

  it('has each once, however often and at how many places that is asked for', async () => {
    const { id, photo, plan } = await aVisit();
    const clientId = crypto.randomUUID();
    const content = anInvoice();
    const created = await parallel(3, () => anInvoiceFor(owner, id, [photo, plan], { ...content, id: clientId }));
    const [invoiceId = ''] = new Set(created.map((invoice) => invoice.id));
    const answers = await parallel(4, () => carry(invoiceId));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toEqual([photo, plan]);
    expect(await storedFiles(`attachments/${invoiceId}/`)).toHaveLength(2);
    // Created again by a client that never got the answer.
    const repeated = await anInvoiceFor(owner, id, [photo, plan], { ...content, id: clientId });
    expect(repeated).toMatchObject({ id: invoiceId, attachments: [photo, plan] });
    expect(repeated.awaitedFiles).toBeUndefined();
  });

  it('still gets them after it was changed or sent in between', async () => {
    const { id, photo } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [photo]);
    await owner.call('PATCH', `/invoices/${invoice.id}`, { body: { additionalNotes: 'Thanks', status: 'SENT' } });
    expect((await read(invoice.id)).awaitedFiles).toEqual([photo.id]);
    expect((await carry(invoice.id)).body).toEqual([photo]);
  });

  it('goes without those that were left out after it was created, and gets no others', async () => {
    const { id, photo, plan } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [photo]);
    const other = await anInvoiceFor(owner, id, [photo, plan]);
    const choose = (invoiceId: string, ...files: { id: string }[]) =>
      owner.call<Invoice>('PATCH', `/invoices/${invoiceId}`, {
        body: { appointmentFiles: files.map((file) => file.id) },
      });
    expect((await choose(invoice.id, photo, plan)).body).toMatchObject({ awaitedFiles: [photo.id] });
    expect((await choose(other.id, plan)).body).toMatchObject({ awaitedFiles: [plan.id] });
    expect((await carry(other.id)).body).toEqual([plan]);
    expect((await choose(other.id, photo, plan)).body).not.toHaveProperty('awaitedFiles');
    expect((await choose(invoice.id)).body).not.toHaveProperty('awaitedFiles');
    expect((await carry(invoice.id)).body).toEqual([]);
  });

  it('goes without those that the appointment no longer has', async () => {
    const { id, photo, plan } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [photo, plan]);
    await owner.call('DELETE', `/appointments/${id}/attachments/${photo.id}`);
    expect((await carry(invoice.id)).body).toEqual([plan]);
    const another = await anInvoiceFor(owner, id, [plan]);
    await owner.call('DELETE', `/appointments/${id}`);
    expect((await carry(another.id)).body).toEqual([]);
    expect((await read(another.id)).awaitedFiles).toBeUndefined();
  });

  it('has no more than ten, whatever was attached in between', async () => {
    const { id, photo, plan } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [photo, plan]);
    for (let count = 1; count < MAX_ATTACHMENTS; count += 1) await attachedTo(owner, invoice.id);
    const { body } = await carry(invoice.id);
    expect(body).toHaveLength(MAX_ATTACHMENTS);
    expect(body.at(-1)).toMatchObject({ id: photo.id, name: 'photo (10).png' });
    expect(await attach(owner, invoice.id)).toMatchObject({ status: 409 });
    expect(await storedFiles(`attachments/${invoice.id}/`)).toHaveLength(MAX_ATTACHMENTS);
  });

  it('gets them from whoever of the business asks, and nobody else', async () => {
    const { id, photo } = await aVisit();
    const invoice = await anInvoiceFor(owner, id, [photo]);
    expect((await carry(invoice.id, await aPerson())).status).toBe(404);
    expect((await call('POST', `/invoices/${invoice.id}/appointment-files`)).status).toBe(401);
    expect((await carry(invoice.id, await anEmployeeOf(owner))).body).toEqual([photo]);
  });

  it.each([
    ['no client’s id', { appointmentFiles: ['../x'] }],
    ['too many', { appointmentFiles: Array.from({ length: 11 }, () => crypto.randomUUID()) }],
  ])('is refused with files under %s', async (_, files) => {
    const { id } = await aVisit();
    const body = { ...anInvoice(), appointmentId: id, ...files };
    expect(await owner.call('POST', '/invoices', { body })).toMatchObject({ status: 400 });
  });

  it('gets no file of an appointment that it does not bill', async () => {
    const { photo } = await aVisit();
    const other = await aVisit();
    const invoice = await anInvoiceFor(owner, other.id, [photo]);
    expect((await carry(invoice.id)).body).toEqual([]);
    const alone = await owner.call<Invoice>('POST', '/invoices', {
      body: { ...anInvoice(), appointmentFiles: [photo.id] },
    });
    expect(alone.status).toBe(201);
    expect((await carry(alone.body.id)).body).toEqual([]);
  });
});
