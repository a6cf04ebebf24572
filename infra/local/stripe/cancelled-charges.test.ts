import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSavedCardHarness, type SavedCardHarness } from '#test/support/saved-card-harness.ts';

let harness: SavedCardHarness;

beforeEach(async () => {
  harness = await openSavedCardHarness();
});
afterEach(() => harness.close());

const confirm = (id: string) => harness.payments.confirmCharge(harness.accountId, id);
const find = (id: string) => harness.payments.findCharge(harness.accountId, id);
const callOff = (id: string) => harness.payments.expireCheckout(harness.accountId, id);
const closing = (id: string) => harness.payments.findCheckout(harness.accountId, id);
const chargesMade = () => harness.local.world.store.list('charge').length - 1;
const types = async () => (await harness.sent()).map(({ type }) => type);

describe('a charge that is called off', () => {
  it('takes no money any more', async () => {
    const id = await harness.prepare(await harness.givenACard());
    expect([await callOff(id), await callOff(id)]).toEqual(['expired', 'expired']);
    expect([await confirm(id), await find(id), chargesMade()]).toEqual([
      { status: 'cancelled' },
      { status: 'cancelled' },
      0,
    ]);
    expect(await closing(id)).toEqual({ status: 'expired', url: null });
    expect(await types()).toEqual(['payment_intent.canceled']);
  });

  it('stays paid if it was confirmed before', async () => {
    const id = await harness.prepare(await harness.givenACard());
    await confirm(id);
    expect(await callOff(id)).toBe('complete');
    expect(await find(id)).toMatchObject({ status: 'paid' });
  });

  it('is either called off or paid if both happen at a time', async () => {
    const card = await harness.givenACard();
    for (let round = 0; round < 10; round++) {
      const id = await harness.prepare(card);
      const calls = [() => confirm(id), () => callOff(id)];
      if (round % 2) calls.reverse();
      await Promise.all(calls.map((call) => call()));
      const isPaid = (await callOff(id)) === 'complete';
      expect((await find(id)).status).toBe(isPaid ? 'paid' : 'cancelled');
    }
  });

  it('is one of all open ones of a business, its checkouts included', async () => {
    const { payments, accountId } = harness;
    harness.now = Date.now();
    const card = await harness.givenACard();
    const invoice = { id: 'invoice-8', number: '8', version: 1, businessId: 'b2' };
    const [own, other] = [await harness.prepare(card), await harness.prepare(card, { invoice })];
    const { sessionId } = await payments.createCheckout(harness.checkout());
    await payments.expireAllCheckouts(accountId, 'b1');
    expect([await find(own), await find(other)]).toEqual([{ status: 'cancelled' }, { status: 'open' }]);
    expect(await closing(sessionId)).toEqual({ status: 'expired', url: null });
  });

  it('does not wait for an account whose owner disconnected', async () => {
    const id = await harness.prepare(await harness.givenACard());
    await harness.act('deauthorize', harness.accountId);
    expect([await callOff(id), await find(id), await confirm(id)]).toEqual([
      'expired',
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
    await harness.payments.expireAllCheckouts(harness.accountId, 'b1');
  });
});
