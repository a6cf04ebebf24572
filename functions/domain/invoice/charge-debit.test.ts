import { describe, expect, it } from 'vitest';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { CHECKOUT, charged, declinedOn, ZONE } from '#test/support/planned-charges.ts';
import { chargeDueAt, chargedAgain, chargeEnded, chargeFailed } from './charge.ts';
import type { InvoiceRecord } from './invoice-record.ts';

describe('a debit of a bank account', () => {
  const pending = { at: '2026-12-01T14:00:00.000Z', on: '2026-12-01' };

  it('is tried once more, three days after its bank declined', () => {
    expect(declinedOn(charged({}, { card: BANK_ACCOUNT }))).toEqual(['2026-12-01', '2026-12-04']);
    expect(declinedOn(charged({}, { card: BANK_ACCOUNT }), 7)).toEqual(['2026-12-01', '2026-12-11']);
  });

  it('is tried once more also after the next invoice, as with a monthly series', () => {
    expect(declinedOn(charged({}, { card: BANK_ACCOUNT, before: '2026-12-05' }), 7)).toEqual([
      '2026-12-01',
      '2026-12-11',
    ]);
  });

  it('is not tried again without its account; the owner is told why', () => {
    const of = {
      because: 'declined',
      isCardGone: true,
      now: new Date('2026-12-08T14:00:00Z'),
      today: '2026-12-08',
    } as const;
    const { after, mails } = chargeFailed(charged({}, { card: BANK_ACCOUNT }), of);
    expect(after.charge).toMatchObject({ tries: 1, over: 'card-removed' });
    expect(after.charge).not.toHaveProperty('on');
    expect(mails).toMatchObject([
      { kind: 'CHARGE_FAILED', because: 'declined', card: BANK_ACCOUNT },
      { kind: 'OWNER_NOTICE', news: { because: 'card-removed', card: BANK_ACCOUNT } },
    ]);
    // That its bank refuses it says more than that it was removed.
    expect(chargeFailed(charged({}, { card: BANK_ACCOUNT }), { ...of, because: 'refused' }).after.charge?.over).toBe(
      'refused',
    );
  });

  it('is not due while it is on its way, but asked about once it is late', () => {
    const dueAt = (fields: Partial<InvoiceRecord>) =>
      chargeDueAt(charged(fields, { card: BANK_ACCOUNT }), ZONE)?.toISOString();
    expect(dueAt({ checkout: { ...CHECKOUT, isDebit: true, pending } })).toBe('2026-12-12T14:00:00.000Z');
    expect(dueAt({ checkout: { ...CHECKOUT, isDebit: true } })).toBe('2026-12-01T14:00:00.000Z');
  });

  it('is named by the events of its end, which do not name a card', () => {
    const now = new Date('2026-12-01T14:00:00Z');
    const ended = (invoice: InvoiceRecord) => chargeEnded(invoice, { because: 'stopped', now }).events[0];
    expect(ended(charged({}, { card: BANK_ACCOUNT }))).toMatchObject({ type: 'CHARGE_ENDED', card: BANK_ACCOUNT });
    expect(ended(charged())).not.toHaveProperty('card');
    const again = chargedAgain(charged(), {
      card: { id: 'card2', ...BANK_ACCOUNT },
      by: 'a@example.com',
      now,
      today: '2026-12-01',
    });
    expect(again.events).toMatchObject([{ type: 'CHARGE_AGAIN', card: BANK_ACCOUNT }]);
    expect(again.after.charge?.card).toEqual(BANK_ACCOUNT);
  });
});
