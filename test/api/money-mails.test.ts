import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { storedItems, stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { aPayment, aPersonTakingCards, aSentInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { anEvent, aPaidSession, deliverAndSettle } from '#test/support/stripe-event.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonTakingCards();
});

/** Resolves once this many emails of an invoice have been sent or dropped. */
async function ordersSettled({ id }: Invoice, orders: number): Promise<void> {
  const attempts = () => storedItems(`INVOICE#${id}`, 'MAIL_ATTEMPT#');
  const settled = Array.from({ length: orders }, () => expect.objectContaining({ isSettled: true }));
  await expect.poll(attempts, { timeout: 50_000 }).toEqual(settled);
}

const toPayer = async ({ billingEmail = '' }: Invoice) => (await mailsTo(billingEmail)).map(({ subject }) => subject);
const toOwner = async ({ invoiceNumber }: Invoice) =>
  (await mailsTo(owner.email)).map(({ subject }) => subject).filter((subject) => subject.includes(invoiceNumber));

/** A sent invoice of 200.00 CAD that was paid by card. */
async function aPaidInvoice() {
  const invoice = await aSentInvoice(owner);
  const account = await stripeAccountOf(invoice.id);
  const event = anEvent('checkout.session.completed', account, aPaidSession(invoice.id));
  for (let deliveries = 0; deliveries < 5; deliveries += 1) await deliverAndSettle(event);
  await ordersSettled(invoice, 2);
  return { invoice };
}

describe('a card payment', () => {
  it('sends one receipt and one notice, even if its event is delivered five times', async () => {
    const { invoice } = await aPaidInvoice();
    const { invoiceNumber } = invoice;
    expect(await toPayer(invoice)).toEqual([expect.stringContaining(`Receipt for invoice ${invoiceNumber}`)]);
    expect(await toOwner(invoice)).toEqual([`Payment of 200.00 CAD for invoice ${invoiceNumber}`]);
    const [receipt] = await mailsTo(invoice.billingEmail ?? '');
    expect(receipt?.text).toContain('Amount paid: 200.00 CAD');
    expect(receipt?.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
  });

  it('that is refunded notifies payer and owner', async () => {
    const invoice = await aSentInvoice(owner);
    const { body } = await call<{ checkoutUrl: string }>('POST', `/invoices/${invoice.id}/payment`);
    const form = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
    await fetch(body.checkoutUrl, { method: 'POST', body: form, redirect: 'manual' });
    await ordersSettled(invoice, 2);
    const [payment] = await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#');
    const options = { stripeAccount: await stripeAccountOf(invoice.id) };
    await (await stripe()).refunds.create({ payment_intent: String(payment?.id), amount: 5_000 }, options);
    await ordersSettled(invoice, 4);
    expect((await toPayer(invoice))[0]).toContain(`Refund for invoice ${invoice.invoiceNumber}`);
    expect((await toOwner(invoice))[0]).toBe(`Refund of 50.00 CAD for invoice ${invoice.invoiceNumber}`);
  });
});

describe('a recorded payment', () => {
  const record = (invoice: Invoice, changes: object) =>
    owner.call('POST', `/invoices/${invoice.id}/payments`, { body: aPayment(changes) });

  it('sends a receipt only on request, and nothing to the owner', async () => {
    const invoice = await aSentInvoice(owner);
    expect(await record(invoice, { amount: 50 })).toMatchObject({ status: 200 });
    expect(await record(invoice, { amount: 100, reference: 'CA7', sendReceipt: true })).toMatchObject({ status: 200 });
    await ordersSettled(invoice, 1);
    const mails = await mailsTo(invoice.billingEmail ?? '');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Amount paid: 100.00 CAD')]);
    expect(mails[0]?.text).toContain('Payment method: e-Transfer\nReference: CA7\nAmount due: 50.00 CAD');
    expect(await toOwner(invoice)).toEqual([]);
  });
});

describe('a credit note', () => {
  it('is emailed once with its PDF, together with its refund', async () => {
    const invoice = await aSentInvoice(owner);
    const { invoiceNumber } = invoice;
    const payment = aPayment();
    await owner.call('POST', `/invoices/${invoice.id}/payments`, { body: payment });
    const body = { id: crypto.randomUUID(), paymentId: payment.id, amount: 45, reducesPrice: true };
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(await owner.call('POST', `/invoices/${invoice.id}/refunds`, { body })).toMatchObject({ status: 200 });
    }
    await ordersSettled(invoice, 2);
    const mails = await mailsTo(invoice.billingEmail ?? '');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`Credit note CN-${invoiceNumber} for invoice ${invoiceNumber}`),
    ]);
    expect(mails[0]?.text).toContain('and refunded this amount to you.');
    expect(mails[0]?.attachments).toMatchObject([
      { name: `credit-note-CN-${invoiceNumber}.pdf`, contentType: 'application/pdf' },
    ]);
    expect(await toOwner(invoice)).toEqual([]);
  });
});

it('an owner who turned payment notices off gets none', async () => {
  const notices = { payments: false, bounces: true, reminders: true };
  expect((await owner.call('PATCH', '/profile', { body: { notices } })).body).toMatchObject({ notices });
  const { invoice } = await aPaidInvoice();
  expect(await toPayer(invoice)).toHaveLength(1);
  expect(await toOwner(invoice)).toEqual([]);
  await owner.call('PATCH', '/profile', { body: { notices: { payments: true, bounces: true, reminders: true } } });
});
