import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { aSentInvoice, type Person } from '#test/support/given.ts';
import { accountOf, aPaidDeposit, aPersonInQuebec, aSentDeposit, IN_QUEBEC } from '#test/support/given-deposit.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonInQuebec();
});

const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const forfeit = (
  depositId: string,
  { id = crypto.randomUUID(), ...body }: { id?: string; [field: string]: unknown } = {},
) => owner.call<Invoice & { reason?: string }>('POST', `/invoices/${depositId}/forfeit`, { body: { id, ...body } });

describe('a deposit that is kept', () => {
  it('becomes an invoice that includes the taxes, once', async () => {
    const deposit = await aPaidDeposit(owner, 50, { ...IN_QUEBEC, language: 'fr' });
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
    const deposit = await aPaidDeposit(owner, 50, IN_QUEBEC);
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
