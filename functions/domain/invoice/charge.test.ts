import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#shared/calendar-day.ts';
import {
  announcedDay,
  chargeAfter,
  chargeDueAt,
  chargedAgain,
  chargeEnded,
  chargeFailed,
  plannedCharge,
  withAmountAnnounced,
} from './charge.ts';
import type { InvoiceRecord, OpenCheckout, PlannedCharge } from './invoice-record.ts';

const CARD = { brand: 'visa', last4: '4242' };
const ZONE = 'America/Toronto';
const CHECKOUT: OpenCheckout = {
  ...{ attempt: 1, version: 1, accountId: 'acct_1', amountCents: 10_000, currency: 'CAD', expiresAt: 1 },
  ...{ isCharge: true, sessionId: 'pi_1' },
};

function charged(fields: Partial<InvoiceRecord> = {}, planned: Partial<PlannedCharge> = {}): InvoiceRecord {
  const invoice: InvoiceRecord = {
    ...{ id: 'inv1', businessId: 'b1', customerId: 'c1', invoiceNumber: 'INV-1', billingName: 'Café Léger' },
    ...{ items: [{ name: 'Hosting', quantity: 1, rate: 100 }], totalCents: 10_000, movements: [], version: 1 },
    ...{ issueDate: '2026-11-20', dueDate: '2026-12-01', currency: 'CAD', paymentMethod: 'card', status: 'SENT' },
    ...{ createdAt: '2026-11-20T15:00:00Z', updatedAt: '2026-11-20T15:00:00Z', issuedAt: '2026-11-20T15:00:00Z' },
    ...{ billingEmail: 'payer@example.com', checkout: CHECKOUT },
    ...fields,
  };
  return {
    ...invoice,
    charge: { ...plannedCharge(invoice, { card: { id: 'card1', ...CARD }, on: '2026-12-01' }), ...planned },
  };
}

/** Lets every try of an invoice be declined on its day; returns the days of the tries. */
function declinedOn(invoice: InvoiceRecord, late = 0): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let before = invoice; before.charge?.on; ) {
    const { on } = before.charge;
    days.push(on);
    const today = new Date(Date.parse(on) + late * 86_400_000).toISOString().slice(0, 10);
    const { after } = chargeFailed(before, { because: 'declined', now: new Date(`${today}T14:00:00Z`), today });
    before = { ...after, checkout: CHECKOUT };
  }
  return days;
}

describe('a debit of a bank account', () => {
  const account = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
  const pending = { at: '2026-12-01T14:00:00.000Z', on: '2026-12-01' };

  it('is tried once more, three days after its bank declined', () => {
    expect(declinedOn(charged({}, { card: account }))).toEqual(['2026-12-01', '2026-12-04']);
    expect(declinedOn(charged({}, { card: account }), 7)).toEqual(['2026-12-01', '2026-12-11']);
  });

  it('is tried once more also after the next invoice, as with a monthly series', () => {
    expect(declinedOn(charged({}, { card: account, before: '2026-12-05' }), 7)).toEqual(['2026-12-01', '2026-12-11']);
  });

  it('is not tried again without its account; the owner is told why', () => {
    const of = {
      because: 'declined',
      isCardGone: true,
      now: new Date('2026-12-08T14:00:00Z'),
      today: '2026-12-08',
    } as const;
    const { after, mails } = chargeFailed(charged({}, { card: account }), of);
    expect(after.charge).toMatchObject({ tries: 1, over: 'card-removed' });
    expect(after.charge).not.toHaveProperty('on');
    expect(mails).toMatchObject([
      { kind: 'CHARGE_FAILED', because: 'declined', card: account },
      { kind: 'OWNER_NOTICE', news: { because: 'card-removed', card: account } },
    ]);
    // What its bank says of it for ever is more than that it was removed.
    expect(chargeFailed(charged({}, { card: account }), { ...of, because: 'refused' }).after.charge?.over).toBe(
      'refused',
    );
  });

  it('is not due while it is on its way, but asked about once it is late', () => {
    const dueAt = (fields: Partial<InvoiceRecord>) =>
      chargeDueAt(charged(fields, { card: account }), ZONE)?.toISOString();
    expect(dueAt({ checkout: { ...CHECKOUT, isDebit: true, pending } })).toBe('2026-12-12T14:00:00.000Z');
    expect(dueAt({ checkout: { ...CHECKOUT, isDebit: true } })).toBe('2026-12-01T14:00:00.000Z');
  });

  it('is named by the events of its end, which do not name a card', () => {
    const now = new Date('2026-12-01T14:00:00Z');
    const ended = (invoice: InvoiceRecord) => chargeEnded(invoice, { because: 'stopped', now }).events[0];
    expect(ended(charged({}, { card: account }))).toMatchObject({ type: 'CHARGE_ENDED', card: account });
    expect(ended(charged())).not.toHaveProperty('card');
    const again = chargedAgain(charged(), {
      card: { id: 'card2', ...account },
      by: 'a@example.com',
      now,
      today: '2026-12-01',
    });
    expect(again.events).toMatchObject([{ type: 'CHARGE_AGAIN', card: account }]);
    expect(again.after.charge?.card).toEqual(account);
  });
});

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

it('a card that declined all tries gets a single one of a person', () => {
  const over = charged({}, { on: undefined, over: 'declined', tries: 4, cardId: 'card1' });
  const now = new Date('2026-12-10T14:00:00Z');
  const card = { id: 'card1', brand: 'visa', last4: '4242' };
  const again = chargedAgain(over, { card, by: 'ann@example.com', now, today: '2026-12-10' }).after;
  expect(again.charge).toMatchObject({ on: '2026-12-10', tries: 4 });
  const { after } = chargeFailed({ ...again, checkout: CHECKOUT }, { because: 'declined', now, today: '2026-12-10' });
  expect(after.charge).toMatchObject({ over: 'declined', tries: 5 });
});

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
