import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { CustomerReceipts } from '#shared/receipt/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call } from '#test/support/client.ts';
import { aCustomer, aPerson, aPhoneNumber, aStoredInvoice, aStoredReceipt, type Person } from '#test/support/given.ts';
import { mailsTo, textsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

let by: Person;
beforeAll(async () => {
  by = await aPerson();
});

/** A draft of 200.00 of a customer with credit that is applied by itself. */
async function given(amount: number, { appliesCredit = true } = {}) {
  const to = `${crypto.randomUUID()}@example.com`;
  const customer = await aCustomer(by, { email: to, appliesCredit });
  await aStoredReceipt(by, { customerId: customer.id, amount });
  const invoice = await aStoredInvoice(by, { customerId: customer.id, billingEmail: to, billingPhone: aPhoneNumber() });
  return { to, customer, invoice };
}

const creditOf = async ({ id }: Customer) =>
  (await by.call<CustomerReceipts>('GET', `/receipts?customerId=${id}`)).body.credit;

const shownOf = async ({ id }: Invoice) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;

const eventsOf = async ({ id }: Invoice) =>
  (await by.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`)).body.events;

describe('an invoice that is sent by email', () => {
  it('is paid by credit first, as email, PDF, pay page, history and activity say', async () => {
    const { to, customer, invoice } = await given(70);
    const sent = await by.call<Invoice>('POST', `/invoices/${invoice.id}/send`);
    expect(sent).toMatchObject({ status: 200, body: { status: 'SENT', version: 2, amountPaid: 70 } });
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('with a balance of 130.00 CAD');
    expect(mail?.text).toContain('Credit applied');
    const [page] = await pdfPages(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
    expect(page).toContain('130.00 CAD');
    expect(await shownOf(invoice)).toMatchObject({ amountPaid: 70, payments: [{ amount: 70, isCredit: true }] });
    expect(await creditOf(customer)).toEqual([]);
    expect(await eventsOf(invoice)).toMatchObject([
      { type: 'CREATED' },
      { type: 'STATUS', from: 'DRAFT', to: 'SENT', by: by.email },
      { type: 'PAYMENT', amountCents: 7_000, isCredit: true, by: by.email },
      { type: 'EMAIL', recipient: to, by: by.email },
    ]);
    const entries = (await entriesOf(by, 'limit=2')).map(({ action, record }) => [action, record?.label]);
    expect(entries).toEqual([
      ['invoice.send', invoice.invoiceNumber],
      ['receipt.apply', invoice.invoiceNumber],
    ]);
  });

  it('is sent as paid if credit pays all of it, and the credit left stays', async () => {
    const { to, customer, invoice } = await given(250);
    const sent = await by.call<Invoice>('POST', `/invoices/${invoice.id}/emails`, { body: { copyToMe: false } });
    expect(sent).toMatchObject({ status: 200, body: { status: 'PAID', amountPaid: 200 } });
    const [mail] = await mailsTo(to);
    expect(mail?.subject).toMatch(/is paid$/);
    expect(mail?.text).toContain('for 200.00 CAD is paid. Thank you.');
    expect(mail?.text).toContain('Credit applied');
    expect(await creditOf(customer)).toEqual([{ currency: 'CAD', amount: 50 }]);
  });

  it('offers credit as before while the switch is off', async () => {
    const { to, customer, invoice } = await given(70, { appliesCredit: false });
    expect(await by.call('POST', `/invoices/${invoice.id}/send`)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await mailsTo(to))[0]?.text).not.toContain('Credit');
    expect(await creditOf(customer)).toEqual([{ currency: 'CAD', amount: 70 }]);
    expect((await eventsOf(invoice)).map(({ type }) => type)).toEqual(['CREATED', 'EMAIL', 'STATUS']);
  });
});

it('an invoice that is sent by SMS names what credit leaves', async () => {
  const { customer, invoice } = await given(70);
  const { billingPhone: phoneNumber = '' } = invoice;
  const sent = await by.call<Invoice>('POST', `/invoices/${invoice.id}/send-sms`, { body: { phoneNumber } });
  expect(sent).toMatchObject({ status: 200, body: { status: 'SENT', amountPaid: 70 } });
  const [text] = await textsTo(phoneNumber.replaceAll(' ', ''));
  expect(text?.message).toContain('with a balance of 130.00 CAD');
  expect(await creditOf(customer)).toEqual([]);
});

it.each([
  ['SENT', 70, { status: 'SENT', amountPaid: 70 }],
  ['SENT', 200, { status: 'PAID', amountPaid: 200 }],
  ['PAID', 70, { status: 'PAID', amountPaid: 200 }],
] as const)('an invoice that is marked as %s is paid by %d of credit first', async (status, amount, shown) => {
  const { customer, invoice } = await given(amount);
  const marked = await by.call<Invoice>('PATCH', `/invoices/${invoice.id}`, { body: { status, version: 1 } });
  expect(marked).toMatchObject({ status: 200, body: { ...shown, version: 2 } });
  expect(await creditOf(customer)).toEqual([]);
  expect(await shownOf(invoice)).toMatchObject(shown);
});

it('a payment that issues an invoice goes first', async () => {
  const { customer, invoice } = await given(70);
  const body = { id: crypto.randomUUID(), method: 'cash', amount: 150, paidOn: '2026-03-02' };
  const paid = await by.call('POST', `/invoices/${invoice.id}/payments`, { body });
  expect(paid).toMatchObject({ status: 200, body: { balance: 0 } });
  expect(await creditOf(customer)).toEqual([{ currency: 'CAD', amount: 20 }]);
});

it('the switch is in the activity and is taken back', async () => {
  const customer = await aCustomer(by);
  const change = (appliesCredit: boolean) =>
    by.call<Customer>('PATCH', `/customers/${customer.id}`, { body: { appliesCredit } });
  expect((await change(true)).body.appliesCredit).toBe(true);
  const [entry] = await entriesOf(by, 'limit=1');
  expect(entry?.changes).toEqual([{ field: 'appliesCredit', to: { kind: 'yesOrNo', isYes: true } }]);
  expect((await change(false)).body.appliesCredit).toBe(false);
});
