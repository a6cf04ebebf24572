import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { ACCOUNT } from '#test/support/stripe-events-harness.ts';
import type { LedgerEntry } from './ledger.ts';
import { type LedgerStore, ledgerStore } from './store.ts';

let table: Table;
let store: LedgerStore;
beforeAll(async () => {
  table = await emulatedTable();
  store = ledgerStore(table);
});

describe('the ledger', () => {
  const entry: LedgerEntry = {
    paymentIntentId: 'pi_once',
    accountId: ACCOUNT,
    amountCents: 20_000,
    refundedCents: 0,
    currency: 'CAD',
    revision: 1,
    invoiceVersion: 2,
    at: '2026-03-01T00:00:00.000Z',
  };
  const write = (changes: Partial<LedgerEntry> = {}) =>
    table.transact({ entry: store.write('ledger', { ...entry, ...changes }) });

  it('accepts a payment once, and each of its revisions once', async () => {
    expect(await write()).toBeNull();
    expect(await write()).toBe('entry');
    expect(await write({ revision: 2, refundedCents: 5_000 })).toBeNull();
    expect(await write({ revision: 2, refundedCents: 7_000 })).toBe('entry');
    expect(await store.listEntries('ledger')).toMatchObject([{ refundedCents: 5_000 }]);
  });

  it('accepts an event once', async () => {
    const seen = () => table.transact({ event: store.seen('evt_once', new Date()) });
    expect([await seen(), await seen()]).toEqual([null, 'event']);
  });
});
