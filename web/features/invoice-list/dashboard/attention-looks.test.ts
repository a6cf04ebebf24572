import { expect, it } from 'vitest';
import { ATTENTION_KINDS } from '#shared/reports/dashboard.ts';
import { moreOf } from './attention-looks.ts';

const records = ['1', '2', '3'].map((id) => ({ id, number: id, customer: 'Acme' }));

it('names no list if all are named', () => {
  expect(moreOf({ kind: 'claim', count: 3, records }, '2026-11-30')).toBeUndefined();
});

it('has a list of the others where a filter shows them', () => {
  const lists = ATTENTION_KINDS.map((kind) => [kind, moreOf({ kind, count: 4, records }, '2026-11-30')?.to]);
  expect(Object.fromEntries(lists)).toEqual({
    dispute: undefined,
    payment: undefined,
    debitReturned: '/invoices?status=OUTSTANDING',
    claim: '/invoices?status=OUTSTANDING',
    undelivered: '/invoices?status=OUTSTANDING',
    unreminded: '/invoices?status=OVERDUE&sort=due',
    returnDue: undefined,
    recurringDraft: '/invoices?status=DRAFT',
    oldDraft: '/invoices?status=DRAFT&to=2026-11-29',
    toInvoice: '/estimates?status=TO_INVOICE',
  });
});
