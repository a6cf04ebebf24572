import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCheckout } from '#test/support/open-checkout.ts';
import { openSavedCardHarness, type SavedCardHarness } from '#test/support/saved-card-harness.ts';

let harness: SavedCardHarness;

beforeEach(async () => {
  harness = await openSavedCardHarness();
});
afterEach(() => harness.close());

describe('a charge that is called off', () => {
  it('takes no money any more', async () => {
    const id = await harness.prepare(await harness.givenACard());
    expect([await harness.callOff(id), await harness.callOff(id)]).toEqual(['expired', 'expired']);
    expect([await harness.confirm(id), await harness.find(id), harness.chargesMade()]).toEqual([
      { status: 'cancelled' },
      { status: 'cancelled' },
      0,
    ]);
    expect(await harness.closing(id)).toEqual({ status: 'expired', url: null });
    expect(await harness.types()).toEqual(['payment_intent.canceled']);
  });

  it('stays paid if it was confirmed before', async () => {
    const id = await harness.prepare(await harness.givenACard());
    await harness.confirm(id);
    expect(await harness.callOff(id)).toBe('complete');
    expect(await harness.find(id)).toMatchObject({ status: 'paid' });
  });

  it('is either called off or paid if both happen at a time', async () => {
    const card = await harness.givenACard();
    for (let round = 0; round < 10; round++) {
      const id = await harness.prepare(card);
      const calls = [() => harness.confirm(id), () => harness.callOff(id)];
      if (round % 2) calls.reverse();
      await Promise.all(calls.map((call) => call()));
      const isPaid = (await harness.callOff(id)) === 'complete';
      expect((await harness.find(id)).status).toBe(isPaid ? 'paid' : 'cancelled');
    }
  });

  it('is one of all open ones of a business, its checkouts included', async () => {
    const { payments, accountId } = harness;
    harness.now = Date.now();
    const card = await harness.givenACard();
    const invoice = { id: 'invoice-8', number: '8', version: 1, businessId: 'b2' };
    const [own, other] = [await harness.prepare(card), await harness.prepare(card, { invoice })];
    const { sessionId } = await openCheckout(payments, harness.checkout());
    await payments.expireAllCheckouts(accountId, 'b1');
    expect([await harness.find(own), await harness.find(other)]).toEqual([{ status: 'cancelled' }, { status: 'open' }]);
    expect(await harness.closing(sessionId)).toEqual({ status: 'expired', url: null });
  });

  it('does not wait for an account whose owner disconnected', async () => {
    const id = await harness.prepare(await harness.givenACard());
    await harness.act('deauthorize', harness.accountId);
    expect([await harness.callOff(id), await harness.find(id), await harness.confirm(id)]).toEqual([
      'expired',
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
    await harness.payments.expireAllCheckouts(harness.accountId, 'b1');
  });
});
