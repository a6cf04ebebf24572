import { describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { markOverdue } from './mark-overdue.ts';

/** Sweeps a business with one SENT invoice at a given time; returns whether it became OVERDUE. */
async function sweptAt(now: string, { timeZone, dueDate }: { timeZone: string; dueDate: string }): Promise<boolean> {
  const invoice = { id: 'one', businessId: 'business', status: 'SENT', dueDate, version: 1 } as InvoiceRecord;
  const business = { id: 'business', timeZone } as BusinessRecord;
  const marked = await markOverdue(
    {
      invoices: { find: async () => invoice, replace: async () => null },
      businesses: { find: async () => business },
      store: { listDueBefore: async (_shard, day) => (dueDate < day ? ['one'] : []) },
    },
    0,
    new Date(now),
  );
  return marked === 1;
}

describe('an invoice becomes overdue after its due date in its business’s time zone', () => {
  it.each([
    ['America/Edmonton', '2025-03-09', '2025-03-10T05:59:00Z', false],
    ['America/Edmonton', '2025-03-09', '2025-03-10T06:01:00Z', true],
    ['America/Edmonton', '2025-11-02', '2025-11-03T06:59:00Z', false],
    ['America/Edmonton', '2025-11-02', '2025-11-03T07:01:00Z', true],
    ['America/St_Johns', '2025-03-09', '2025-03-10T02:29:00Z', false],
    ['America/St_Johns', '2025-03-09', '2025-03-10T02:31:00Z', true],
    ['America/St_Johns', '2025-11-02', '2025-11-03T03:29:00Z', false],
    ['America/St_Johns', '2025-11-02', '2025-11-03T03:31:00Z', true],
    ['America/Toronto', '2025-03-09', '2025-03-10T03:59:00Z', false],
    ['America/Toronto', '2025-03-09', '2025-03-10T04:01:00Z', true],
    ['America/Toronto', '2025-11-02', '2025-11-03T04:59:00Z', false],
    ['America/Toronto', '2025-11-02', '2025-11-03T05:01:00Z', true],
    ['America/Regina', '2025-03-09', '2025-03-10T05:59:00Z', false],
    ['America/Regina', '2025-03-09', '2025-03-10T06:01:00Z', true],
    ['America/Regina', '2025-11-02', '2025-11-03T05:59:00Z', false],
    ['America/Regina', '2025-11-02', '2025-11-03T06:01:00Z', true],
    ['America/Vancouver', '2025-03-09', '2025-03-10T06:59:00Z', false],
    ['America/Vancouver', '2025-03-09', '2025-03-10T07:01:00Z', true],
    ['America/Vancouver', '2025-11-02', '2025-11-03T07:59:00Z', false],
    ['America/Vancouver', '2025-11-02', '2025-11-03T08:01:00Z', true],
    ['America/St_Johns', '2026-06-30', '2026-07-01T02:29:00Z', false],
    ['America/St_Johns', '2026-06-30', '2026-07-01T02:31:00Z', true],
    ['Pacific/Kiritimati', '2026-01-01', '2026-01-01T10:01:00Z', true],
    ['Pacific/Pago_Pago', '2026-01-01', '2026-01-02T10:59:00Z', false],
  ])('%s, due %s, at %s: %s', async (timeZone, dueDate, now, expected) => {
    expect(await sweptAt(now, { timeZone, dueDate })).toBe(expected);
  });
});
