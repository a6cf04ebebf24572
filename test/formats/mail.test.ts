import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, inject, it } from 'vitest';
import { anAppointment } from '#test/support/an-appointment.ts';
import { change } from '#test/support/appointment-calls.ts';
import { call } from '#test/support/client.ts';
import { aCustomer, aPayment, aPersonReadyToSend, aStoredInvoice } from '#test/support/given.ts';
import { missingPython } from '#test/support/python.ts';
import { changeCompany } from '#test/support/taxed-invoices.ts';
import { readByPython } from './parsers.ts';

/** What Python reads in an email. */
type Read = {
  subject: string;
  from: string[];
  to: string[];
  isAutomatic: boolean;
  types: string[];
  names: string[];
  defects: string[];
  longest: number;
  bareEnds: number;
};

beforeEach(({ skip }) => {
  const missing = missingPython();
  skip(Boolean(missing), missing);
});

/** Every email that the product sent so far, as Python reads it. */
function allSent(): Read[] {
  const folder = join(inject('productFolder'), 'outbox/messages');
  const messages = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('base64'));
  return readByPython<Read[]>('read_mail.py', messages);
}

/** Sends an invoice, a receipt, a credit note, a statement and an appointment; resolves once all five are sent. */
async function sendEverything(language: 'en' | 'fr', name: string) {
  const owner = await aPersonReadyToSend();
  await changeCompany(owner, { name: `${name} inc.`, email: 'studio@example.com' });
  const email = `client-${crypto.randomUUID()}@example.com`;
  const { id: customerId } = await aCustomer(owner, { name, email, language });
  const number = `${language === 'fr' ? 'É-北京' : 'INV'}-${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await aStoredInvoice(owner, {
    ...{ customerId, language, invoiceNumber: number, billingEmail: email, billingName: name },
  });
  const payment = aPayment({ amount: 150, sendReceipt: true });
  const refund = { id: crypto.randomUUID(), paymentId: payment.id, amount: 45, reducesPrice: true };
  const made = await anAppointment(owner, { customerId, startTime: '2099-07-02T16:00:00.000Z', location: name });
  const statuses = [
    await owner.call('POST', `/invoices/${id}/emails`, { body: { cc: [`cc-${email}`], copyToMe: true } }),
    await owner.call('POST', `/invoices/${id}/payments`, { body: payment }),
    await owner.call('POST', `/invoices/${id}/refunds`, { body: refund }),
    await owner.call('POST', `/customers/${customerId}/statement-emails`, {
      body: { from: '2026-01-01', to: '2026-12-31' },
    }),
    await change(owner, made, { status: 'confirmed', notify: true }),
  ].map(({ status }) => status);
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const to = () => allSent().filter((mail) => mail.to.includes(email));
  await expect.poll(() => to().length, { timeout: 60_000, interval: 2_000 }).toBe(5);
  return { number, sent: to() };
}

it.each<['en' | 'fr', string]>([
  ['en', 'O’Neil & "Sons", Inc.'],
  ['fr', `Café Léger, dite Zoë – ${'très long '.repeat(4).trim()}`],
])('emails of all kinds read without a defect: %s', async (language, name) => {
  const { number, sent } = await sendEverything(language, name);
  expect(sent.flatMap(({ names }) => names).join()).toContain(number);
  expect(sent.flatMap(({ types }) => types)).toEqual(expect.arrayContaining(['text/calendar', 'application/pdf']));
  expect(sent.map(({ isAutomatic }) => isAutomatic).sort()).toEqual([false, false, true, true, true]);
});

it('emails about accounts and those before them have short lines that end with CRLF, and no defect', async () => {
  const contact = { name: 'Zoë', email: 'zoe@example.com', subject: 'Café – ça va?', message: 'One\nTwo' };
  expect((await call('POST', '/contact', { body: contact })).status).toBeLessThan(300);
  const sent = allSent();
  expect(sent.length).toBeGreaterThan(5);
  for (const { subject, defects, longest, bareEnds } of sent)
    expect({ subject, defects, longest: longest <= 78, bareEnds }).toEqual({
      subject,
      defects: [],
      longest: true,
      bareEnds: 0,
    });
});
