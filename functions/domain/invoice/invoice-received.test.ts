import { expect, it } from 'vitest';
import type { Movement } from '#shared/ledger/standing.ts';
import { receivedFor } from './invoice-received.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { toRow } from './invoice-row.ts';

const on = '2026-03-01';
const at = '2026-03-01T12:00:00Z';
const card: Movement = { on, at, cents: 4_000, method: 'card' };
/** A debit of 60.00, and its return by the bank. */
const debit = (takenBackCents: number): Movement[] => [
  { on: '2026-03-02', at, cents: 6_000, method: 'debit', takenBackCents },
  { on: '2026-03-12', cents: -takenBackCents, method: 'debit', isDispute: true },
];

it('leaves out a debit that the bank returned: the customer reads what is left', () => {
  const received = receivedFor({ movements: [card, ...debit(6_000)], paidCents: 4_000 });
  expect(received).toEqual({
    amountPaid: 40,
    amountTakenBack: 60,
    payments: [{ amount: 40, on, method: 'card' }],
  });
});

it('counts what the bank did not return', () => {
  expect(receivedFor({ movements: debit(1_000), paidCents: 5_000 })).toEqual({
    amountPaid: 50,
    amountTakenBack: 10,
    payments: [{ amount: 50, on: '2026-03-02', method: 'debit' }],
  });
});

it('is the last payment of the list only as far as it was not returned', () => {
  const row = (movements: readonly Movement[]) =>
    toRow({ id: 'i', businessId: 'b', issueDate: on, status: 'SENT', totalCents: 10_000, movements } as InvoiceRecord);
  expect(row([card, ...debit(6_000)])).toMatchObject({ l: [on, 4_000, at], tb: 6_000 });
  expect(row([card, ...debit(1_000)])).toMatchObject({ l: ['2026-03-02', 5_000, at], tb: 1_000 });
  expect(row([card])).not.toHaveProperty('tb');
});
