import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { mailsProcessed } from '#test/support/emulators.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';
import { aMailEvent, bouncingAddress, complainingAddress, deliverMailEvent } from '#test/support/mail-event.ts';
import { mailsTo } from '#test/support/outbox.ts';

let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

const send = ({ id }: Invoice, by = person) => by.call<Invoice>('POST', `/invoices/${id}/send`);
const read = async ({ id }: Invoice, by = person) => (await by.call<Invoice>('GET', `/invoices/${id}`)).body;
const anAddress = () => `client-${crypto.randomUUID()}@example.com`;

async function typesOf({ id }: Invoice, by = person): Promise<string[]> {
  const { body } = await by.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`);
  return body.events.map((event) => (event.type === 'MAIL_RETURN' ? event.kind : event.type));
}

async function rowOf({ invoiceNumber }: Invoice, by = person): Promise<InvoiceListItem | undefined> {
  const { body } = await by.call<{ data: InvoiceListItem[] }>('GET', `/invoices?searchQuery=${invoiceNumber}`);
  return body.data[0];
}

/** An invoice whose email bounced. */
async function aReturnedInvoice(billingEmail: string, by = person): Promise<Invoice> {
  const invoice = await aStoredInvoice(by, { billingEmail });
  expect((await send(invoice, by)).status).toBe(200);
  await expect.poll(async () => (await read(invoice, by)).returnedMail).toBeDefined();
  return invoice;
}

describe('an invoice whose email was not delivered', () => {
  it.each([
    ['bounced', bouncingAddress, 'BOUNCED'],
    ['was reported as spam', complainingAddress, 'COMPLAINED'],
  ] as const)('that %s shows this in its record, history and list, and stays SENT', async (_, address, kind) => {
    const invoice = await aReturnedInvoice(address());
    expect(await read(invoice)).toMatchObject({ returnedMail: kind, status: 'SENT', version: 2 });
    expect((await typesOf(invoice)).toSorted()).toEqual([kind, 'CREATED', 'EMAIL', 'STATUS'].toSorted());
    expect((await typesOf(invoice)).at(-1)).toBe(kind);
    expect(await rowOf(invoice)).toMatchObject({ returnedMail: kind });
  });

  it('reveals nothing to its recipient', async () => {
    const to = bouncingAddress();
    const invoice = await aReturnedInvoice(to);
    const { body } = await call('GET', `/invoices/${invoice.id}/public`);
    expect(JSON.stringify(body)).not.toContain('returned');
    expect(JSON.stringify(body)).not.toContain('BOUNCED');
  });

  it.each([
    ['bounced', bouncingAddress],
    ['was marked as spam', complainingAddress],
  ])('that %s is not sent there again, nor is any other business’s, and no sender learns why', async (_, address) => {
    const to = address();
    const text = (typed: string) => `Emails to ${typed} could not be delivered. Check the address, or use another one.`;
    const invoice = await aReturnedInvoice(to);
    const stranger = await aPerson();
    const others = await aStoredInvoice(stranger, { billingEmail: to.toUpperCase() });
    const next = await aStoredInvoice(person, { billingEmail: to });
    expect(await send(invoice)).toMatchObject({ status: 409, body: { message: text(to) } });
    expect(await send(next)).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: text(to) } });
    expect(await send(others, stranger)).toMatchObject({ status: 409, body: { message: text(to.toUpperCase()) } });
    expect((await read(next)).status).toBe('DRAFT');
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await typesOf(invoice)).toHaveLength(4);
  });

  it('can be sent to another address, which clears the failure', async () => {
    const invoice = await aReturnedInvoice(bouncingAddress());
    const to = anAddress();
    const changed = await person.call<Invoice>('PATCH', `/invoices/${invoice.id}`, { body: { billingEmail: to } });
    expect(changed.body).not.toHaveProperty('returnedMail');
    expect(await rowOf(invoice)).not.toHaveProperty('returnedMail');
    expect((await send(invoice)).status).toBe(200);
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await read(invoice)).not.toHaveProperty('returnedMail');
  });
});

describe('an event', () => {
  it('is recorded once, however often it is delivered', async () => {
    const to = anAddress();
    const invoice = await aStoredInvoice(person, { billingEmail: to });
    await send(invoice);
    const event = aMailEvent('Bounce', { to, tags: { invoice: [invoice.id] } });
    await Promise.all([deliverMailEvent(event), deliverMailEvent(event), deliverMailEvent(event)]);
    await deliverMailEvent(event);
    expect((await typesOf(invoice)).filter((type) => type === 'BOUNCED')).toHaveLength(1);
  });

  it('for an unknown invoice changes nothing', async () => {
    const to = anAddress();
    const invoice = await aStoredInvoice(person, { billingEmail: to });
    await deliverMailEvent(aMailEvent('Bounce', { to: anAddress(), tags: { invoice: ['A'.repeat(22)] } }));
    await deliverMailEvent(aMailEvent('Bounce', { to, tags: { campaign: [invoice.id] } }));
    expect(await typesOf(invoice)).toEqual(['CREATED']);
  });

  it('for an invoice that was never emailed to that address changes nothing', async () => {
    const [invoice, stranger] = [await aStoredInvoice(person, { billingEmail: anAddress() }), await aPerson()];
    const others = await aStoredInvoice(stranger, { billingEmail: anAddress() });
    await deliverMailEvent(aMailEvent('Complaint', { to: others.billingEmail ?? '', tags: { invoice: [invoice.id] } }));
    expect(await typesOf(invoice)).toEqual(['CREATED']);
    expect(await typesOf(others, stranger)).toEqual(['CREATED']);
    expect(await read(invoice)).not.toHaveProperty('returnedMail');
  });
});

describe('an address that refuses email', () => {
  it('cannot be invited; the error says why', async () => {
    const invited = await aPerson();
    await deliverMailEvent(aMailEvent('Bounce', { to: invited.email }));
    const response = await person.call('POST', '/employees', { body: { email: invited.email } });
    const message = `Emails to ${invited.email} could not be delivered. Check the address, or use another one.`;
    expect(response).toMatchObject({ status: 409, body: { message } });
    expect(await mailsTo(invited.email)).toEqual([]);
    const { body } = await person.call<{ data: unknown[] }>('GET', '/employees');
    expect(body.data).toEqual([]);
  });

  it('gets a password reset despite a complaint about an invoice', async () => {
    const forgetful = await aPerson();
    await deliverMailEvent(aMailEvent('Complaint', { to: forgetful.email, tags: { purpose: ['BUSINESS'] } }));
    await call('POST', '/auth/forgot-password', { body: { email: forgetful.email } });
    await mailsProcessed(forgetful.email);
    expect(await mailsTo(forgetful.email)).toHaveLength(1);
  });

  it('gets no password reset after a bounce, and the response does not reveal it', async () => {
    const forgetful = await aPerson();
    await deliverMailEvent(aMailEvent('Bounce', { to: forgetful.email }));
    const responses = await Promise.all(
      [forgetful.email, anAddress()].map((email) => call('POST', '/auth/forgot-password', { body: { email } })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.body).toEqual(responses[1]?.body);
    await mailsProcessed(forgetful.email);
    expect(await mailsTo(forgetful.email)).toEqual([]);
  });
});
