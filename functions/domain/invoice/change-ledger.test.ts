import { expect, it, vi } from 'vitest';
import { changeLedger, type LedgerChange, type LedgerDependencies } from './change-ledger.ts';
import type { InvoiceRecord } from './invoice-record.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

it('is busy, which is no refusal, while others keep changing the invoice', async () => {
  const replace = vi.fn(async () => 'invoice');
  const dependencies = {
    invoices: { replace },
    ledger: { list: async () => [] },
    outbox: { order: (_: unknown, transact: (orders: object) => unknown) => transact({}) },
  } as unknown as LedgerDependencies;
  const invoice = { id: 'invoice', status: 'SENT', totalCents: 100, currency: 'CAD' } as InvoiceRecord;
  const find: LedgerChange['find'] = async () => ({ invoice, business: { timeZone: 'UTC' } as never });
  const change = () => ({ entries: [], events: [] });
  const changing = changeLedger(dependencies, { find, change, now: new Date('2026-03-01T12:00:00.000Z') });
  await expect(changing).rejects.toMatchObject({ code: 'UNAVAILABLE', reason: 'BUSY' });
  expect(replace.mock.calls.length).toBeGreaterThan(1);
});
