import { beforeAll, describe, expect, it } from 'vitest';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { queueMails } from '#test/support/emulators.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';
import { aMailEvent, deliverMailEvent } from '#test/support/mail-event.ts';
import { mailsTo } from '#test/support/outbox.ts';

let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

const anAddress = () => `client-${crypto.randomUUID()}@example.com`;
const change = ({ id }: Invoice, body: object) => person.call<Invoice>('PATCH', `/invoices/${id}`, { body });
const read = async ({ id }: Invoice) => (await person.call<Invoice>('GET', `/invoices/${id}`)).body;

/** A sent invoice, as if its email were still on the queue. */
async function givenAQueuedMail(): Promise<{ invoice: Invoice; mail: SentInvoice }> {
  const to = anAddress();
  const stored = await aStoredInvoice(person, { billingEmail: to });
  const { body: invoice } = await change(stored, { status: 'SENT' });
  const [id, sentAt] = [crypto.randomUUID(), new Date().toISOString()];
  return { invoice, mail: { kind: 'INVOICE', id, invoiceId: invoice.id, to, sentAt, status: 'SENT' } };
}

async function failuresOf({ id }: Invoice): Promise<string[]> {
  const { body } = await person.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`);
  return body.events.filter((event) => event.type === 'MAIL_RETURN').map(({ kind }) => kind);
}

describe('a queued email', () => {
  it('is sent once if it is queued three times', async () => {
    const { mail, invoice } = await givenAQueuedMail();
    await queueMails(mail, mail, mail);
    expect(await mailsTo(mail.to)).toMatchObject([{ attachments: [{ contentType: 'application/pdf' }] }]);
    expect(await failuresOf(invoice)).toEqual([]);
  });

  it('shows the invoice as it is now', async () => {
    const { mail, invoice } = await givenAQueuedMail();
    await change(invoice, { items: [{ name: 'Élan', quantity: 1, rate: 7.77 }] });
    await queueMails(mail);
    expect((await mailsTo(mail.to))[0]?.text).toContain('7.77 CAD');
  });

  it('is not sent to an address that has been suppressed, as invoice, history and list show', async () => {
    const { mail, invoice } = await givenAQueuedMail();
    await deliverMailEvent(aMailEvent('Bounce', { to: mail.to }));
    await queueMails(mail);
    expect(await mailsTo(mail.to)).toEqual([]);
    expect(await read(invoice)).toMatchObject({ returnedMail: 'UNSENDABLE', status: 'SENT', version: invoice.version });
    expect(await failuresOf(invoice)).toEqual(['UNSENDABLE']);
    const path = `/invoices?searchQuery=${invoice.invoiceNumber}`;
    const { body } = await person.call<{ data: InvoiceListItem[] }>('GET', path);
    expect(body.data).toMatchObject([{ returnedMail: 'UNSENDABLE' }]);
  });

  it('is not sent once its invoice is cancelled, as the history shows', async () => {
    const { mail, invoice } = await givenAQueuedMail();
    await change(invoice, { status: 'CANCELLED' });
    await queueMails(mail);
    expect(await mailsTo(mail.to)).toEqual([]);
    expect(await failuresOf(invoice)).toEqual(['NOT_SENT']);
  });

  it('is not sent once its invoice is deleted', async () => {
    const { mail, invoice } = await givenAQueuedMail();
    expect((await person.call('DELETE', `/invoices/${invoice.id}`)).status).toBeLessThan(300);
    await queueMails(mail);
    expect(await mailsTo(mail.to)).toEqual([]);
  });
});
