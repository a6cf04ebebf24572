import { expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call, productUrl } from '#test/support/client.ts';
import { aPerson, aPhoneNumber, aStoredInvoice } from '#test/support/given.ts';
import { mailsTo, textsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

it('an invoice reaches its recipient in its language: by email, by SMS, on its page and as PDF', async () => {
  const person = await aPerson();
  const phoneNumber = aPhoneNumber();
  const { id, billingEmail, invoiceNumber } = await aStoredInvoice(person, { billingPhone: phoneNumber });
  const { body } = await person.call<Invoice>('PATCH', `/invoices/${id}`, { body: { language: 'fr' } });
  expect(body.language).toBe('fr');
  expect((await person.call('POST', `/invoices/${id}/send`)).status).toBe(200);
  expect((await person.call('POST', `/invoices/${id}/send-sms`, { body: { phoneNumber } })).status).toBe(200);

  const [mail] = await mailsTo(billingEmail ?? '');
  expect(mail?.subject).toContain(`Facture ${invoiceNumber} – `);
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.name).toBe(`facture-${invoiceNumber}.pdf`);
  expect((await pdfPages(Buffer.from(attachment?.content ?? '', 'base64')))[0]).toContain('Date d’échéance');

  const [sms] = await textsTo(phoneNumber.replaceAll(' ', ''));
  expect(sms?.message).toContain(`facture ${invoiceNumber} de 200,00 CAD`);

  expect((await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body.language).toBe('fr');
  const pdf = await fetch(`${productUrl()}/api/invoices/${id}/pdf`);
  expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="facture-${invoiceNumber}.pdf"`);
});

it('payment terms may be given by their code', async () => {
  const { paymentTerms } = await aStoredInvoice(await aPerson(), { paymentTerms: 'due_in_14_days' });
  expect(paymentTerms).toBe('Payment is due within 14 days of the invoice date.');
});
