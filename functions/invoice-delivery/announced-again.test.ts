import { expect, it } from 'vitest';
import { asEmailed, publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { previewEmail, sendByEmail } from './emails.ts';
import { deliveryStore } from './store.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const mails: SentInvoice[] = [];
const sending = {
  ...{ ...harness.dependencies, table, published: publishedInvoices(table), store: deliveryStore(table) },
  ...{ limits: messageLimits(table, { EMAIL: 1_000, SMS: 1_000 }), suppressions: suppressedAddresses(table) },
  mails: { add: async (mail: SentInvoice): Promise<void> => void mails.push(mail) },
  sms: { send: async () => undefined },
  ...{ mailFrom: 'invoices@example.com', smsDestinations: [], siteUrl: 'https://example.com' },
};

type Sent = { readonly id: string; readonly businessId: string };

const send = ({ id: invoiceId, businessId }: Sent, changes: Partial<typeof sending> = {}) => {
  const call = { caller: harness.callerOf(businessId), invoiceId, now: new Date(CHARGED_AT) };
  return {
    preview: () => previewEmail(sending, { ...call, texts: { subject: 'Hi', message: 'Hi' } }),
    send: () => sendByEmail({ ...sending, ...changes }, call),
  };
};

/** An invoice that was raised after its email, and whose card was not charged for that. */
async function aRaisedInvoice() {
  const invoice = await harness.anInvoice();
  await harness.change(invoice.id, { items: [{ name: 'Hosting', quantity: 1, rate: 120 }], totalCents: 12_000 });
  await harness.run(invoice.id);
  expect(await harness.read(invoice.id)).toMatchObject({ charge: { over: 'amount-raised' } });
  return invoice;
}

it('an invoice that was raised is charged on the day after it is sent again, which its email tells', async () => {
  const invoice = await aRaisedInvoice();
  const announced = /We will charge Visa ••••\u00a04242 on December 02, 2026/;
  expect((await send(invoice).preview()).html).toMatch(announced);
  expect((await harness.read(invoice.id)).charge).toMatchObject({ over: 'amount-raised', announcedCents: 10_000 });
  const sent = await send(invoice).send();
  expect(sent.charge).toMatchObject({ on: '2026-12-02', tries: 0 });
  expect(sent.charge).not.toHaveProperty('over');
  expect(sent.charge).not.toHaveProperty('isUnannounced');
  expect(await harness.dueAt(invoice.id)).toBe('2026-12-02T14:00:00.000Z');
  await harness.run(invoice.id, CHARGED_AT);
  expect(harness.takenFor(invoice.id)).toEqual([]);
  await harness.run(invoice.id, '2026-12-02T14:00:00.000Z');
  expect(harness.takenFor(invoice.id)).toEqual([12_000]);
});

it('a charge that ends as too high while its email is sent is made on the day that the email tells', async () => {
  const invoice = await harness.anInvoice();
  await harness.change(invoice.id, { items: [{ name: 'Hosting', quantity: 1, rate: 120 }], totalCents: 12_000 });
  const add = async () => {
    await harness.run(invoice.id);
    return undefined;
  };
  const sent = await send(invoice, { mails: { add } }).send();
  expect(sent.charge).toMatchObject({ on: '2026-12-02' });
  const read = await publishedInvoices(table).findToSend(invoice.id);
  expect(read && asEmailed(read, new Date(CHARGED_AT)).chargedOn).toBe('2026-12-02');
});

it.each([
  [
    'the card was replaced',
    async (invoice: Raised) => void (await harness.saveCard(invoice.businessId, invoice.customerId ?? '')),
  ],
  [
    'the business takes no cards',
    async ({ businessId }: Raised) => void (await harness.changeBusiness(businessId, { stripeConnected: false })),
  ],
])('nothing is announced nor planned if %s', async (_, change) => {
  const invoice = await aRaisedInvoice();
  await change(invoice);
  expect((await send(invoice).preview()).html).not.toContain('will charge');
  expect((await send(invoice).send()).charge).toMatchObject({ over: 'amount-raised' });
  expect(await harness.dueAt(invoice.id)).toBeUndefined();
});

type Raised = Awaited<ReturnType<typeof aRaisedInvoice>>;
