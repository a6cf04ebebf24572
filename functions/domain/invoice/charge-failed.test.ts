import { describe, expect, it } from 'vitest';
import { CARD, CHECKOUT, charged, declinedOn } from '#test/support/planned-charges.ts';
import { chargedAgain, chargeFailed } from './charge.ts';

describe('a charge that fails', () => {
  const now = new Date('2026-12-01T14:00:00Z');
  const failed = (because: 'declined' | 'authentication' | 'refused', invoice = charged()) =>
    chargeFailed(invoice, { because, now, today: '2026-12-01' });

  it('is tried again three, five and seven days after the first try', () => {
    expect(declinedOn(charged())).toEqual(['2026-12-01', '2026-12-04', '2026-12-06', '2026-12-08']);
  });

  it('is tried again as many days after a try that was late', () => {
    expect(declinedOn(charged(), 2)).toEqual(['2026-12-01', '2026-12-06', '2026-12-10', '2026-12-14']);
  });

  it.each([
    ['2026-12-09', ['2026-12-01', '2026-12-04', '2026-12-06', '2026-12-08']],
    ['2026-12-08', ['2026-12-01', '2026-12-04', '2026-12-06']],
    ['2026-12-05', ['2026-12-01', '2026-12-04']],
    ['2026-12-04', ['2026-12-01']],
  ])('is not tried again on the day of the next invoice, %s, or later', (before, days) => {
    expect(declinedOn(charged({}, { before }))).toEqual(days);
  });

  it('says in the history what failed and when it is tried again, and tells the payer', () => {
    const { after, events, mails } = failed('declined');
    const next = { card: CARD, because: 'declined', on: '2026-12-04' };
    expect(events).toEqual([
      { at: now.toISOString(), type: 'CHARGE_FAILED', amountCents: 10_000, currency: 'CAD', ...next },
    ]);
    expect(mails).toMatchObject([{ kind: 'CHARGE_FAILED', invoiceId: 'inv1', to: 'payer@example.com', ...next }]);
    expect(after.charge).toMatchObject({ on: '2026-12-04', firstOn: '2026-12-01', tries: 1 });
    expect(after.checkout).toBeUndefined();
    expect(after.version).toBe(1);
  });

  it('tells the payer at first and when there is no further try, and then the owner, too', () => {
    expect(failed('declined', charged({}, { on: '2026-12-04', tries: 1 })).mails).toEqual([]);
    const last = failed('declined', charged({}, { on: '2026-12-08', tries: 3 }));
    expect(last.mails).toMatchObject([
      { kind: 'CHARGE_FAILED', to: 'payer@example.com', because: 'declined' },
      { kind: 'OWNER_NOTICE', news: { what: 'CHARGE_ENDED', because: 'declined', card: CARD } },
    ]);
    expect(last.mails[0]).not.toHaveProperty('on');
    expect(last.after.charge).toMatchObject({ tries: 4, over: 'declined' });
    expect(last.after.charge).not.toHaveProperty('on');
    expect(last.events).toHaveLength(1);
    expect(last.events[0]).not.toHaveProperty('on');
  });

  it.each(['authentication', 'refused'] as const)('is not tried again if its bank says %s', (because) => {
    const first = failed(because);
    expect(first.after.charge).toMatchObject({ over: because, tries: 1 });
    expect(first.after.charge?.on).toBeUndefined();
    expect(first.mails.map(({ kind }) => kind)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE']);
    expect(first.mails[0]).not.toHaveProperty('on');
  });

  it.each(['authentication', 'refused'] as const)('tells both if its bank says %s at a later try', (because) => {
    const later = charged({}, { on: '2026-12-04', tries: 1 });
    expect(failed(because, later).mails.map(({ kind }) => kind)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE']);
  });

  it('was reached by the provider: what it failed before does not count for the next try', () => {
    const { after } = failed('declined', charged({}, { failingSince: '2026-12-01' }));
    expect(after.charge).toMatchObject({ on: '2026-12-04' });
    expect(after.charge).not.toHaveProperty('failingSince');
  });

  it('that was over before it failed is told to nobody again', () => {
    const over = charged({}, { on: undefined, over: 'stopped', tries: 1 });
    expect(failed('declined', over).mails).toEqual([]);
  });

  it('sends nothing to a payer without an address', () => {
    expect(failed('declined', charged({ billingEmail: undefined })).mails).toEqual([]);
  });
});

it('a card that declined all tries gets a single one of a person', () => {
  const over = charged({}, { on: undefined, over: 'declined', tries: 4, cardId: 'card1' });
  const now = new Date('2026-12-10T14:00:00Z');
  const card = { id: 'card1', brand: 'visa', last4: '4242' };
  const again = chargedAgain(over, { card, by: 'ann@example.com', now, today: '2026-12-10' }).after;
  expect(again.charge).toMatchObject({ on: '2026-12-10', tries: 4 });
  const { after } = chargeFailed({ ...again, checkout: CHECKOUT }, { because: 'declined', now, today: '2026-12-10' });
  expect(after.charge).toMatchObject({ over: 'declined', tries: 5 });
});
