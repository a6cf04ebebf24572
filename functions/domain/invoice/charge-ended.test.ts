import { describe, expect, it } from 'vitest';
import { CARD, CHECKOUT, charged } from '#test/support/planned-charges.ts';
import { chargedAgain, chargeEnded } from './charge.ts';

describe('a charge that is ended', () => {
  const now = new Date('2026-12-01T14:00:00Z');

  it.each([
    ['card-removed', false],
    ['amount-raised', true],
    ['unavailable', true],
  ] as const)('because of %s is told to the owner, and to a payer who does not know: %s', (because, isTold) => {
    const { after, events, mails } = chargeEnded(charged(), { because, now });
    expect(after.charge).toMatchObject({ over: because, tries: 0 });
    expect(after.charge?.on).toBeUndefined();
    expect(after.checkout).toBeUndefined();
    expect(events).toEqual([{ at: now.toISOString(), type: 'CHARGE_ENDED', because }]);
    expect(mails).toMatchObject([
      ...(isTold ? [{ kind: 'CHARGE_FAILED', to: 'payer@example.com', because, card: CARD }] : []),
      { kind: 'OWNER_NOTICE', news: { what: 'CHARGE_ENDED', because, card: CARD } },
    ]);
  });

  it('by a person is in the history with their name, and told to the payer only', () => {
    const { events, mails } = chargeEnded(charged(), { because: 'stopped', by: 'ann@example.com', now });
    expect(events).toMatchObject([{ type: 'CHARGE_ENDED', because: 'stopped', by: 'ann@example.com' }]);
    expect(mails).toMatchObject([{ kind: 'CHARGE_FAILED', to: 'payer@example.com', because: 'stopped' }]);
  });

  it('is not told to a payer whom its announcement did not reach', () => {
    const deliveryFailure = { kind: 'BOUNCED', address: 'payer@example.com', sentAt: '2026-11-20T15:00:00Z' } as const;
    const { mails } = chargeEnded(charged({ deliveryFailure }), { because: 'unavailable', now });
    expect(mails).toMatchObject([{ kind: 'OWNER_NOTICE' }]);
  });

  it('leaves a page open on which the payer can pay', () => {
    const { isCharge: _, ...page } = CHECKOUT;
    expect(chargeEnded(charged({ checkout: page }), { because: 'stopped', now }).after.checkout).toEqual(page);
  });

  it('before does not end twice', () => {
    const { after } = chargeEnded(charged(), { because: 'stopped', now });
    expect(chargeEnded(after, { because: 'unavailable', now })).toEqual({ after, events: [], mails: [] });
  });
});

it('a person has what is due now charged today, to the card that is saved now', () => {
  const over = charged({ paidCents: 2_500 }, { tries: 4, before: '2027-01-01' });
  const now = new Date('2026-12-10T14:00:00Z');
  const card = { id: 'card2', brand: 'mastercard', last4: '4444' };
  const { after, events, mails } = chargedAgain(over, { card, by: 'ann@example.com', now, today: '2026-12-10' });
  expect(after.charge).toEqual({
    ...{ card: { brand: 'mastercard', last4: '4444' }, cardId: 'card2', on: '2026-12-10', firstOn: '2026-12-10' },
    ...{ tries: 0, announcedCents: 7_500, before: '2027-01-01' },
  });
  expect(events).toEqual([{ at: now.toISOString(), type: 'CHARGE_AGAIN', by: 'ann@example.com' }]);
  expect(mails).toEqual([]);
});
