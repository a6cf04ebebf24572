import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSavedCardHarness, type SavedCardHarness } from '#test/support/saved-card-harness.ts';

const DECLINED = '4000 0000 0000 0341';
const NO_FUNDS = '4000 0082 6000 3178';
const AUTHENTICATED = '4000 0027 6000 3184';
const SET_UP = '4000 0025 0000 3155';

let harness: SavedCardHarness;

beforeEach(async () => {
  harness = await openSavedCardHarness();
});
afterEach(() => harness.close());

describe('a charge of a saved card', () => {
  it('takes no money until it is confirmed, and then takes it once', async () => {
    const id = await harness.prepare(await harness.givenACard());
    expect([await harness.find(id), harness.chargesMade()]).toEqual([{ status: 'open' }, 0]);
    expect(await harness.closing(id)).toEqual({ status: 'open', url: null });
    const paid = { status: 'paid', amountCents: 20_000, currency: 'CAD', at: '2026-11-20T00:00:00.000Z' };
    expect(await harness.confirm(id)).toEqual(paid);
    expect([await harness.confirm(id), await harness.find(id), harness.chargesMade()]).toEqual([paid, paid, 1]);
    expect(await harness.closing(id)).toEqual({ status: 'complete', url: null });
    expect(await harness.sent()).toMatchObject([
      {
        type: 'payment_intent.succeeded',
        data: {
          object: {
            id,
            amount_received: 20_000,
            description: 'Invoice 2026-007',
            metadata: { invoiceId: 'invoice-7', businessId: 'b1', invoiceVersion: '3', charge: 'true' },
          },
        },
      },
    ]);
  });

  it('is taken once if it is confirmed by two at a time', async () => {
    const id = await harness.prepare(await harness.givenACard());
    const states = await Promise.all([harness.confirm(id), harness.confirm(id), harness.confirm(id)]);
    expect(states.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    expect(harness.chargesMade()).toBe(1);
  });

  it('is prepared once for a key', async () => {
    const card = await harness.givenACard();
    const idempotencyKey = 'charge-invoice-7-1';
    const id = await harness.prepare(card, { idempotencyKey });
    expect(await harness.prepare(card, { idempotencyKey })).toBe(id);
    await expect(harness.prepare(card, { idempotencyKey, amountCents: 1 })).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });

  it.each([
    ['declined', DECLINED, 'declined'],
    ['without funds', NO_FUNDS, 'declined'],
    ['to be confirmed by its holder each time', AUTHENTICATED, 'authentication'],
  ])('fails for a card that is %s, and is never tried again by itself', async (_, card, because) => {
    const id = await harness.prepare(await harness.givenACard(card));
    const failed = { status: 'failed', because };
    expect([await harness.confirm(id), await harness.confirm(id), await harness.find(id)]).toEqual([
      failed,
      failed,
      failed,
    ]);
    expect(harness.chargesMade()).toBe(0);
    expect(await harness.sent()).toMatchObject([
      {
        type: 'payment_intent.payment_failed',
        data: { object: { id, payment_method: null, last_payment_error: { type: 'card_error' } } },
      },
    ]);
    expect(await harness.closing(id)).toEqual({ status: 'expired', url: null });
    expect([await harness.callOff(id), await harness.find(id)]).toEqual(['expired', { status: 'cancelled' }]);
  });

  it('succeeds for a card that its holder confirmed when it was saved', async () => {
    expect(await harness.confirm(await harness.prepare(await harness.givenACard(SET_UP)))).toMatchObject({
      status: 'paid',
    });
  });

  it('is refused for a card that was reported lost', async () => {
    const card = await harness.givenACard();
    await harness.act('lose', card.methodId);
    expect(await harness.confirm(await harness.prepare(card))).toEqual({ status: 'failed', because: 'refused' });
  });

  it('succeeds once the bank has replaced a card', async () => {
    const card = await harness.givenACard(DECLINED);
    await harness.act('replace', card.methodId);
    expect(await harness.confirm(await harness.prepare(card))).toMatchObject({ status: 'paid' });
  });

  it('cannot be prepared without its card', async () => {
    const card = await harness.givenACard();
    await harness.payments.removeCard(harness.accountId, card.methodId);
    expect(await harness.prepare(card)).toBe('none');
    expect(await harness.prepare({ ...card, methodId: 'pm_unknown' })).toBe('none');
  });

  it('is refused and called off if its card is removed before it is confirmed', async () => {
    const card = await harness.givenACard();
    const id = await harness.prepare(card);
    await harness.payments.removeCard(harness.accountId, card.methodId);
    expect(await harness.confirm(id)).toEqual({ status: 'failed', because: 'refused' });
    expect([await harness.confirm(id), harness.chargesMade()]).toEqual([{ status: 'cancelled' }, 0]);
  });

  it('can be refunded and disputed as any payment', async () => {
    const { payments, accountId } = harness;
    const [refunded, disputed] = await Promise.all(
      [await harness.givenACard(), await harness.givenACard()].map(async (card) => {
        const id = await harness.prepare(card);
        await harness.confirm(id);
        return id;
      }),
    );
    const refund = { accountId, paymentIntentId: String(refunded), invoiceId: 'invoice-7', entryId: 'entry' };
    expect(await payments.createRefund({ ...refund, amountCents: 5_000 })).toMatchObject({ status: 'succeeded' });
    await harness.act('dispute', harness.chargeOf(String(disputed)));
    expect(await harness.types()).toEqual(expect.arrayContaining(['charge.refunded', 'charge.dispute.created']));
    expect(await payments.findPaidInvoice(accountId, String(disputed))).toBe('invoice-7');
  });

  it('is dated by the schedules that run as of a later time', async () => {
    const card = await harness.givenACard();
    const dated = (at: string) =>
      harness.local.asOf(new Date(at), async () => harness.confirm(await harness.prepare(card)));
    expect(await dated('2027-12-26T16:00:00Z')).toMatchObject({ at: '2027-12-26T16:00:00.000Z' });
    expect((await harness.sent()).at(-1)).toMatchObject({ created: Date.UTC(2027, 11, 26, 16) / 1_000 });
    expect(await dated('2025-12-26T16:00:00Z')).toMatchObject({ at: '2026-11-20T00:00:00.000Z' });
    expect(await harness.confirm(await harness.prepare(card))).toMatchObject({ at: '2026-11-20T00:00:00.000Z' });
  });
});

it('a repeated confirmation with one key is answered as the first, also that of a declined card', async () => {
  const [good, bad] = [await harness.givenACard(), await harness.givenACard(DECLINED)];
  const [paid, declined] = [await harness.prepare(good), await harness.prepare(bad)];
  const again = (id: string) =>
    harness.stripe.paymentIntents.confirm(id, { off_session: true }, { ...harness.options, idempotencyKey: id });
  expect(await again(paid)).toEqual(await again(paid));
  const refused = { type: 'StripeCardError', code: 'card_declined', payment_intent: { id: declined } };
  await expect(again(declined)).rejects.toMatchObject(refused);
  await expect(again(declined)).rejects.toMatchObject(refused);
  await expect(
    harness.stripe.paymentIntents.confirm(declined, { off_session: true }, harness.options),
  ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code: 'payment_intent_unexpected_state' });
});

it.each([
  ['an unknown parameter', { payment_method_types: ['card'] }, 'parameter_unknown'],
  ['an amount under the minimum', { amount: 49 }, 'amount_too_small'],
  ['a customer that there is not', { customer: 'cus_unknown' }, 'resource_missing'],
])('a charge with %s is refused', async (_, changes, code) => {
  const { holderId: customer, methodId: payment_method } = await harness.givenACard();
  const params = { amount: 20_000, currency: 'cad', customer, payment_method, ...changes };
  await expect(harness.stripe.paymentIntents.create(params, harness.options)).rejects.toMatchObject({ code });
});
