import { beforeAll, describe, expect, it } from 'vitest';
import type { ActivityPage } from '#shared/activity/schema.ts';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { call } from '#test/support/client.ts';
import { accept, estimateCalls, shown } from '#test/support/estimate-calls.ts';
import {
  aCustomer,
  anEstimate,
  aPayment,
  aPersonReadyToSend,
  aPublishedEstimate,
  aStoredEstimate,
  type Person,
} from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});
const { read, change, remove, decide, publish, invoice } = estimateCalls(() => owner);

const offered = async (changes: Partial<EstimateInput> = {}) => {
  const { id: customerId } = await aCustomer(owner);
  const items = [{ name: 'Deck', quantity: 1, rate: 1000 }];
  return aPublishedEstimate(owner, { customerId, items, depositType: 'percentage', depositValue: 30, ...changes });
};
const invoiceOf = async (id = '') => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const pay = (id: string, amount: number) =>
  owner.call<InvoicePayments>('POST', `/invoices/${id}/payments`, { body: aPayment({ amount }) });

describe('a deposit', () => {
  it('is requested when its estimate is accepted, and can be paid at once', async () => {
    const { id, link, invoiceNumber } = await offered({
      items: [
        { name: 'Deck', quantity: 1, rate: 1000 },
        { name: 'Light', quantity: 1, rate: 100, choice: 'optional' },
      ],
    });
    const { body } = await accept(link, { chosen: [1] });
    expect(body.deposit).toMatchObject({ amount: 330 });
    const { deposit } = await read(id);
    expect(deposit).toMatchObject({ id: body.deposit?.id, amount: 330 });
    const request = await call<PublicInvoice>('GET', `/invoices/${deposit?.id}/public`);
    expect(request.body).toMatchObject({ isDeposit: true, status: 'SENT', items: [{ amount: 330 }] });
    expect(request.body.items[0]?.name).toBe(`Deposit for estimate ${invoiceNumber}`);
    expect(await invoiceOf(deposit?.id)).toMatchObject({ tax: 0, total: 330, issueDate: request.body.dueDate });
    await pay(deposit?.id ?? '', 330);
    expect((await shown(link)).body.deposit).toEqual({ ...body.deposit, isPaid: true });
    expect((await read(id)).deposit).toMatchObject({ isPaid: true });
  });

  it('has a number of its own, and takes none from the invoices of a business that counts upwards', async () => {
    const counting = await aPersonReadyToSend();
    const invoices = { prefix: 'F-', digits: 3, restarts: 'never' };
    await counting.call('PATCH', '/business/numbering', { body: { invoices } });
    const { id: customerId } = await aCustomer(counting);
    const { id, link } = await aPublishedEstimate(counting, { customerId, depositType: 'fixed', depositValue: 10 });
    const { deposit } = (await accept(link)).body;
    const requested = await counting.call<Invoice>('GET', `/invoices/${deposit?.id}`);
    expect(requested.body.invoiceNumber).toMatch(/^DEP-\d{11}$/);
    const made = await counting.call<Invoice>('POST', `/estimates/${id}/invoices`, { body: {} });
    expect(made.body.invoiceNumber).toBe('F-001');
  });

  it('asks for a payment that its payer has the details for', async () => {
    // Of the business's methods, only e-Transfer has details.
    const { link = '' } = await offered();
    const { deposit } = (await accept(link)).body;
    const request = await call<PublicInvoice>('GET', `/invoices/${deposit?.id}/public`);
    expect(request.body).toMatchObject({ paymentMethod: 'e-transfer' });
  });

  it('is created in the activity log, beside the yes', async () => {
    for (const answers of [
      ({ link }: Estimate) => accept(link ?? ''),
      ({ id }: Estimate) => decide(id, { decision: 'accepted' }),
    ]) {
      const estimate = await offered();
      await answers(estimate);
      const { deposit } = await read(estimate.id);
      const { body } = await owner.call<ActivityPage>('GET', '/activity');
      const named = body.data.map(({ action, record }) => `${action} ${record?.label}`);
      expect(named).toContain(`invoice.create ${deposit?.invoiceNumber}`);
      expect(
        named.filter((entry) => /accept|decide/.test(entry) && entry.includes(deposit?.invoiceNumber ?? '-')),
      ).toEqual([]);
    }
  });

  it('is in the activity log with its old and new terms, as is asking for a signature', async () => {
    const { id } = await offered();
    await change(id, { depositType: 'fixed', depositValue: 50, asksSignature: true });
    const { body } = await owner.call<ActivityPage>('GET', '/activity');
    const changes = body.data[0]?.changes;
    expect(changes).toContainEqual({
      field: 'depositValue',
      from: { kind: 'percent', percent: 30 },
      to: { kind: 'cents', cents: 5_000, currency: 'CAD' },
    });
    expect(changes).toContainEqual({ field: 'asksSignature', to: { kind: 'yesOrNo', isYes: true } });
  });

  it('pays the first invoice that is issued, and what is left of it the next', async () => {
    const { id, link } = await offered();
    await accept(link);
    const { deposit } = await read(id);
    await pay(deposit?.id ?? '', 300);
    const parts = [await invoice(id, { share: 20 }), await invoice(id, { share: 30 })];
    const left: number[] = [];
    for (const { body } of parts) {
      await owner.call('PATCH', `/invoices/${body.id}`, { body: { status: 'SENT' } });
      const { total, amountPaid = 0 } = await invoiceOf(body.id);
      left.push(total - amountPaid);
    }
    expect(left).toEqual([0, 200]);
  });

  it('is requested once, however often and by whom it is accepted at once', async () => {
    const { id, link } = await offered();
    const answers = await parallel(6, async (index) => {
      if (index % 2) return (await accept(link, { name: `Mai ${index}` })).status;
      return (await decide(id, { decision: 'accepted', way: 'phone' })).status;
    });
    expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
    const { body } = await owner.call<{ data: Invoice[] }>('GET', '/invoices?limit=100');
    const { customerId, deposit } = await read(id);
    const requests = body.data.filter((row) => row.isDeposit && row.customerId === customerId);
    expect(requests.map((row) => row.id)).toEqual([deposit?.id]);
  });

  it('must be cancelled before a yes is undone or the estimate deleted, and is no longer shown then', async () => {
    const { id, link } = await offered();
    await accept(link);
    const { deposit } = await read(id);
    const refused = [await decide(id, { decision: 'undone' }), await remove(id)];
    expect(refused.map(({ body }) => body.reason)).toEqual(['ESTIMATE_HAS_DEPOSIT', 'ESTIMATE_HAS_DEPOSIT']);
    await owner.call('PATCH', `/invoices/${deposit?.id}`, { body: { status: 'CANCELLED' } });
    for (const answer of [(await shown(link)).body, await read(id)])
      expect([answer.status, answer.deposit]).toEqual(['ACCEPTED', undefined]);
    const undone = await decide(id, { decision: 'undone' });
    expect(undone.body.status).toBe('SENT');
    expect(undone.body.deposit).toBeUndefined();
  });

  it('is no longer shown once its request is deleted', async () => {
    const { id, link } = await offered();
    await accept(link);
    const { deposit } = await read(id);
    expect((await owner.call('DELETE', `/invoices/${deposit?.id}`)).status).toBe(204);
    for (const answer of [(await shown(link)).body, await read(id)])
      expect([answer.status, answer.deposit]).toEqual(['ACCEPTED', undefined]);
  });

  it('keeps its customer from being taken away, so that a yes is always taken', async () => {
    const { id, link } = await offered();
    for (const body of [{ customerId: '' }, { customerId: '', depositValue: 0 }])
      expect((await change(id, body)).body.issues).toMatchObject([{ path: 'customerId', rule: 'required' }]);
    expect((await accept(link)).body.deposit?.amount).toBe(300);
  });

  it('has the province of supply of its estimate, for what is kept of it', async () => {
    const { id, link } = await offered({ supplyProvince: 'ON' });
    await accept(link);
    expect(await invoiceOf((await read(id)).deposit?.id)).toMatchObject({ supplyProvince: 'ON' });
  });

  it('needs a customer to be sent, and is none if it is nothing', async () => {
    const { id } = await aStoredEstimate(owner, { depositValue: 100 });
    expect((await publish(id)).body.issues).toMatchObject([{ path: 'customerId', rule: 'required' }]);
    const none = await offered({ depositValue: 0 });
    expect((await accept(none.link)).body.deposit).toBeUndefined();
  });

  it.each([
    [{ depositType: 'percentage', depositValue: 101 }, 'between'],
    [{ depositType: 'fixed', depositValue: 1.234 }, 'decimals'],
  ] as const)('of %j is refused', async (changes, rule) => {
    const refused = await owner.call('POST', '/estimates', { body: anEstimate(changes) });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'depositValue', rule }] } });
  });
});
