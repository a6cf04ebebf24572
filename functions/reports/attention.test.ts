import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { toRow } from '#functions/domain/invoice/invoice-row.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { AttentionKind } from '#shared/reports/dashboard.ts';
import { RECORD } from '#test/support/taxed-record.ts';
import { attentionOf } from './attention.ts';

const TODAY = '2026-11-30';
const SUMMER = { from: '2026-07-01', to: '2026-09-30' };
const NOTHING = {
  flagged: [],
  due: [],
  drafts: [],
  toInvoice: { count: 0, estimates: [] },
  returns: { days: SUMMER, count: 0 },
};

const row = (changes: Partial<InvoiceRecord>) => toRow({ ...RECORD, ...changes });
const kindsOf = (sources: Partial<Parameters<typeof attentionOf>[0]>) =>
  attentionOf({ ...NOTHING, ...sources }, { today: TODAY, timeZone: 'America/Toronto' }).map(({ kind }) => kind);

const claim = { id: 'c', method: 'e-transfer', on: TODAY, at: `${TODAY}T12:00:00Z` } as const;
const failure = { kind: 'BOUNCED', address: 'ap@acme.example', sentAt: `${TODAY}T12:00:00Z` } as const;
const returned: Partial<InvoiceRecord> = { billingEmail: 'AP@acme.example', deliveryFailure: failure };

it.each<[string, Partial<InvoiceRecord>, AttentionKind[]]>([
  ['nothing', {}, []],
  ['a dispute', { disputedCents: 100, paymentNotice: { code: 'DISPUTED' } }, ['dispute']],
  ['a question of a bank', { paymentNotice: { code: 'INQUIRY' } }, ['dispute']],
  ['a debit that was taken back', { paymentNotice: { code: 'DEBIT_RETURNED' } }, ['debitReturned']],
  ['an overpayment', { status: 'PAID', paymentNotice: { code: 'OVERPAID' } }, ['payment']],
  ['a failed refund', { status: 'PAID', paymentNotice: { code: 'REFUND_FAILED' } }, ['payment']],
  ['a reported payment', { claim }, ['claim']],
  ['an undelivered email', returned, ['undelivered']],
  ['an undelivered email of a paid invoice', { ...returned, status: 'PAID' }, []],
  ['several of them', { ...returned, claim, paymentNotice: { code: 'DISPUTED' } }, ['dispute', 'claim', 'undelivered']],
])('an invoice with %s is found, and says so', (_, changes, kinds) => {
  const found = row({ status: 'SENT', ...changes });
  expect(found.lsi3sk !== undefined).toBe(kinds.length > 0);
  expect(kindsOf({ flagged: [found] })).toEqual(kinds);
});

const DUE = addDays(TODAY, -7);

it.each<[string, Partial<InvoiceRecord>, boolean]>([
  ['a week after its due day, without a message', {}, true],
  ['six days after it', { dueDate: addDays(DUE, 1) }, false],
  ['with a message on its due day', { lastMessageAt: `${DUE}T12:00:00Z` }, true],
  ['with one late on that evening, the next day elsewhere', { lastMessageAt: `${addDays(DUE, 1)}T04:30:00Z` }, true],
  ['with one on the day after', { lastMessageAt: `${addDays(DUE, 1)}T05:30:00Z` }, false],
  ['which the customer says they paid', { claim }, false],
  ['whose payment is disputed', { disputedCents: 100 }, false],
  ['whose email was not delivered', returned, false],
  ['that is only sent', { status: 'SENT' }, false],
])('an overdue invoice %s is waiting for a reminder: %#', (_, changes, isFound) => {
  const due = [row({ status: 'OVERDUE', dueDate: DUE, ...changes })];
  expect(kindsOf({ due })).toEqual(isFound ? ['unreminded'] : []);
});

it.each<[string, Partial<InvoiceRecord>, AttentionKind[]]>([
  ['of yesterday', { issueDate: addDays(TODAY, -1) }, ['oldDraft']],
  ['of today', { issueDate: TODAY }, []],
  ['that a recurring invoice made', { issueDate: addDays(TODAY, 3), seriesId: 's' }, ['recurringDraft']],
])('a draft %s', (_, changes, kinds) => {
  expect(kindsOf({ drafts: [row({ status: 'DRAFT', ...changes })] })).toEqual(kinds);
});

it('counts all and names the first three', () => {
  const drafts = ['1', '2', '3', '4'].map((id) => row({ id, status: 'DRAFT', issueDate: '2026-01-01' }));
  const { invoiceNumber: number, billingName: customer } = RECORD;
  const estimates = [{ id: 'e', invoiceNumber: 'EST-1', billingName: 'Acme' }];
  const toInvoice = { count: 5, estimates };
  expect(attentionOf({ ...NOTHING, drafts, toInvoice }, { today: TODAY, timeZone: 'UTC' })).toEqual([
    { kind: 'oldDraft', count: 4, records: ['1', '2', '3'].map((id) => ({ id, number, customer })) },
    { kind: 'toInvoice', count: 5, records: [{ id: 'e', number: 'EST-1', customer: 'Acme' }] },
  ]);
});

it('names the days of returns that are due', () => {
  const found = attentionOf({ ...NOTHING, returns: { days: SUMMER, count: 2 } }, { today: TODAY, timeZone: 'UTC' });
  expect(found).toEqual([{ kind: 'returnDue', count: 2, days: SUMMER, records: [] }]);
});
