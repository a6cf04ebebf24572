import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { type ApiResponse, call, productUrl } from '#test/support/client.ts';
import { anInvoice, aPerson, type Person } from '#test/support/given.ts';
import { mailsTo, textsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

let person: Person;
beforeAll(async () => {
  person = await aPerson();
  await person.call('POST', '/companies', { body: { name: 'Atelier "Brume" & fils', email: 'atelier@example.com' } });
});

const anAddress = () => `recipient-${crypto.randomUUID()}@example.com`;
let phones = 0;
const aPhone = () => {
  phones += 1;
  return `+1403555${String(1000 + phones)}`;
};

async function created(changes: Parameters<typeof anInvoice>[0] = {}): Promise<Invoice> {
  const response = await person.call<Invoice>('POST', '/invoices', { body: anInvoice(changes) });
  expect(response.status).toBe(201);
  return response.body;
}

const send = (id: string, by = person) => by.call<Invoice>('POST', `/invoices/${id}/send`);

describe('sending by email', () => {
  it('emails link, amounts and PDF to the recipient only, with the business as reply-to, and makes it SENT', async () => {
    const to = anAddress();
    const invoice = await created({ billingEmail: to, billingName: 'Zoë <b>& Co</b>', taxValue: 5 });
    expect(await send(invoice.id)).toMatchObject({ status: 200, body: { status: 'SENT', version: 2 } });
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.replyTo.join()).toContain('atelier@example.com');
    expect(mail?.subject).toBe(`Invoice ${invoice.invoiceNumber} from Atelier "Brume" & fils`);
    expect(mail?.text).toContain(`${productUrl()}/pay/${invoice.id}`);
    expect(mail?.text).toContain('210.00 CAD');
    expect(mail?.html).toContain('210.00 CAD');
    expect(mail?.html).not.toContain('<b>& Co</b>');
    const [attachment] = mail?.attachments ?? [];
    expect(attachment).toMatchObject({ name: `invoice-${invoice.invoiceNumber}.pdf`, contentType: 'application/pdf' });
    const [page] = await pdfPages(Buffer.from(attachment?.content ?? '', 'base64'));
    expect(page).toContain('210.00 CAD');
    expect(page).toContain(invoice.invoiceNumber);
  });

  it('is recorded in the history', async () => {
    const invoice = await created({ billingEmail: anAddress() });
    await send(invoice.id);
    const { body } = await person.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${invoice.id}/history`);
    expect(body.events.map(({ type }) => type).toSorted()).toEqual(['CREATED', 'EMAIL', 'STATUS']);
  });

  it('sends one email for ten simultaneous requests', async () => {
    const to = anAddress();
    const invoice = await created({ billingEmail: to });
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(invoice.id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('keeps the status of a paid invoice', async () => {
    const invoice = await created({ billingEmail: anAddress() });
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'PAID' } });
    expect(await send(invoice.id)).toMatchObject({ status: 200, body: { status: 'PAID' } });
  });

  it('is refused without a recipient', async () => {
    const invoice = await created({ billingEmail: '' });
    expect(await send(invoice.id)).toMatchObject({ status: 400, body: { message: 'billingEmail is required' } });
  });
});

describe('sending by SMS', () => {
  it('texts the link to the recipient and makes it SENT', async () => {
    const phoneNumber = aPhone();
    const invoice = await created({ billingPhone: phoneNumber.replace('+1403', '(403) ') });
    const response = await person.call('POST', `/invoices/${invoice.id}/send-sms`, { body: { phoneNumber } });
    expect(response).toMatchObject({ status: 200, body: { status: 'SENT' } });
    const [text] = await textsTo(phoneNumber);
    expect(text?.message).toContain(`${productUrl()}/pay/${invoice.id}`);
    expect(text?.message).toContain('200.00 CAD');
  });

  it.each(['234-5678 x901', '234-5678 poste 901', '234-5678 (901)'])('texts nobody for %s', async (phone) => {
    const { id } = await created({ billingPhone: phone });
    const response = await person.call('POST', `/invoices/${id}/send-sms`, { body: { phoneNumber: phone } });
    expect(response).toMatchObject({ status: 400, body: { message: 'phoneNumber must be a valid phone number' } });
    expect(await textsTo('+12345678901')).toEqual([]);
  });

  it('leaves out an extension', async () => {
    const phoneNumber = aPhone();
    const billingPhone = `${phoneNumber.replace('+1403', '403 ')} poste 22`;
    const { id } = await created({ billingPhone });
    const response = await person.call('POST', `/invoices/${id}/send-sms`, { body: { phoneNumber: billingPhone } });
    expect(response.status).toBe(200);
    expect(await textsTo(phoneNumber)).toHaveLength(1);
  });

  it.each([
    ['+14035559999', 'phoneNumber must be the phone number of the invoice'],
    ['12', 'phoneNumber must be a valid phone number'],
  ])('is refused to %s', async (phoneNumber, message) => {
    const invoice = await created({ billingPhone: aPhone() });
    const response = await person.call('POST', `/invoices/${invoice.id}/send-sms`, { body: { phoneNumber } });
    expect(response).toMatchObject({ status: 400, body: { message } });
    expect(await textsTo(phoneNumber)).toEqual([]);
  });

  it('stops at the allowance of a new business with a clear message', async () => {
    const sender = await aPerson();
    const answers: ApiResponse[] = [];
    for (let count = 0; count < 7; count += 1) {
      const phoneNumber = aPhone();
      const { body } = await sender.call<Invoice>('POST', '/invoices', {
        body: anInvoice({ billingPhone: phoneNumber }),
      });
      answers.push(await sender.call('POST', `/invoices/${body.id}/send-sms`, { body: { phoneNumber } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.body.message).toMatch(/^You have sent all 5 SMS messages that your business may send today/);
  });
});

describe('one recipient', () => {
  it('gets 5 of 8 SMS and 10 of 12 emails from two businesses; the rest are refused and cost the senders nothing', async () => {
    const senders = await Promise.all([aPerson(), aPerson()]);
    const [billingEmail, billingPhone] = [anAddress(), aPhone()];
    const invoices = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const by = senders[index % 2] ?? person;
        const { body } = await by.call<Invoice>('POST', '/invoices', {
          body: anInvoice({ billingEmail, billingPhone }),
        });
        return { by, id: body.id };
      }),
    );
    const texts = await Promise.all(
      invoices.slice(0, 8).map(({ by, id }) => {
        return by.call('POST', `/invoices/${id}/send-sms`, { body: { phoneNumber: billingPhone } });
      }),
    );
    expect(texts.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await textsTo(billingPhone)).toHaveLength(5);
    const mails = await Promise.all(invoices.map(({ by, id }) => send(id, by)));
    expect(mails.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await mailsTo(billingEmail)).toHaveLength(10);
    expect(mails.find(({ status }) => status === 429)?.body).toMatchObject({
      message: 'This address cannot receive any more emails today. Please try again tomorrow.',
    });
  });
});

describe('the PDF', () => {
  const pdfOf = async (id: string) => {
    const response = await fetch(`${productUrl()}/api/invoices/${id}/pdf`);
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it('is public to anyone with the link, and named after the number', async () => {
    const invoice = await created();
    const { response, bytes } = await pdfOf(invoice.id);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`invoice-${invoice.invoiceNumber}.pdf`);
    expect((await pdfPages(bytes)).join(' ')).toContain('200.00 CAD');
  });

  it('reflects changes to the invoice and the company', async () => {
    const owner = await aPerson();
    const { body } = await owner.call<Invoice>('POST', '/invoices', { body: anInvoice() });
    const before = (await pdfPages((await pdfOf(body.id)).bytes)).join(' ');
    await owner.call('POST', '/companies', { body: { name: 'Łódź Œuvres' } });
    await owner.call('PATCH', `/invoices/${body.id}`, { body: { items: [{ name: 'Élan', quantity: 1, rate: 7.77 }] } });
    const after = (await pdfPages((await pdfOf(body.id)).bytes)).join(' ');
    expect(before).not.toContain('7.77');
    expect(after).toContain('7.77 CAD');
    // Each font starts a new run of text.
    expect(after.replaceAll(' ', '')).toContain('ŁódźŒuvres');
  });

  it('is rendered once for 50 simultaneous readers', async () => {
    const invoice = await created();
    const responses = await Promise.all(Array.from({ length: 50 }, () => pdfOf(invoice.id)));
    expect(new Set(responses.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1);
  });

  it('returns 404 for an unknown invoice', async () => {
    expect((await pdfOf('A'.repeat(22))).response.status).toBe(404);
  });
});

describe('the public response', () => {
  it('contains exactly what a recipient may see', async () => {
    const invoice = await created({ customerId: 'canary-customer' });
    const { body } = await call('GET', `/invoices/${invoice.id}/public`);
    const text = JSON.stringify(body);
    for (const canary of ['canary-customer', person.id, person.email, 'version', 'businessId', 'createdAt']) {
      expect(text).not.toContain(canary);
    }
    expect(body).toMatchObject({ invoiceNumber: invoice.invoiceNumber, company: { name: 'Atelier "Brume" & fils' } });
  });
});
