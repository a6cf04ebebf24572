import { beforeAll, expect, it } from 'vitest';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import { call } from '#test/support/client.ts';
import { aPersonReadyToSend, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const reachOf = async (id: string) =>
  (await owner.call<{ reach: InvoiceReach }>('GET', `/invoices/${id}/history`)).body.reach;
const visit = (id: string, kind: string, viewer?: string) =>
  call('POST', `/invoices/${id}/views`, { body: { kind, viewer } });

it('shows when an emailed invoice was delivered and opened', async () => {
  const { id, billingEmail = '' } = await aStoredInvoice(owner, { paymentMethod: 'e-transfer' });
  expect(await reachOf(id)).toEqual({ deliveries: [] });
  expect((await owner.call('POST', `/invoices/${id}/send`, { body: {} })).status).toBeLessThan(300);
  await expect
    .poll(async () => (await reachOf(id)).deliveries)
    .toMatchObject([{ address: billingEmail.toLowerCase() }]);

  expect((await visit(id, 'checked')).status).toBe(200);
  expect(await reachOf(id)).toEqual(expect.not.objectContaining({ opened: expect.anything() }));
  await visit(id, 'opened');
  await visit(id, 'opened');
  expect((await reachOf(id)).opened?.times).toBe(1);
});

it('an opening changes nothing else, so an open editor can still save', async () => {
  const before = await aSentInvoice(owner);
  await visit(before.id, 'opened');
  const { body } = await owner.call('GET', `/invoices/${before.id}`);
  expect(body).toEqual(before);
});

it('the business’s own visit is no opening; that of a user of another business is, and the answers are the same', async () => {
  const { id } = await aSentInvoice(owner);
  const other = await aPersonReadyToSend();
  const own = await visit(id, 'opened', owner.id);
  expect(await reachOf(id)).toEqual({ deliveries: [] });
  expect(await visit(id, 'opened', other.id)).toMatchObject({ status: own.status, body: own.body });
  expect((await reachOf(id)).opened?.times).toBe(1);
});

it('visits of unknown invoices and of other kinds are refused', async () => {
  const { id } = await aSentInvoice(owner);
  expect((await visit('A'.repeat(22), 'opened')).status).toBe(404);
  expect((await visit(id, 'paid')).status).toBe(400);
  expect((await call('POST', `/invoices/${id}/views`, {})).status).toBe(400);
});
