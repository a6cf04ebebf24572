import { describe, expect, it } from 'vitest';
import { savedCardKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { CHARGED_AT } from '#test/support/charges-harness.ts';
import { debitsHarness, TRIED_AGAIN_AT } from '#test/support/debits-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { forgetRemoved } from './forget-removed.ts';

const table = await emulatedTable();
const harness = debitsHarness(table);
const { provider, dependencies } = harness;

describe('a debit that fails', () => {
  it('for lack of money is tried once more, three days later', async () => {
    const { id } = await harness.aDebit();
    await harness.decide(id, 'declined');
    expect(await harness.read(id)).toMatchObject({ charge: { tries: 1, on: '2026-12-11' } });
    expect((await harness.read(id)).checkout).toBeUndefined();
    expect(await harness.dueAt(id)).toBe(TRIED_AGAIN_AT);
    expect(await harness.mails(id)).toMatchObject([
      { kind: 'CHARGE_FAILED', because: 'declined', card: BANK_ACCOUNT, on: '2026-12-11' },
    ]);
    await harness.run(id, '2026-12-10T23:00:00.000Z');
    expect(provider.chargesOf(id)).toHaveLength(1);
    await harness.run(id, TRIED_AGAIN_AT);
    expect((await harness.read(id)).checkout?.pending?.on).toBe('2026-12-11');
    await harness.decide(id, 'paid', '2026-12-18T15:00:00.000Z');
    expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
    expect(await harness.eventsOf(id, 'DEBIT_STARTED')).toHaveLength(2);
  });

  it('twice is left to the owner, who cannot have the same account debited again', async () => {
    const { invoice, id } = await harness.aDebit();
    await harness.decide(id, 'declined');
    await harness.run(id, TRIED_AGAIN_AT);
    await harness.decide(id, 'declined', '2026-12-18T15:00:00.000Z');
    expect((await harness.read(id)).charge).toMatchObject({ tries: 2, over: 'declined' });
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
    expect(await harness.dueAt(id)).toBeUndefined();
    await expect(harness.retry(invoice)).rejects.toMatchObject({ reason: 'NOT_CHARGED_BY_ITSELF' });
    await harness.saveCard(invoice.businessId, invoice.customerId ?? '', { ...BANK_ACCOUNT, last4: '1111' });
    await harness.retry(invoice);
    expect(await harness.eventsOf(id, 'CHARGE_AGAIN')).toMatchObject([{ card: { last4: '1111' } }]);
    expect((await harness.read(id)).charge).toMatchObject({ tries: 0, card: { last4: '1111' } });
  });

  it('for another reason is over at once, with an email to each', async () => {
    const { id } = await harness.aDebit();
    await harness.decide(id, 'refused');
    expect((await harness.read(id)).charge).toMatchObject({ tries: 1, over: 'refused' });
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
  });
});

describe('an account that is removed while its debit is on its way', () => {
  async function removed() {
    const { invoice, id } = await harness.aDebit();
    const { businessId, customerId = '' } = invoice;
    const card = await dependencies.cardsOf(businessId).find(customerId);
    if (!card) throw new Error('There is no account');
    await table.transact({ card: remove(savedCardKey(businessId, customerId)) });
    await forgetRemoved(dependencies, { ...card, byPayer: true }, new Date(CHARGED_AT));
    return { id, invoice, methodId: card.methodId };
  }

  it('is forgotten by the provider, and its debit still counts', async () => {
    const { id, invoice, methodId } = await removed();
    expect(provider.cards.has(methodId)).toBe(false);
    expect(await harness.read(id)).toEqual(invoice);
    await harness.decide(id, 'paid');
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect(await harness.entriesOf(id)).toMatchObject([{ method: 'debit', charged: BANK_ACCOUNT }]);
  });

  it('is not debited again after it lacked the money', async () => {
    const { id } = await removed();
    await harness.decide(id, 'declined');
    const { charge, checkout } = await harness.read(id);
    expect([charge?.over, charge?.on, checkout]).toEqual(['card-removed', undefined, undefined]);
    const [failed, ended] = (await harness.mails(id)).toSorted((a, b) => inTextOrder(a.kind, b.kind));
    expect(failed).toMatchObject({ kind: 'CHARGE_FAILED', because: 'declined' });
    expect(failed).not.toHaveProperty('on');
    expect(ended).toMatchObject({ kind: 'OWNER_NOTICE', news: { what: 'CHARGE_ENDED', because: 'card-removed' } });
    await harness.run(id, TRIED_AGAIN_AT);
    expect(provider.chargesOf(id)).toHaveLength(1);
  });
});
