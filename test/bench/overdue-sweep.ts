import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import { invoicesIn, storedInvoice } from '#functions/data/invoice/invoices.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey } from '#functions/data/table/keys.ts';
import { markOverdue } from '#functions/mark-overdue/mark-overdue.ts';
import { openInvoiceStore } from '#functions/mark-overdue/store.ts';
import { anInvoice } from './an-invoice.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

const OPEN = 100_000;
const DUE = 1_000;
const NOW = new Date('2026-06-15T12:00:00Z');

/** The overdue sweep with no other open invoices and with 100,000 that are not yet due. */
export async function benchOverdueSweep(): Promise<Figure[]> {
  const alone = await sweepBeside(0);
  const crowded = await sweepBeside(OPEN);
  return [
    atMost('sweep, nothing due of 100,000 open', crowded.idle, 16, 'units'),
    atMost('sweep, 1,000 due of 100,000 open, against 1,000 of 1,000', crowded.units / alone.units, 1.01, 'times'),
    atMost('sweep, 1,000 due, per invoice', crowded.units / DUE, 50, 'units'),
    atMost('sweep, 1,000 due', crowded.seconds, 300, 's'),
  ];
}

/** Capacity units, reads and writes, of a sweep with nothing due and of one with 1,000 due. */
async function sweepBeside(open: number): Promise<{ idle: number; units: number; seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const businessId = newId();
    await counting.fill([{ ...businessKey(businessId), id: businessId, timeZone: 'America/Edmonton' }]);
    await counting.fill(sentInvoices({ businessId, count: open, dueDate: '2026-07-31' }));
    const { table } = counting;
    const dependencies = {
      invoices: invoicesIn(table),
      businesses: businessesIn(table),
      store: openInvoiceStore(table),
    };
    const sweep = () => markOverdue(dependencies, NOW);
    const idle = await counting.costOf(sweep);
    await counting.fill(sentInvoices({ businessId, count: DUE, dueDate: '2026-06-13' }));
    const startedAt = performance.now();
    const { units } = await costOfMarking(counting, sweep);
    return { idle: idle.units, units, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fails unless every due invoice is marked: marking fewer would look cheaper. */
async function costOfMarking(counting: CountingTable, sweep: () => Promise<number>): Promise<{ units: number }> {
  let marked = 0;
  const cost = await counting.costOf(async () => {
    marked = await sweep();
  });
  if (marked !== DUE) throw new Error(`The sweep marked ${marked} of ${DUE}`);
  return cost;
}

type Sent = { businessId: string; count: number; dueDate: string };

function* sentInvoices({ businessId, count, dueDate }: Sent): Iterable<object> {
  for (let index = 0; index < count; index += 1) {
    const invoice: InvoiceRecord = { ...anInvoice(businessId, index), status: 'SENT', dueDate };
    yield storedInvoice(invoice);
  }
}
