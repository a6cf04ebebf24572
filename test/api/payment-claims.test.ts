import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { call } from '#test/support/client.ts';
import { aClaim, aPerson, aPersonReadyToSend, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const claim = (id: string, body: object = { method: 'e-transfer' }) =>
  call<{ claimedOn?: string; claimId?: string; issues?: unknown }>('POST', `/invoices/${id}/payment-claims`, { body });
const withdraw = (id: string, claimId = '') => claim(id, { method: 'e-transfer', withdraw: claimId });
const answer = (id: string, claimId = '', body: object = { action: 'confirm' }) =>
  owner.call<InvoicePayments>('POST', `/invoices/${id}/payment-claims/${claimId}`, { body });
const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;

describe('“I’ve sent it”', () => {
  it('is shown to payer and business, and counts nothing yet', async () => {
    const { id } = await aSentInvoice(owner);
    const { status, body } = await claim(id, { method: 'e-transfer', reference: 'CA1b2c3' });
    expect([status, body.claimedOn]).toEqual([200, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    expect((await call('GET', `/invoices/${id}/public`)).body).toMatchObject({
      status: 'SENT',
      claimedOn: body.claimedOn,
    });
    const invoice = await read(id);
    expect(invoice).toMatchObject({ status: 'SENT', claim: { method: 'e-transfer', reference: 'CA1b2c3' } });
    expect(invoice).not.toHaveProperty('amountPaid');
    const { body: list } = await owner.call<{ data: object[] }>('GET', '/invoices?limit=1');
    expect(list.data).toMatchObject([{ id, isClaimed: true }]);
  });

  it('makes one open claim, however often it is pressed', async () => {
    const { id } = await aSentInvoice(owner);
    expect((await Promise.all([claim(id), claim(id), claim(id)])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await owner.call<{ events: { type: string }[] }>('GET', `/invoices/${id}/history`);
    expect(body.events.filter(({ type }) => type === 'CLAIM')).toHaveLength(1);
  });

  it('leaves an open editor undisturbed', async () => {
    const { id, version } = await aSentInvoice(owner);
    await claim(id);
    const saved = await owner.call('PATCH', `/invoices/${id}`, { body: { additionalNotes: 'Thank you', version } });
    expect(saved).toMatchObject({ status: 200, body: { claim: { method: 'e-transfer' } } });
  });

  it.each([
    ['a draft', 'DRAFT', 409],
    ['a paid invoice', 'PAID', 409],
    ['a cancelled invoice', 'CANCELLED', 409],
  ])('is refused for %s', async (_, status, expected) => {
    const { id } = await aStoredInvoice(owner);
    if (status !== 'DRAFT') await owner.call('PATCH', `/invoices/${id}`, { body: { status } });
    expect((await claim(id)).status).toBe(expected);
  });

  it('is refused without an e-Transfer address, for an unknown invoice, and with another method', async () => {
    const { id } = await aSentInvoice(await aPerson());
    expect((await claim(id)).status).toBe(403);
    expect((await claim('A'.repeat(22))).status).toBe(404);
    expect((await claim(id, { method: 'cash' })).status).toBe(400);
  });

  it('is withdrawn by the browser that reported it, and can be reported again', async () => {
    const { id } = await aSentInvoice(owner);
    const { body } = await claim(id);
    expect(await withdraw(id, body.claimId)).toMatchObject({ status: 200, body: {} });
    expect((await call('GET', `/invoices/${id}/public`)).body).not.toHaveProperty('claimedOn');
    expect(await read(id)).not.toHaveProperty('claim');
    const history = await owner.call<{ events: { type: string }[] }>('GET', `/invoices/${id}/history`);
    expect(history.body.events.map(({ type }) => type).slice(-2)).toEqual(['CLAIM', 'CLAIM_WITHDRAWN']);
    expect((await withdraw(id, body.claimId)).status).toBe(200);
    expect((await answer(id, body.claimId)).status).toBe(404);
    expect((await claim(id)).body.claimId).not.toBe(body.claimId);
  });

  it('is not withdrawn by anyone else with the link', async () => {
    const { id } = await aSentInvoice(owner);
    await claim(id);
    const { body: again } = await claim(id);
    expect(again).not.toHaveProperty('claimId');
    const { body: seen } = await call<object>('GET', `/invoices/${id}/public`);
    expect(JSON.stringify(seen)).not.toContain((await read(id)).claim?.id);
    expect((await withdraw(id, 'A'.repeat(22))).status).toBe(409);
    expect(await read(id)).toHaveProperty('claim');
  });

  it('cannot be withdrawn once it is confirmed', async () => {
    const { id } = await aSentInvoice(owner);
    const { body } = await claim(id);
    await answer(id, body.claimId);
    expect((await withdraw(id, body.claimId)).status).toBe(200);
    expect((await read(id)).status).toBe('PAID');
    expect((await withdraw('A'.repeat(22), body.claimId)).status).toBe(404);
  });

  it('ends after five dismissals', async () => {
    const { id } = await aSentInvoice(owner);
    for (const _ of [1, 2, 3, 4, 5]) {
      const { claimId } = await aClaim(owner, id);
      expect((await answer(id, claimId, { action: 'dismiss' })).status).toBe(200);
    }
    expect((await claim(id)).status).toBe(409);
  });
});

describe('the business', () => {
  it('confirms it: the balance was received today', async () => {
    const { id } = await aSentInvoice(owner);
    const { claimId } = await aClaim(owner, id);
    const { body } = await answer(id, claimId);
    expect(body).toMatchObject({ balance: 0, payments: [{ id: claimId, amount: 200, reference: 'CA1b2c3' }] });
    const paid = await read(id);
    expect(paid.status).toBe('PAID');
    expect(paid).not.toHaveProperty('claim');
    expect((await answer(id, claimId)).body.payments).toHaveLength(1);
  });

  it('confirms another amount and day', async () => {
    const { id } = await aSentInvoice(owner);
    const { claimId } = await aClaim(owner, id);
    const { body } = await answer(id, claimId, { action: 'confirm', amount: 50, paidOn: '2026-03-05' });
    expect(body).toMatchObject({ balance: 150, payments: [{ amount: 50, on: '2026-03-05' }] });
    expect(await read(id)).not.toHaveProperty('claim');
  });

  it('learns what stands if it answers once more in another way', async () => {
    const { id } = await aSentInvoice(owner);
    const { claimId } = await aClaim(owner, id);
    const first = { action: 'confirm', amount: 30 };
    await answer(id, claimId, first);
    expect(await answer(id, claimId, first)).toMatchObject({ status: 200, body: { paid: 30 } });
    for (const other of [{ action: 'confirm', amount: 50 }, { action: 'dismiss' }]) {
      expect(await answer(id, claimId, other)).toMatchObject({
        status: 409,
        body: { message: 'This was saved before as a payment of 30.00 CAD. Reload the page to see it.' },
      });
    }
    expect((await owner.call('GET', `/invoices/${id}/payments`)).body).toMatchObject({ paid: 30 });
  });

  it('may send a receipt with the confirmation', async () => {
    const { id, billingEmail = '' } = await aSentInvoice(owner);
    const { claimId } = await aClaim(owner, id);
    await answer(id, claimId, { action: 'confirm', amount: 50, sendReceipt: true });
    const receipts = async () => (await mailsTo(billingEmail)).map(({ text }) => text);
    await expect.poll(receipts).toEqual([expect.stringContaining('Amount paid: 50.00 CAD')]);
  });

  it('confirms it once at the same moment as another payment: never more than the balance', async () => {
    const { id } = await aSentInvoice(owner);
    const { claimId } = await aClaim(owner, id);
    await Promise.all([
      answer(id, claimId),
      answer(id, claimId),
      owner.call('PATCH', `/invoices/${id}`, { body: { status: 'PAID' } }),
    ]);
    const { body } = await owner.call<InvoicePayments>('GET', `/invoices/${id}/payments`);
    expect(body).toMatchObject({ paid: 200, balance: 0 });
    expect(body.payments).toHaveLength(1);
  });

  it('dismisses it: nothing counts as paid', async () => {
    const { id } = await aSentInvoice(owner);
    const { claimId } = await aClaim(owner, id);
    expect((await answer(id, claimId, { action: 'dismiss' })).body).toMatchObject({ paid: 0, payments: [] });
    const open = await read(id);
    expect(open.status).toBe('SENT');
    expect(open).not.toHaveProperty('claim');
    expect((await answer(id, claimId)).status).toBe(404);
  });
});

it('the owner gets one email, which opens the confirmation', async () => {
  const person = await aPersonReadyToSend();
  const { id, invoiceNumber } = await aSentInvoice(person);
  await Promise.all([claim(id), claim(id)]);
  const told = async () => (await mailsTo(person.email)).filter(({ subject }) => subject.includes(invoiceNumber));
  await expect.poll(told).toHaveLength(1);
  expect((await told())[0]?.text).toContain(`/invoices/${id}?show=payments`);
});
