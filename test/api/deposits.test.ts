import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { CustomerReceipts } from '#shared/receipt/schema.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { call } from '#test/support/client.ts';
import {
  aCustomer,
  aPayment,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  aStoredReceipt,
  type Person,
} from '#test/support/given.ts';
import { accountOf, aDeposit, aPaidDeposit, aSentDeposit } from '#test/support/given-deposit.ts';

const QUEBEC = { billingProvince: 'Québec', billingCountry: 'Canada' };

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
  const taxRegistrations = { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' };
  await owner.call('POST', '/companies', { body: { name: 'Boréal', province: 'Québec', taxRegistrations } });
});

const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const apply = (invoiceId: string, body: object, by = owner) =>
  by.call<InvoicePayments & { reason?: string; details?: unknown }>('POST', `/invoices/${invoiceId}/deposits`, {
    body: { id: crypto.randomUUID(), ...body },
  });
const forfeit = (
  depositId: string,
  { id = crypto.randomUUID(), ...body }: { id?: string; [field: string]: unknown } = {},
) => owner.call<Invoice & { reason?: string }>('POST', `/invoices/${depositId}/forfeit`, { body: { id, ...body } });

describe('a deposit request', () => {
  it('has no taxes, whatever is sent with it, and says what it is', async () => {
    const { id: customerId } = await aCustomer(owner);
    const body = aDeposit(500, { ...QUEBEC, customerId, taxMode: 'province', taxType: 'percentage', taxValue: 15 });
    const { status, body: deposit } = await owner.call<Invoice>('POST', '/invoices', { body });
    expect(status).toBe(201);
    expect(deposit).toMatchObject({ isDeposit: true, total: 500, tax: 0 });
    const changed = await owner.call<Invoice>('PATCH', `/invoices/${deposit.id}`, {
      body: { taxMode: 'province', items: [{ name: 'Deposit', quantity: 1, rate: 600 }] },
    });
    expect(changed.body).toMatchObject({ isDeposit: true, total: 600, tax: 0 });
    const shown = await owner.call<PublicInvoice>('GET', `/invoices/${deposit.id}/public`);
    expect(shown.body).toMatchObject({ isDeposit: true });
  });

  it('needs a customer, and stays a deposit request', async () => {
    const refused = await owner.call('POST', '/invoices', { body: aDeposit(500) });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'customerId' }] } });
    const deposit = await aSentDeposit(owner, 500);
    expect((await owner.call('PATCH', `/invoices/${deposit.id}`, { body: { isDeposit: false } })).status).toBe(400);
    expect((await owner.call('PATCH', `/invoices/${deposit.id}`, { body: { customerId: '' } })).status).toBe(400);
  });

  it('is in the list, but not owed: neither in the account, nor in the statistics', async () => {
    const by = await aPerson();
    const deposit = await aSentDeposit(by, 500);
    const { body: list } = await by.call<{ data: InvoiceListItem[] }>('GET', '/invoices');
    expect(list.data).toMatchObject([{ id: deposit.id, isDeposit: true, status: 'SENT' }]);
    const account = await accountOf(by, deposit.customerId);
    expect(account.owed).toEqual([]);
    expect(account).not.toHaveProperty('deposits');
    expect((await by.call('GET', '/customers/balances')).body).toEqual({ balances: {}, isCapped: false });
    const { body: stats } = await by.call<InvoiceStats>('GET', '/invoices/stats');
    expect(stats.currencies.map(({ outstanding }) => outstanding)).not.toContain(500);
  });

  it('is one of ten for a draft, of which a deleted one is none', async () => {
    const { id: customerId } = await aCustomer(owner);
    const { id: depositFor } = await aStoredInvoice(owner, { customerId });
    const create = () =>
      owner.call<Invoice>('POST', '/invoices', { body: { ...aDeposit(5, { customerId }), depositFor } });
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await create()).body.id);
    expect((await create()).status).toBe(400);
    expect((await owner.call('DELETE', `/invoices/${ids[3]}`)).status).toBe(204);
    const { status, body } = await create();
    expect(status).toBe(201);
    expect((await read(depositFor)).deposits).toEqual([...ids.filter((_, place) => place !== 3), body.id]);
  });

  it('has no credit note and is not written off', async () => {
    const { id } = await aSentDeposit(owner, 500);
    const credit = { id: crypto.randomUUID(), amount: 5 };
    for (const [path, body] of [
      ['credit-notes', credit],
      ['write-off', {}],
    ] as const) {
      expect(await owner.call('POST', `/invoices/${id}/${path}`, { body })).toMatchObject({
        status: 409,
        body: { reason: 'ONLY_INVOICES' },
      });
    }
  });
});

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
    const invoice = await aSentInvoice(owner, { ...QUEBEC, customerId, items, taxMode: 'province' });
    expect(invoice).toMatchObject({ total: 1149.75, tax: 149.75 });
    const id = crypto.randomUUID();
    const { status, body } = await apply(invoice.id, { id, depositId: deposit.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ balance: 649.75, payments: [{ amount: 500, deposit: invoiceNumber }] });
    expect((await apply(invoice.id, { id, depositId: deposit.id })).body).toEqual(body);
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
    await apply(invoice.id, { depositId: deposit.id });
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
    const { body } = await apply(invoice.id, { depositId: deposit.id });
    expect(body.payments.map(({ amount }) => amount).toSorted()).toEqual([200, 250]);
    expect(await read(invoice.id)).toMatchObject({ status: 'PAID' });
    expect((await accountOf(owner, deposit.customerId)).deposits).toMatchObject([{ amount: 50 }]);
  });

  it('does not pay more than it has, nor than the invoice takes, nor for another customer', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    const foreign = await aSentInvoice(owner, { customerId: (await aCustomer(owner)).id });
    expect(await apply(invoice.id, { depositId: deposit.id, amount: 100.01 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'amount' }] },
    });
    expect(await apply(foreign.id, { depositId: deposit.id })).toMatchObject({ status: 409 });
    expect(await apply(invoice.id, { depositId: invoice.id })).toMatchObject({ status: 404 });
    expect(await apply(deposit.id, { depositId: deposit.id })).toMatchObject({ status: 409 });
    expect(await apply(invoice.id, { depositId: deposit.id }, await aPerson())).toMatchObject({ status: 404 });
    expect((await accountOf(owner, deposit.customerId)).deposits).toMatchObject([{ amount: 100 }]);
  });

  it('is applied once, whoever asks at once', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    const answers = await Promise.all([1, 2, 3].map(() => apply(invoice.id, { depositId: deposit.id })));
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

  it('is called a deposit where it is paid by card', async () => {
    const seller = await aPersonTakingCards();
    const deposit = await aSentDeposit(seller, 100);
    const { body } = await call<{ checkoutUrl: string }>('POST', `/invoices/${deposit.id}/payment`);
    const page = await (await fetch(body.checkoutUrl)).text();
    expect(page).toContain(`Deposit ${deposit.invoiceNumber}`);
    expect(page).not.toContain('Invoice');
  });

  it('keeps its customer while it can still be paid', async () => {
    const deposit = await aSentDeposit(owner, 100);
    const remove = () => owner.call<{ reason?: string }>('DELETE', `/customers/${deposit.customerId}`);
    const { status, body } = await remove();
    expect([status, body.reason]).toEqual([409, 'CUSTOMER_OWES_DEPOSIT']);
    await owner.call('PATCH', `/invoices/${deposit.id}`, { body: { status: 'CANCELLED' } });
    expect((await remove()).status).toBe(204);
  });

  it('is applied under one id with one amount', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    const id = crypto.randomUUID();
    expect((await apply(invoice.id, { id, depositId: deposit.id, amount: 40 })).status).toBe(200);
    expect((await apply(invoice.id, { id, depositId: deposit.id, amount: 60 })).body).toMatchObject({
      reason: 'RECEIPT_EXISTS',
    });
    expect((await apply(invoice.id, { id, depositId: deposit.id })).status).toBe(200);
    expect(await read(invoice.id)).toMatchObject({ amountPaid: 40 });
  });

  it('stays paid once it is applied', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    await apply(invoice.id, { depositId: deposit.id });
    for (const status of ['SENT', 'DRAFT', 'CANCELLED']) {
      expect(await owner.call('PATCH', `/invoices/${deposit.id}`, { body: { status } })).toMatchObject({
        status: 409,
        body: { reason: 'STAYS_PAID' },
      });
    }
  });

  it('is paid by no credit', async () => {
    const deposit = await aSentDeposit(owner, 100);
    const { id } = await aStoredReceipt(owner, { customerId: deposit.customerId ?? '' });
    const body = { applications: [{ invoiceId: deposit.id, amount: 10 }] };
    expect(await owner.call('POST', `/receipts/${id}/applications`, { body })).toMatchObject({
      status: 409,
      body: { reason: 'CREDIT_TO_DEPOSIT' },
    });
  });

  it('can be refunded as long as it is not applied', async () => {
    const deposit = await aPaidDeposit(owner, 100);
    const { body: ledger } = await owner.call<InvoicePayments>('GET', `/invoices/${deposit.id}/payments`);
    const body = { id: crypto.randomUUID(), paymentId: ledger.payments[0]?.id, amount: 100 };
    expect((await owner.call('POST', `/invoices/${deposit.id}/refunds`, { body })).status).toBe(200);
    expect(await read(deposit.id)).toMatchObject({ status: 'CANCELLED', isRefunded: true });
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    expect((await apply(invoice.id, { depositId: deposit.id })).body).toMatchObject({ reason: 'NO_DEPOSIT' });
  });
});

describe('a deposit for a draft', () => {
  it('belongs to the draft', async () => {
    const { id: customerId } = await aCustomer(owner);
    const draft = await aStoredInvoice(owner, { customerId });
    const body = { ...aDeposit(50, { customerId }), depositFor: draft.id };
    const { body: deposit } = await owner.call<Invoice>('POST', '/invoices', { body });
    const after = await read(draft.id);
    expect(after).toMatchObject({ deposits: [deposit.id], version: draft.version });
    const saved = await owner.call('PATCH', `/invoices/${draft.id}`, {
      body: { poNumber: 'PO-7', version: draft.version },
    });
    expect(saved).toMatchObject({ status: 200, body: { deposits: [deposit.id] } });
  });

  it('is refused for an issued invoice, one of another customer, and an unknown one', async () => {
    const { id: customerId } = await aCustomer(owner);
    const other = await aCustomer(owner);
    const sent = await aSentInvoice(owner, { customerId });
    const foreign = await aStoredInvoice(owner, { customerId: other.id });
    const request = (depositFor: string) =>
      owner.call('POST', '/invoices', { body: { ...aDeposit(50, { customerId }), depositFor } });
    expect(await request(sent.id)).toMatchObject({ status: 409, body: { reason: 'DEPOSIT_AFTER_ISSUE' } });
    expect(await request(foreign.id)).toMatchObject({ status: 409 });
    expect(await request('unknown')).toMatchObject({ status: 404 });
  });
});

describe('a deposit that is kept', () => {
  it('becomes an invoice that includes the taxes, once', async () => {
    const deposit = await aPaidDeposit(owner, 50, { ...QUEBEC, language: 'fr' });
    const id = crypto.randomUUID();
    const answers = await Promise.all([forfeit(deposit.id, { id }), forfeit(deposit.id, { id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = answers.map(({ body }) => body);
    expect(second?.id).toBe(first?.id);
    const kept = await read(first?.id ?? '');
    expect(kept).toMatchObject({ total: 50, subtotal: 43.08, tax: 6.92, status: 'PAID', language: 'fr' });
    expect(kept.taxes?.map(({ code, amount }) => [code, amount])).toEqual([
      ['GST', 2.38],
      ['QST', 4.54],
    ]);
    expect(kept.items[0]?.name).toBe(`Acompte ${deposit.invoiceNumber}, non remboursable`);
    expect(await forfeit(deposit.id, { id })).toMatchObject({ status: 200, body: { id: kept.id } });
    expect(await forfeit(deposit.id, { id, amount: 20 })).toMatchObject({ status: 409 });
    expect(await accountOf(owner, deposit.customerId)).not.toHaveProperty('deposits');
  });

  it('can be kept in part, for exempt work without tax', async () => {
    const deposit = await aPaidDeposit(owner, 50, QUEBEC);
    expect((await forfeit(deposit.id, { amount: 50.01 })).status).toBe(400);
    const { body: kept } = await forfeit(deposit.id, { amount: 20, taxTreatment: 'exempt' });
    expect(kept).toMatchObject({ total: 20, tax: 0, status: 'PAID' });
    expect((await accountOf(owner, deposit.customerId)).deposits).toMatchObject([{ amount: 30 }]);
    const { body: rest } = await forfeit(deposit.id);
    expect(rest).toMatchObject({ total: 30, tax: 4.15, status: 'PAID' });
    expect(rest.id).not.toBe(kept.id);
  });

  it('must be a deposit with something left', async () => {
    const deposit = await aSentDeposit(owner, 50);
    expect(await forfeit(deposit.id)).toMatchObject({ status: 409, body: { reason: 'NO_DEPOSIT' } });
    const invoice = await aSentInvoice(owner, { customerId: deposit.customerId });
    expect(await forfeit(invoice.id)).toMatchObject({ status: 409, body: { reason: 'NOT_A_DEPOSIT' } });
  });
});
