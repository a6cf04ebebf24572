import { describe, expect, it } from 'vitest';
import { CARD, charged, ZONE } from '#test/support/planned-charges.ts';
import { announcedDay, chargeAfter, chargeDueAt, withAmountAnnounced } from './charge.ts';

describe('the charge of an invoice that changes', () => {
  it.each(['PAID', 'CANCELLED', 'DRAFT'] as const)('ends without a word once it is %s', (status) => {
    expect(chargeAfter(charged(), charged({ status }))).toBeUndefined();
  });

  it('stays when it becomes overdue', () => {
    expect(chargeAfter(charged(), charged({ status: 'OVERDUE' }))?.on).toBe('2026-12-01');
  });

  it('moves to a later due day before the first try', () => {
    expect(chargeAfter(charged(), charged({ dueDate: '2026-12-15' }))).toMatchObject({
      on: '2026-12-15',
      firstOn: '2026-12-15',
    });
  });

  it('keeps the day since which the provider fails, unless it moves', () => {
    const failing = { failingSince: '2026-12-01' };
    expect(chargeAfter(charged(), charged({ status: 'OVERDUE' }, failing))).toMatchObject(failing);
    expect(chargeAfter(charged(), charged({ dueDate: '2026-12-15' }, failing))).not.toHaveProperty('failingSince');
  });

  it('takes nothing in another currency until that is announced', () => {
    const exchanged = charged({ currency: 'USD' });
    expect(chargeAfter(charged(), exchanged)?.announcedCents).toBe(0);
    expect(withAmountAnnounced(exchanged, { sent: exchanged }).charge?.announcedCents).toBe(10_000);
  });

  it('is never earlier than announced', () => {
    expect(chargeAfter(charged(), charged({ dueDate: '2026-11-25' }))?.on).toBe('2026-12-01');
  });

  it('does not move after the first try, nor if it is charged before the due day anyway', () => {
    const later = { dueDate: '2026-12-15' };
    expect(chargeAfter(charged(), charged(later, { tries: 1, on: '2026-12-04' }))?.on).toBe('2026-12-04');
    const atIssue = { on: '2026-11-20', firstOn: '2026-11-20' };
    expect(chargeAfter(charged({}, atIssue), charged(later, atIssue))?.on).toBe('2026-11-20');
  });
});

it('an email that tells the amount again allows the amount', () => {
  const raised = charged({ totalCents: 12_000 }, { announcedCents: 10_000 });
  expect(withAmountAnnounced(raised, { sent: raised }).charge?.announcedCents).toBe(12_000);
});

describe('a charge that was over, once its email is sent again', () => {
  const over = (because: 'amount-raised' | 'stopped') =>
    charged({ totalCents: 12_000 }, { announcedCents: 10_000, on: undefined, over: because, tries: 1 });

  it('is made on the due day, or on the next day, if too little was announced', () => {
    const raised = over('amount-raised');
    expect(announcedDay(raised, '2026-11-25')).toBe('2026-12-01');
    expect(announcedDay(raised, '2026-12-01')).toBe('2026-12-02');
    const { charge } = withAmountAnnounced(raised, { sent: raised, today: '2026-12-01' });
    const day = { on: '2026-12-02', firstOn: '2026-12-02' };
    expect(charge).toEqual({ card: CARD, cardId: 'card1', announcedCents: 12_000, tries: 0, ...day });
  });

  it('stays over if it was for any other reason, or if no card can be charged', () => {
    const stopped = over('stopped');
    expect(announcedDay(stopped, '2026-12-01')).toBeUndefined();
    expect(withAmountAnnounced(stopped, { sent: stopped }).charge).toMatchObject({ over: 'stopped' });
    const raised = over('amount-raised');
    const { charge } = withAmountAnnounced(raised, { sent: raised });
    expect(charge).toMatchObject({ announcedCents: 12_000, over: 'amount-raised' });
  });
});

it('an email allows no more than it told, if the invoice changed while it was sent', () => {
  const sent = charged();
  const raised = charged({ totalCents: 12_000 }, { announcedCents: 10_000 });
  expect(withAmountAnnounced(raised, { sent }).charge?.announcedCents).toBe(10_000);
  const lowered = charged({ totalCents: 8_000 }, { announcedCents: 10_000 });
  expect(withAmountAnnounced(lowered, { sent }).charge?.announcedCents).toBe(8_000);
  const exchanged = charged({ currency: 'USD' }, { announcedCents: 0 });
  expect(withAmountAnnounced(exchanged, { sent }).charge?.announcedCents).toBe(0);
});

describe('a charge is due', () => {
  it('at nine on its day, whatever the clocks do', () => {
    expect(chargeDueAt(charged(), ZONE)?.toISOString()).toBe('2026-12-01T14:00:00.000Z');
    expect(chargeDueAt(charged({}, { on: '2027-03-14' }), ZONE)?.toISOString()).toBe('2027-03-14T13:00:00.000Z');
    expect(chargeDueAt(charged(), 'America/St_Johns')?.toISOString()).toBe('2026-12-01T12:30:00.000Z');
  });

  it('at once if it is sent earlier on that day', () => {
    const issuedAt = '2026-12-01T06:00:00.000Z';
    expect(chargeDueAt(charged({ issuedAt }), ZONE)?.toISOString()).toBe(issuedAt);
    // In Whitehorse, this is the day before.
    expect(chargeDueAt(charged({ issuedAt }), 'America/Whitehorse')?.toISOString()).toBe('2026-12-01T16:00:00.000Z');
  });

  it('never once it is over or the invoice is paid', () => {
    expect(chargeDueAt(charged({}, { on: undefined, over: 'declined' }), ZONE)).toBeUndefined();
    expect(chargeDueAt(charged({ status: 'PAID' }), ZONE)).toBeUndefined();
  });
});
