import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { CustomerReceipts, Receipt } from '#shared/receipt/schema.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call } from '#test/support/client.ts';
import { aCustomer, aPerson, aReceipt, aSentInvoice, type Person } from '#test/support/given.ts';

let by: Person;
beforeAll(async () => {
  by = await aPerson();
});

const own = async (count: number): Promise<{ customer: Customer; invoices: Invoice[] }> => {
  const customer = await aCustomer(by, { email: `${crypto.randomUUID()}@example.com` });
  const invoices: Invoice[] = [];
  for (let made = 0; made < count; made += 1) invoices.push(await aSentInvoice(by, { customerId: customer.id }));
  return { customer, invoices };
};

const accountOf = async (id: string) => (await by.call<CustomerAccount>('GET', `/customers/${id}/account`)).body;

describe('one payment for two invoices of 200.00', () => {
  it('shows on the account, the statement, the receipts and each invoice', async () => {
    const { customer, invoices } = await own(2);
    const applications = invoices.map(({ id: invoiceId }) => ({ invoiceId, amount: 200 }));
    const body = aReceipt({ customerId: customer.id, amount: 400.07, applications, reference: 'CA7TgHqv' });
    const recorded = await by.call<Receipt>('POST', '/receipts', { body });
    expect(recorded).toMatchObject({ status: 200, body: { rest: 0.07, reference: 'CA7TgHqv' } });
    expect(await accountOf(customer.id)).toMatchObject({
      owed: [{ amount: 0 }],
      credit: [{ currency: 'CAD', amount: 0.07 }],
    });
    const { body: listed } = await by.call<CustomerReceipts>('GET', `/receipts?customerId=${customer.id}`);
    expect(listed).toMatchObject({ data: [{ id: body.id }], meta: { total: 1 }, credit: [{ amount: 0.07 }] });
    const days = 'from=2026-01-01&to=2027-12-31';
    const { body: statement } = await by.call<Statement>('GET', `/customers/${customer.id}/statement?${days}`);
    expect(statement.sections).toMatchObject([{ closing: -0.07, credit: 0.07 }]);
    expect(statement.sections[0]?.lines.find(({ kind }) => kind === 'receipt')?.invoices?.toSorted()).toEqual(
      invoices.map(({ invoiceNumber }) => invoiceNumber).toSorted(),
    );
    for (const { id } of invoices) {
      const { body: shown } = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
      expect(shown).toMatchObject({ status: 'PAID', payments: [{ amount: 200, on: '2026-03-02' }] });
      expect(JSON.stringify(shown)).not.toContain(body.id);
    }
    const entries = (await entriesOf(by, 'limit=3')).map(({ action, record }) => [action, record?.label]);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['receipt.record', customer.name],
        ...invoices.map(({ invoiceNumber }) => ['invoice.pay', invoiceNumber]),
      ]),
    );
  });
});

describe('a customer with credit', () => {
  it('has it shown as such where it pays, and cannot be deleted before', async () => {
    const { customer, invoices } = await own(1);
    const { id } = (await by.call<Receipt>('POST', '/receipts', { body: aReceipt({ customerId: customer.id }) })).body;
    expect(await by.call('DELETE', `/customers/${customer.id}`)).toMatchObject({
      status: 409,
      body: { reason: 'CUSTOMER_HAS_RECEIPTS' },
    });
    const invoiceId = invoices[0]?.id ?? '';
    const applications = [{ invoiceId, amount: 100 }];
    const applied = await by.call<Receipt>('POST', `/receipts/${id}/applications`, { body: { applications } });
    expect(applied.body).toMatchObject({ rest: 0, applications: [{ invoiceId, amount: 100 }] });
    const { body: shown } = await call<PublicInvoice>('GET', `/invoices/${invoiceId}/public`);
    expect(shown).toMatchObject({ amountPaid: 100, payments: [{ amount: 100, isCredit: true }] });
    const other = await aCustomer(by);
    const moved = await by.call('PATCH', `/invoices/${invoiceId}/customer`, { body: { customerId: other.id } });
    expect(moved).toMatchObject({ status: 409, body: { reason: 'CUSTOMER_PAID' } });
    expect(await accountOf(customer.id)).not.toHaveProperty('credit');
    await by.call('POST', `/receipts/${id}/void`, { body: {} });
    expect(await by.call('DELETE', `/customers/${customer.id}`)).toMatchObject({ status: 204 });
  });

  it('is one of the business alone', async () => {
    const stranger = await aPerson();
    const { customer } = await own(0);
    const receipt = (await by.call<Receipt>('POST', '/receipts', { body: aReceipt({ customerId: customer.id }) })).body;
    for (const answer of [
      await stranger.call('GET', `/receipts?customerId=${customer.id}`),
      await stranger.call('GET', `/receipts/${receipt.id}`),
      await stranger.call('POST', `/receipts/${receipt.id}/return`, { body: { id: crypto.randomUUID(), amount: 1 } }),
      await stranger.call('POST', '/receipts', { body: aReceipt({ customerId: customer.id }) }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

it('a payment above the balance is refused with its reason, and kept as credit if asked', async () => {
  const { customer, invoices } = await own(1);
  const path = `/invoices/${invoices[0]?.id}/payments`;
  const body = { id: crypto.randomUUID(), method: 'bank', amount: 200.07, paidOn: '2026-03-02' };
  expect(await by.call('POST', path, { body })).toMatchObject({ status: 400, body: { reason: 'OVER_BALANCE' } });
  expect(await by.call('POST', path, { body: { ...body, keepRest: 'credit' } })).toMatchObject({
    status: 200,
    body: { balance: 0, payments: [{ amount: 200, receiptId: body.id }] },
  });
  expect(await accountOf(customer.id)).toMatchObject({ credit: [{ amount: 0.07 }] });
});
