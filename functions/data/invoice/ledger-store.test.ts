import { describe, expect, it } from 'vitest';
import { paymentKey } from '#functions/data/table/keys.ts';
import { putNew } from '#functions/data/table/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { ledgerIn, markedAsPaid, type StoredPayment } from './ledger-store.ts';

const table = await emulatedTable();
const ledger = ledgerIn(table);

const PAYMENT: StoredPayment = {
  kind: 'payment',
  id: 'pi_once',
  method: 'card',
  amountCents: 20_000,
  currency: 'CAD',
  paidOn: '2026-03-01',
  at: '2026-03-01T18:00:00.000Z',
  revision: 1,
};

it('accepts an entry once, and each of its revisions once', async () => {
  const write = (changes: Partial<StoredPayment> = {}) =>
    table.transact({ entry: ledger.write('once', { ...PAYMENT, ...changes }) });
  expect(await write()).toBeNull();
  expect(await write()).toBe('entry');
  expect(await write({ revision: 2, refundedCents: 5_000 })).toBeNull();
  expect(await write({ revision: 2, refundedCents: 7_000 })).toBe('entry');
  expect(await ledger.list({ id: 'once' }, 'UTC')).toMatchObject([{ refundedCents: 5_000 }]);
});

it('reads a card payment stored before there were other entries', async () => {
  const { kind: _k, id: paymentIntentId, method: _m, paidOn: _o, ...old } = PAYMENT;
  const item = { ...old, at: '2026-03-02T03:30:00.000Z', paymentIntentId, refundedCents: 0, invoiceVersion: 2 };
  await table.transact({ entry: putNew({ ...item, ...paymentKey('old', paymentIntentId) }) });
  expect(await ledger.list({ id: 'old' }, 'America/Toronto')).toMatchObject([
    { kind: 'payment', id: 'pi_once', method: 'card', paidOn: '2026-03-01', amountCents: 20_000 },
  ]);
});

describe('an invoice marked as paid before payments had entries', () => {
  const MARKED = {
    totalCents: 20_000,
    currency: 'CAD',
    paidOn: '2026-03-01',
    paidAt: '2026-03-02T00:00:00.000Z',
    paidByHandVersion: 3,
  } as InvoiceRecord;

  it('has a payment of the remaining amount', () => {
    expect(markedAsPaid(MARKED)).toMatchObject({ method: 'other', amountCents: 20_000, paidOn: '2026-03-01' });
    expect(markedAsPaid({ ...MARKED, paidCents: 5_000 })).toMatchObject({ amountCents: 15_000 });
  });

  it.each([
    ['it was paid by card', { paidByHandVersion: undefined }],
    ['nothing was left', { paidCents: 20_000 }],
    ['its payments have entries', { movements: [] }],
  ])('has no such payment if %s', (_, changes) => {
    expect(markedAsPaid({ ...MARKED, ...changes } as InvoiceRecord)).toBeUndefined();
  });
});
