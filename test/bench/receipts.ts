import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aReceipt } from '#test/support/given.ts';
import { issuingHarness } from '#test/support/issuing-harness.ts';
import { openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

const INVOICES = 30;

/** What one payment for many invoices costs, and what credit adds to issuing one. */
export async function benchReceipts(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const harness = await issuingHarness(counting.table);
    const customerId = await harness.aCustomer();
    const invoices = await harness.invoicesOf(customerId, ...Array.from({ length: INVOICES }, () => 1_000));
    const applications = invoices.map(({ id: invoiceId }) => ({ invoiceId, amount: 10 }));
    const { requests } = await counting.costOf(() =>
      harness.record(aReceipt({ customerId, amount: 300, applications })),
    );
    const issuing = async (changes: { customerId?: string }) => {
      const { id } = await harness.aDraft(customerId, 1_000, { customerId: undefined, ...changes });
      return counting.costOf(() => harness.mark(id, 'SENT'));
    };
    const anyone = await issuing({});
    const off = await issuing({ customerId });
    const switched = await harness.aCustomerWith();
    await harness.record(aReceipt({ customerId: switched, amount: 5 }));
    await harness.record(aReceipt({ customerId: switched, amount: 5 }));
    const on = await issuing({ customerId: switched });
    return [
      atMost(`a payment for ${INVOICES} invoices`, requests / INVOICES, 3, 'requests an invoice'),
      atMost('issue an invoice without a customer', anyone.requests, 5, 'requests'),
      atMost('issue one whose customer has the switch off', off.requests - anyone.requests, 1, 'requests more'),
      atMost('issue one that two receipts pay', on.requests - anyone.requests, 4, 'requests more'),
    ];
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
