import { beforeAll, describe, expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { backdateInvoiceDeletion, purge } from '#test/support/deletions.ts';
import { anInvoice, aPayment, aPerson, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { storedFiles } from '#test/support/stored-files.ts';

type Page = { meta: PageMeta };

describe('deleting an invoice', () => {
  it('removes it everywhere and frees its number', async () => {
    const owner = await aPerson();
    const input = anInvoice();
    const invoice = await aStoredInvoice(owner, input);
    expect((await owner.call('DELETE', `/invoices/${invoice.id}`)).status).toBe(204);
    expect((await owner.call('GET', `/invoices/${invoice.id}`)).status).toBe(404);
    expect((await call('GET', `/invoices/${invoice.id}/public`)).status).toBe(404);
    expect((await owner.call<Page>('GET', '/invoices')).body.meta.total).toBe(0);
    expect((await owner.call('POST', '/invoices', { body: input })).status).toBe(201);
  });
});

describe('an invoice with money', () => {
  const given = async () => {
    const owner = await aPerson();
    const { id } = await aSentInvoice(owner);
    const payment = aPayment({ method: 'bank' });
    await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
    const remove = () => owner.call<{ message: string }>('DELETE', `/invoices/${id}`);
    const post = (path: string, body: object) => owner.call('POST', `/invoices/${id}/${path}`, { body });
    return { owner, id, payment, remove, post };
  };

  it('is not deleted: its payment stays in the figures', async () => {
    const { owner, id, remove } = await given();
    const figures = async () => (await owner.call('GET', '/invoices/stats')).body;
    const before = await figures();
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^An invoice with payments cannot be deleted\. Void a payment/) },
    });
    expect(await figures()).toEqual(before);
    expect((await owner.call('GET', `/invoices/${id}/payments`)).body).toMatchObject({ paid: 200 });
  });

  it('is not deleted once the money was returned', async () => {
    const { payment, remove, post } = await given();
    await post('refunds', { id: crypto.randomUUID(), paymentId: payment.id, amount: 200 });
    expect((await remove()).status).toBe(409);
  });

  it('is not deleted if it was only marked as paid', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'PAID' } });
    expect((await owner.call('DELETE', `/invoices/${id}`)).status).toBe(409);
  });

  it('is deleted after a payment recorded by mistake is voided', async () => {
    const { payment, remove, post } = await given();
    expect((await post(`payments/${payment.id}/void`, {})).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });
});

it('leaves no PDF of a deleted invoice', async () => {
  const owner = await aPerson();
  const [deleted, kept] = [await aStoredInvoice(owner), await aStoredInvoice(owner)];
  for (const { id } of [deleted, kept]) expect((await call('GET', `/invoices/${id}/pdf`)).status).toBe(200);
  expect(await storedFiles(`pdf/${deleted.id}/`)).toHaveLength(1);
  expect((await owner.call('DELETE', `/invoices/${deleted.id}`)).status).toBe(204);
  await backdateInvoiceDeletion(deleted.id);
  await purge();
  expect(await storedFiles(`pdf/${deleted.id}/`)).toEqual([]);
  expect(await storedFiles(`pdf/${kept.id}/`)).toHaveLength(1);
});

describe('the number of a deleted invoice', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aPerson();
  });
  const recreate = async (by: Person, changes: (id: string) => Promise<unknown>) => {
    const input = anInvoice();
    const { id } = await aStoredInvoice(by, input);
    await changes(id);
    expect((await by.call('DELETE', `/invoices/${id}`)).status).toBe(204);
    return by.call<Invoice>('POST', '/invoices', {
      body: { ...input, invoiceNumber: input.invoiceNumber.toLowerCase() },
    });
  };
  const setStatus = (id: string, status: string) => owner.call('PATCH', `/invoices/${id}`, { body: { status } });

  it('is free if it was never more than a draft', async () => {
    expect((await recreate(owner, async () => {})).status).toBe(201);
  });

  it.each([
    ['was sent', ['SENT']],
    ['was sent and made a draft again', ['SENT', 'DRAFT']],
  ])('is never free if it %s', async (_, statuses) => {
    const refused = await recreate(owner, async (id) => {
      for (const status of statuses) await setStatus(id, status);
    });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'NUMBER_TAKEN' } });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('was sent and then deleted') });
  });
});
