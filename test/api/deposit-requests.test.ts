import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { call } from '#test/support/client.ts';
import {
  aCustomer,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  aStoredReceipt,
  type Person,
} from '#test/support/given.ts';
import { accountOf, aDeposit, aPersonInQuebec, aSentDeposit, IN_QUEBEC } from '#test/support/given-deposit.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonInQuebec();
});

const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;

describe('a deposit request', () => {
  it('has no taxes, whatever is sent with it, and says what it is', async () => {
    const { id: customerId } = await aCustomer(owner);
    const body = aDeposit(500, { ...IN_QUEBEC, customerId, taxMode: 'province', taxType: 'percentage', taxValue: 15 });
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

  it('is paid by no credit', async () => {
    const deposit = await aSentDeposit(owner, 100);
    const { id } = await aStoredReceipt(owner, { customerId: deposit.customerId ?? '' });
    const body = { applications: [{ invoiceId: deposit.id, amount: 10 }] };
    expect(await owner.call('POST', `/receipts/${id}/applications`, { body })).toMatchObject({
      status: 409,
      body: { reason: 'CREDIT_TO_DEPOSIT' },
    });
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
