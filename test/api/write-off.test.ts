import { beforeAll, expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { call } from '#test/support/client.ts';
import {
  aClaim,
  aPayment,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const writeOff = (id: string, body: object = {}, by = owner) =>
  by.call<InvoicePayments>('POST', `/invoices/${id}/write-off`, { body });
const reverse = (id: string) => owner.call<InvoicePayments>('DELETE', `/invoices/${id}/write-off`);
const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;

it('closes a partly paid invoice, and keeps its payments', async () => {
  const { id } = await aSentInvoice(owner);
  await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: 50 }) });
  expect((await writeOff(id, { reason: 'Bankrupt' })).body).toMatchObject({
    paid: 50,
    balance: 0,
    writtenOff: { amount: 150, by: owner.email, reason: 'Bankrupt' },
  });
  const written = await read(id);
  expect(written).toMatchObject({ status: 'CANCELLED', isWrittenOff: true, amountPaid: 50 });
  expect(written).not.toHaveProperty('paymentNotice');
  expect((await call('GET', `/invoices/${id}/public`)).body).toMatchObject({ isClosed: true, amountPaid: 50 });
  const { body } = await owner.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`);
  expect(body.events).toContainEqual(
    expect.objectContaining({ type: 'WRITE_OFF', reason: 'Bankrupt', by: owner.email }),
  );
  expect((await call('POST', `/invoices/${id}/payment`)).status).toBe(409);
  expect((await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: 1 }) })).status).toBe(409);
});

it('changes nothing the second time', async () => {
  const { id } = await aSentInvoice(owner);
  await writeOff(id, { reason: 'Bankrupt' });
  const { version } = await read(id);
  expect((await writeOff(id, { reason: 'Again' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ version });
});

it('is reversed: the balance is owed again', async () => {
  const { id } = await aSentInvoice(owner);
  await writeOff(id);
  const { body } = await reverse(id);
  expect(body).toMatchObject({ balance: 200 });
  expect(body).not.toHaveProperty('writtenOff');
  const open = await read(id);
  expect(open.status).toBe('SENT');
  expect(open).not.toHaveProperty('isWrittenOff');
  expect((await reverse(id)).status).toBe(409);
});

it('ends when the owner changes the status', async () => {
  const { id } = await aSentInvoice(owner);
  await writeOff(id);
  const { body } = await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'SENT' } });
  expect(body).not.toHaveProperty('isWrittenOff');
});

it.each(['DRAFT', 'PAID', 'CANCELLED'])('is refused for a %s invoice', async (status) => {
  const { id } = await aStoredInvoice(owner);
  if (status !== 'DRAFT') await owner.call('PATCH', `/invoices/${id}`, { body: { status } });
  expect((await writeOff(id)).status).toBe(409);
});

it('leaves the payer no way to pay, even in a checkout opened before', async () => {
  const seller = await aPersonTakingCards();
  await seller.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD', eTransferEmail: seller.email } });
  const { id } = await aSentInvoice(seller);
  const { body: link } = await call<{ checkoutUrl: string }>('POST', `/invoices/${id}/payment`);
  expect((await writeOff(id, {}, seller)).status).toBe(200);
  const card = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
  const paid = await fetch(link.checkoutUrl, { method: 'POST', body: card, redirect: 'manual' });
  expect(paid.headers.get('location')).toBeNull();
  expect((await aClaim(seller, id)).status).toBe(409);
  const { body } = await call('GET', `/invoices/${id}/public`);
  expect(body).toMatchObject({ status: 'CANCELLED' });
});

it('is counted separately from cancelled invoices', async () => {
  const person = await aPerson();
  const { id } = await aSentInvoice(person);
  await person.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: 50 }) });
  await writeOff(id, {}, person);
  const { body } = await person.call<InvoiceStats>('GET', '/invoices/stats');
  expect(body.currencies).toMatchObject([{ outstanding: 0, writtenOff: 150 }]);
});
