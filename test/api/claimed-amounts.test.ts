import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call } from '#test/support/client.ts';
import {
  aCustomer,
  aPerson,
  aPersonReadyToSend,
  aReceipt,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { change } from '#test/support/payment-settings-calls.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
  await change(owner, { payersSayAmount: true });
});

const claim = (id: string, body: object) =>
  call<{ claimId?: string; reason?: string; issues?: object[] }>('POST', `/invoices/${id}/payment-claims`, {
    body: { method: 'e-transfer', ...body },
  });
const answer = (id: string, claimId = '', body: object = { action: 'confirm' }) =>
  owner.call<InvoicePayments>('POST', `/invoices/${id}/payment-claims/${claimId}`, { body });
const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const shown = async (id: string) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;

/** Three invoices of 200.00 of one customer. */
async function three() {
  const customer = await aCustomer(owner, { email: `${crypto.randomUUID()}@example.com` });
  const invoices: Invoice[] = [];
  for (const _ of [1, 2, 3]) invoices.push(await aSentInvoice(owner, { customerId: customer.id }));
  return { customer, invoices, id: invoices[0]?.id ?? '' };
}

describe('payers may say how much they sent', () => {
  it('if the business lets them: the switch is in its settings, and in the activity log', async () => {
    const person = await aPersonReadyToSend();
    const { id } = await aSentInvoice(person);
    expect(await shown(id)).not.toHaveProperty('payersSayAmount');
    const changed = await change(person, { payersSayAmount: true });
    expect(changed).toMatchObject({ status: 200, body: { payersSayAmount: true } });
    expect(await shown(id)).toMatchObject({ payersSayAmount: true });
    const [entry] = await entriesOf(person, 'limit=1');
    expect(entry).toMatchObject({
      action: 'payment-settings.update',
      changes: [{ field: 'payersSayAmount', to: { kind: 'yesOrNo', isYes: true } }],
    });
    expect((await change(person, { payersSayAmount: false })).body).toMatchObject({ payersSayAmount: false });
    expect(await shown(id)).not.toHaveProperty('payersSayAmount');
  });

  it('only where they can send an e-Transfer', async () => {
    const person = await aPerson();
    await change(person, { payersSayAmount: true });
    expect(await shown((await aSentInvoice(person)).id)).not.toHaveProperty('payersSayAmount');
  });

  it('else only the balance can be reported, and a draft not at all', async () => {
    const person = await aPersonReadyToSend();
    const { id } = await aSentInvoice(person);
    expect(await claim(id, { amount: 200.01 })).toMatchObject({
      status: 400,
      body: { reason: 'CLAIM_IN_FULL', issues: [{ path: 'amount', rule: 'oneOf', params: { values: '200.00' } }] },
    });
    expect((await claim(id, { amount: 200 })).status).toBe(200);
    expect((await claim((await aStoredInvoice(person)).id, { amount: 200 })).status).toBe(409);
  });

  it.each([0, -1, 0.001, 1e12, '200'])('but not %s', async (amount) => {
    const { id } = await aSentInvoice(owner);
    expect(await claim(id, { amount })).toMatchObject({ status: 400, body: { issues: [{ path: 'amount' }] } });
  });
});

describe('a reported amount', () => {
  it('is told to the business everywhere, and to no one else', async () => {
    const person = await aPersonReadyToSend();
    await change(person, { payersSayAmount: true });
    const { id, invoiceNumber } = await aSentInvoice(person);
    expect((await claim(id, { amount: 349.99, reference: 'CA1b2c3' })).status).toBe(200);
    const { body: invoice } = await person.call<Invoice>('GET', `/invoices/${id}`);
    expect(invoice.claim).toMatchObject({ amount: 349.99, reference: 'CA1b2c3' });
    const { body: ledger } = await person.call<InvoicePayments>('GET', `/invoices/${id}/payments`);
    expect(ledger).toMatchObject({ balance: 200, claim: { amount: 349.99 } });
    const { body: history } = await person.call<{ events: object[] }>('GET', `/invoices/${id}/history`);
    expect(history.events.at(-1)).toMatchObject({ type: 'CLAIM', sent: { amountCents: 34_999, currency: 'CAD' } });
    const told = async () => (await mailsTo(person.email)).filter(({ subject }) => subject.includes(invoiceNumber));
    await expect.poll(told).toMatchObject([{ text: expect.stringContaining('an e-Transfer of 349.99 CAD') }]);
    expect(JSON.stringify(await shown(id))).not.toContain('349.99');
  });

  it('above the balance is confirmed with what becomes of the rest', async () => {
    const { id } = (await three()).invoices[0] as Invoice;
    const { claimId } = (await claim(id, { amount: 200.07 })).body;
    expect(await answer(id, claimId)).toMatchObject({ status: 400, body: { reason: 'OVER_BALANCE' } });
    const body = { action: 'confirm', keepRest: 'credit' };
    const [first, second] = await Promise.all([answer(id, claimId, body), answer(id, claimId, body)]);
    expect([first, second]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(second.body).toMatchObject({ balance: 0, payments: [{ id: claimId, amount: 200, receiptId: claimId }] });
  });

  it('pays three invoices by one receipt, which answers the report', async () => {
    const { customer, invoices, id } = await three();
    const { claimId = '' } = (await claim(id, { amount: 600.5 })).body;
    const applications = invoices.map((invoice) => ({ invoiceId: invoice.id, amount: 200 }));
    const body = aReceipt({ id: claimId, customerId: customer.id, amount: 600.5, applications, reportedOn: id });
    const record = () => owner.call<Receipt>('POST', '/receipts', { body });
    const both = await Promise.all([record(), record()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await record()).body).toMatchObject({ id: claimId, rest: 0.5, applications: [{}, {}, {}] });
    for (const invoice of invoices) expect(await read(invoice.id)).toMatchObject({ status: 'PAID', amountPaid: 200 });
    expect(await read(id)).not.toHaveProperty('claim');
    const actions = (await entriesOf(owner, 'limit=6')).map(({ action }) => action);
    expect(actions.filter((action) => action === 'receipt.record')).toHaveLength(1);
    expect(actions.filter((action) => action === 'invoice.pay')).toHaveLength(3);
    const late = await call('POST', `/invoices/${id}/payment-claims`, {
      body: { method: 'e-transfer', withdraw: claimId },
    });
    expect(late.status).toBe(200);
  });

  it('of another business’s invoice answers nothing', async () => {
    const { id } = await aSentInvoice(owner);
    const { claimId = '' } = (await claim(id, { amount: 250 })).body;
    const other = await aPerson();
    const { id: customerId } = await aCustomer(other);
    const body = aReceipt({ id: claimId, customerId, amount: 250, reportedOn: id });
    expect((await other.call('POST', '/receipts', { body })).status).toBe(404);
    expect(await read(id)).toHaveProperty('claim');
  });
});
