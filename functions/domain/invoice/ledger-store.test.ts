import { expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { ledgerIn, type StoredPayment } from './ledger-store.ts';

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
  expect(await write({ revision: 2, note: 'Thanks' })).toBeNull();
  expect(await write({ revision: 2, note: 'Sorry' })).toBe('entry');
  expect(await ledger.list('once')).toMatchObject([{ note: 'Thanks' }]);
});
