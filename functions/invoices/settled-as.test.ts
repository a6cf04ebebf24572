import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { settledAs } from './settled-as.ts';

const table = await emulatedTable();
const ledger = ledgerIn(table);

/** Marks an invoice as paid at a given time; returns the day on which it counts as paid. */
async function paidOn(timeZone: string, at: string): Promise<string | undefined> {
  const now = new Date(at);
  const before = { id: 'one', businessId: 'business', status: 'SENT', currency: 'CAD', totalCents: 100, version: 1 };
  const invoice = { ...before, movements: [] as InvoiceRecord['movements'] } as InvoiceRecord;
  const businesses = { find: async () => ({ id: 'business', timeZone }) as BusinessRecord };
  const update = { before: invoice, after: { ...invoice, status: 'PAID' as const }, caller: aCaller(), now };
  return (await settledAs({ table, ledger, businesses, invoices: invoicesIn(table) }, update)).after.paidOn;
}

it.each([
  ['America/St_Johns', '2025-03-10T02:29:59Z', '2025-03-09'],
  ['America/St_Johns', '2025-03-10T02:30:00Z', '2025-03-10'],
  ['America/St_Johns', '2025-11-03T03:29:59Z', '2025-11-02'],
  ['America/St_Johns', '2025-11-03T03:30:00Z', '2025-11-03'],
  ['America/Toronto', '2025-03-10T03:59:59Z', '2025-03-09'],
  ['America/Toronto', '2025-03-10T04:00:00Z', '2025-03-10'],
  ['America/Toronto', '2025-11-03T04:59:59Z', '2025-11-02'],
  ['America/Toronto', '2025-11-03T05:00:00Z', '2025-11-03'],
  ['America/Regina', '2025-03-10T05:59:59Z', '2025-03-09'],
  ['America/Regina', '2025-11-03T06:00:00Z', '2025-11-03'],
  ['America/Edmonton', '2025-03-10T05:59:59Z', '2025-03-09'],
  ['America/Edmonton', '2025-03-10T06:00:00Z', '2025-03-10'],
  ['America/Edmonton', '2025-11-03T06:59:59Z', '2025-11-02'],
  ['America/Edmonton', '2025-11-03T07:00:00Z', '2025-11-03'],
  ['America/Vancouver', '2025-03-10T06:59:59Z', '2025-03-09'],
  ['America/Vancouver', '2025-03-10T07:00:00Z', '2025-03-10'],
  ['America/Vancouver', '2025-11-03T07:59:59Z', '2025-11-02'],
  ['America/Vancouver', '2025-11-03T08:00:00Z', '2025-11-03'],
])('an invoice marked as paid in %s at %s is paid on %s', async (timeZone, at, day) => {
  expect(await paidOn(timeZone, at)).toBe(day);
});
