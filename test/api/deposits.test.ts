import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { CustomerReceipts } from '#shared/receipt/schema.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { aCustomer, aPayment, aPerson, aSentInvoice, type Person } from '#test/support/given.ts';
import {
  accountOf,
  aPaidDeposit,
  aPersonInQuebec,
  applyDeposit,
  aSentDeposit,
  IN_QUEBEC,
} from '#test/support/given-deposit.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonInQuebec();
});

const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;

describe('a paid deposit', () => {
  it('is held, and on the statement', async () => {
    const deposit = await aPaidDeposit(owner, 500);
    expect(await read(deposit.id)).toMatchObject({ status: 'PAID', isDeposit: true });
    const account = await accountOf(owner, deposit.customerId);
    expect(account.deposits).toEqual([
      { id: deposit.id, invoiceNumber: deposit.invoiceNumber, amount: 500, currency: 'CAD' },
    ]);
    expect(account).not.toHaveProperty('credit');
    const path = `/customers/${deposit.customerId}/statement?from=2026-01-01&to=2026-12-31`;
    const { body: statement } = await owner.call<Statement>('GET', path);
    expect(statement.sections).toMatchObject([{ closing: -500, credit: 500, overdue: 0 }]);
    expect(statement.sections[0]?.lines).toMatchObject([
      { kind: 'payment', isDeposit: true, invoiceNumber: deposit.invoiceNumber, amount: -500 },
    ]);
  });

  it('pays an invoice, which charges the tax on all of it', async () => {
    const deposit = await aPaidDeposit(owner, 500);
    const { customerId, invoiceNumber } = deposit;
    const items = [{ name: 'Kitchen', quantity: 1, rate: 1000 }];
    const invoice = await aSentInvoice(owner, { ...IN_QUEBEC, customerId, items, taxMode: 'province' });
    expect(invoice).toMatchObject({ total: 1149.75, tax: 149.75 });
    const id = crypto.randomUUID();
    const { status, body } = await applyDeposit(owner, invoice.id, { id, depositId: deposit.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ balance: 649.75, payments: [{ amount: 500, deposit: invoiceNumber }] });
    expect((await applyDeposit(owner, invoice.id, { id, depositId: deposit.id })).body).toEqual(body);
    expect(await read(invoice.id)).toMatchObject({ tax: 149.75, amountPaid: 500, status: 'SENT' });
    expect(await read(deposit.id)).toMatchObject({ status: 'PAID', amountKept: 500 });
    const account = await accountOf(owner, customerId);
    expect(account).not.toHaveProperty('deposits');
    expect(account).not.toHaveProperty('credit');
    const { body: shown } = await owner.call<PublicInvoice>('GET', `/invoices/${invoice.id}/public`);
    expect(shown.payments).toMatchObject([{ amount: 500, isCredit: true, deposit: invoiceNumber }]);
    const { body: receipts } = await owner.call<CustomerReceipts>('GET', `/receipts?customerId=${customerId}`);
    expect(receipts.data).toMatchObject([{ isDeposit: true, rest: 0, from: { invoiceId: deposit.id } }]);
  });

  it('is on the statement as one line once it is applied', async () => {
    const deposit = await aPaidDeposit(owner, 500);
    const { customerId } = deposit;
    const dates = { issueDate: '2026-03-01', dueDate: '2026-03-31' };
    const invoice = await aSentInvoice(owner, { customerId, ...dates, taxMode: 'none' });
    await applyDeposit(owner, invoice.id, { depositId: deposit.id });
    const path = `/customers/${customerId}/statement?from=2026-01-01&to=2099-12-31`;
    const { body: statement } = await owner.call<Statement>('GET', path);
    const lines = statement.sections[0]?.lines ?? [];
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 200],
      ['payment', -500],
      ['depositApplied', 0],
    ]);
    expect(lines[2]).toMatchObject({ number: deposit.invoiceNumber, invoiceNumber: invoice.invoiceNumber });
    expect(statement.sections).toMatchObject([{ closing: -300, credit: 300 }]);
    expect((await accountOf(owner, customerId)).deposits).toMatchObject([{ amount: 300 }]);
  });

  it('of two payments pays with both', async () => {
    const deposit = await aSentDeposit(owner, 500);
    for (const amount of [200, 300]) {
      const body = aPayment({ amount, paidOn: '2026-03-04' });
      await owner.call('POST', `/invoices/${deposit.id}/payments`, { body });
    }
    const items = [{ name: 'Kitchen', quantity: 1, rate: 450 }];
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId, items, taxMode: 'none' });
    const { body } = await applyDeposit(owner, invoice.id, { depositId: deposit.id });
    expect(body.payments.map(({ amount }) => amount).toSorted()).toEqual([200, 250]);
    expect(await read(invoice.id)).toMatchObject({ status: 'PAID' });
    expect((await accountOf(owner, deposit.customerId)).deposits).toMatchObject([{ amount: 50 }]);
  });

  it('does not pay more than it has, nor than the invoice takes, nor for another customer', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    const foreign = await aSentInvoice(owner, { customerId: (await aCustomer(owner)).id });
    expect(await applyDeposit(owner, invoice.id, { depositId: deposit.id, amount: 100.01 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'amount' }] },
    });
    expect(await applyDeposit(owner, foreign.id, { depositId: deposit.id })).toMatchObject({ status: 409 });
    expect(await applyDeposit(owner, invoice.id, { depositId: invoice.id })).toMatchObject({ status: 404 });
    expect(await applyDeposit(owner, deposit.id, { depositId: deposit.id })).toMatchObject({ status: 409 });
    expect(await applyDeposit(await aPerson(), invoice.id, { depositId: deposit.id })).toMatchObject({ status: 404 });
    expect((await accountOf(owner, deposit.customerId)).deposits).toMatchObject([{ amount: 100 }]);
  });

  it('is applied once, whoever asks at once', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    const answers = await Promise.all([1, 2, 3].map(() => applyDeposit(owner, invoice.id, { depositId: deposit.id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await read(invoice.id)).toMatchObject({ amountPaid: 100 });
  });

  it('keeps its customer', async () => {
    const { customerId } = await aPaidDeposit(owner, 100);
    expect(await owner.call('DELETE', `/customers/${customerId}`)).toMatchObject({
      status: 409,
      body: { reason: 'CUSTOMER_HAS_RECEIPTS' },
    });
  });

  it('is applied under one id with one amount', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    const id = crypto.randomUUID();
    expect((await applyDeposit(owner, invoice.id, { id, depositId: deposit.id, amount: 40 })).status).toBe(200);
    expect((await applyDeposit(owner, invoice.id, { id, depositId: deposit.id, amount: 60 })).body).toMatchObject({
      reason: 'RECEIPT_EXISTS',
    });
    expect((await applyDeposit(owner, invoice.id, { id, depositId: deposit.id })).status).toBe(200);
    expect(await read(invoice.id)).toMatchObject({ amountPaid: 40 });
  });

  it('stays paid once it is applied', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    await applyDeposit(owner, invoice.id, { depositId: deposit.id });
    for (const status of ['SENT', 'DRAFT', 'CANCELLED']) {
      expect(await owner.call('PATCH', `/invoices/${deposit.id}`, { body: { status } })).toMatchObject({
        status: 409,
        body: { reason: 'STAYS_PAID' },
      });
    }
  });

  it('can be refunded as long as it is not applied', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const { body: ledger } = await owner.call<InvoicePayments>('GET', `/invoices/${deposit.id}/payments`);
    const body = { id: crypto.randomUUID(), paymentId: ledger.payments[0]?.id, amount: 100 };
    expect((await owner.call('POST', `/invoices/${deposit.id}/refunds`, { body })).status).toBe(200);
    expect(await read(deposit.id)).toMatchObject({ status: 'CANCELLED', isRefunded: true });
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    expect((await applyDeposit(owner, invoice.id, { depositId: deposit.id })).body).toMatchObject({
      reason: 'NO_DEPOSIT',
    });
  });
});
