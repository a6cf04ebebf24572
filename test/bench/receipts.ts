import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReceipt } from '#test/support/given.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

const INVOICES = 30;

/** What one payment for many invoices costs. */
export async function benchReceipts(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const harness = await receiptsHarness(counting.table);
    const customerId = await harness.aCustomer();
    const invoices = await harness.invoicesOf(customerId, ...Array.from({ length: INVOICES }, () => 1_000));
    const applications = invoices.map(({ id: invoiceId }) => ({ invoiceId, amount: 10 }));
    const { requests } = await counting.costOf(() =>
      harness.record(aReceipt({ customerId, amount: 300, applications })),
    );
    return [atMost(`a payment for ${INVOICES} invoices`, requests / INVOICES, 3, 'requests an invoice')];
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
