import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceEmailDraft, InvoiceEmailPreview } from '#shared/invoice/email.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { attachedTo } from '#test/support/attached.ts';
import { aPersonReadyToSend, aStoredInvoice, type Person } from '#test/support/given.ts';
import { aPng } from '#test/support/images.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const anAddress = () => `client-${crypto.randomUUID()}@example.com`;
const anInvoiceTo = (billingEmail: string, by = owner) =>
  aStoredInvoice(by, { billingEmail, billingName: 'Café Léger', paymentMethod: 'e-transfer' });
const send = (id: string, body: object, by = owner) => by.call('POST', `/invoices/${id}/emails`, { body });
const draftOf = async (id: string, by = owner) =>
  (await by.call<InvoiceEmailDraft>('GET', `/invoices/${id}/email`)).body;

describe('an invoice’s email', () => {
  it('has the texts and copies that its sender chose', async () => {
    const [to, cc] = [anAddress(), anAddress()];
    const { id } = await anInvoiceTo(to);
    const message = 'Hello Marie,\n\nThanks for the good work together.\nSee you on Monday.';
    const body = { subject: 'Our garden project', message, cc: [cc, to.toUpperCase()], copyToMe: true };
    expect((await send(id, body)).status).toBe(200);
    await expect.poll(() => mailsTo(to)).toHaveLength(1);
    const [mail] = await mailsTo(to);
    expect(mail).toMatchObject({ subject: 'Our garden project' });
    expect(mail?.text).toContain(message);
    expect(mail?.html).toContain('together.<br>See you');
    expect(await mailsTo(cc)).toMatchObject([{ id: mail?.id }]);
    const { body: history } = await owner.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`);
    expect(history.events).toContainEqual(expect.objectContaining({ type: 'EMAIL', recipient: to, cc: [cc] }));
  });

  it('takes along the files of the invoice', async () => {
    const to = anAddress();
    const { id } = await anInvoiceTo(to);
    const bytes = aPng();
    await attachedTo(owner, id, { name: 'Plan d’étage.png', bytes });
    await send(id, { message: 'Hello' });
    await expect.poll(() => mailsTo(to)).toHaveLength(1);
    const [mail] = await mailsTo(to);
    expect(mail?.text).toContain('Also attached: Plan d’étage');
    expect(mail?.attachments.slice(1)).toMatchObject([
      { name: 'Plan d’étage.png', contentType: 'image/png', size: bytes.length },
    ]);
  });

  it('reaches its sender as a copy of its own, whose link is marked', async () => {
    const person = await aPersonReadyToSend();
    const to = anAddress();
    const { id, invoiceNumber } = await anInvoiceTo(to, person);
    await send(id, { copyToMe: true }, person);
    const copies = async () => (await mailsTo(person.email)).filter(({ subject }) => subject.includes(invoiceNumber));
    await expect.poll(copies).toHaveLength(1);
    const [[mail], [copy]] = [await mailsTo(to), await copies()];
    expect([mail?.to, copy?.to]).toEqual([[to], [person.email]]);
    expect([mail?.text, copy?.text].map((text) => text?.match(/\/pay\/\S+/)?.[0])).toEqual([
      `/pay/${id}`,
      `/pay/${id}?copy`,
    ]);
    expect(copy?.text).toContain(`Your copy of the email to ${to}`);
  });

  it('looks like its preview', async () => {
    const to = anAddress();
    const { id } = await anInvoiceTo(to);
    const texts = { subject: 'For July', message: 'Hello,\n\nSee studio.ca for more <b>.' };
    const { body } = await owner.call<InvoiceEmailPreview>('POST', `/invoices/${id}/email-preview`, { body: texts });
    await send(id, texts);
    await expect.poll(() => mailsTo(to)).toMatchObject([{ subject: body.subject, html: body.html }]);
  });

  it('starts with the saved texts of its language', async () => {
    const person = await aPersonReadyToSend();
    const first = await anInvoiceTo(anAddress(), person);
    const standard = await draftOf(first.id, person);
    expect(standard.isKept).toBe(false);
    const message = `Dear Café Léger,\n\nhere is ${first.invoiceNumber}.`;
    await send(first.id, { message, keepTexts: true }, person);
    const second = await anInvoiceTo(anAddress(), person);
    expect(await draftOf(second.id, person)).toEqual({
      subject: standard.subject.replace(first.invoiceNumber, second.invoiceNumber),
      message: `Dear Café Léger,\n\nhere is ${second.invoiceNumber}.`,
      isKept: true,
    });
    const french = await aStoredInvoice(person, { language: 'fr' });
    expect(await draftOf(french.id, person)).toMatchObject({ isKept: false });
  });

  it.each([
    ['a link in the message', { message: 'Pay at https://example.com/pay' }, 'message'],
    ['a link in the subject', { subject: 'See www.example.com' }, 'subject'],
    ['an empty message', { message: ' ' }, 'message'],
    ['four copies', { cc: ['a@x.ca', 'b@x.ca', 'c@x.ca', 'd@x.ca'] }, 'cc'],
    ['a copy to no address', { cc: ['nobody'] }, 'cc.0'],
    ['a line break in the subject', { subject: 'Hello\nBcc: everyone@example.com' }, 'subject'],
  ])('is refused with %s, and nothing is sent', async (_, body, path) => {
    const to = anAddress();
    const { id } = await anInvoiceTo(to);
    const answer = await send(id, body);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await mailsTo(to)).toEqual([]);
  });

  it('is refused within a minute of the last one', async () => {
    const { id } = await anInvoiceTo(anAddress());
    expect([(await send(id, {})).status, (await send(id, {})).status]).toEqual([200, 409]);
  });
});
