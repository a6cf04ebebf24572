import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey, invoiceKey, openInvoiceKeys, SHARDS } from '#functions/data/table/keys.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn, storedInvoice } from '#functions/domain/invoice/invoices.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { markOverdue } from '#functions/overdue-shards/mark-overdue.ts';
import { openInvoiceStore } from '#functions/overdue-shards/store.ts';
import { anInvoice } from './an-invoice.ts';
import { type Cost, type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

/** `BENCH_OPEN=1000000` takes half an hour, almost all of it for writing them. */
const OPEN = Number(process.env.BENCH_OPEN ?? 100_000);
const DUE = 1_000;
const NOW = new Date('2026-06-15T12:00:00Z');

/** The overdue sweep of all shards, with no other open invoices and with many that are not yet due. */
export async function benchOverdueSweep(): Promise<Figure[]> {
  const open = OPEN.toLocaleString('en');
  const alone = await sweepBeside(0);
  const { idle, marking, seconds } = await sweepBeside(OPEN);
  const read = marking.units - marking.written;
  return [
    atMost(`sweep, nothing due of ${open} open, per shard`, idle.units / SHARDS, 0.5, 'units'),
    atMost(
      `sweep, 1,000 due of ${open} open, against 1,000 of 1,000`,
      marking.units / alone.marking.units,
      1.01,
      'times',
    ),
    atMost('sweep, 1,000 due, per invoice', read / DUE, 1.1, 'read units'),
    atMost('sweep, 1,000 due, per invoice', marking.written / DUE, 20, 'write units'),
    atMost('sweep, 1,000 due', seconds, 300, 's'),
  ];
}

type Swept = { idle: Cost; marking: Cost; seconds: number };

/** The cost of a sweep of all shards with nothing due, and with 1,000 due. */
async function sweepBeside(open: number): Promise<Swept> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const businessId = newId();
    await counting.fill([{ ...businessKey(businessId), id: businessId, timeZone: 'America/Edmonton' }]);
    await counting.fill(openInvoices(open, '2026-07-31'));
    const { table } = counting;
    const dependencies = {
      invoices: invoicesIn(table),
      businesses: businessesIn(table),
      store: openInvoiceStore(table),
    };
    const sweep = async () => {
      let marked = 0;
      for (let shard = 0; shard < SHARDS; shard += 1) marked += await markOverdue(dependencies, shard, NOW);
      return marked;
    };
    const idle = await counting.costOf(sweep);
    await counting.fill(sentInvoices({ businessId, count: DUE, dueDate: '2026-06-13' }));
    const startedAt = performance.now();
    const marking = await costOfMarking(counting, sweep);
    return { idle, marking, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fails unless every due invoice is marked; marking fewer would look cheaper. */
async function costOfMarking(counting: CountingTable, sweep: () => Promise<number>): Promise<Cost> {
  let marked = 0;
  const cost = await counting.costOf(async () => {
    marked = await sweep();
  });
  if (marked !== DUE) throw new Error(`The sweep marked ${marked} of ${DUE}`);
  return cost;
}

/** Only the keys of open invoices: a sweep reads nothing else of those that are not due. */
function* openInvoices(count: number, dueDate: string): Iterable<object> {
  for (let index = 0; index < count; index += 1) {
    const id = newId();
    yield { ...invoiceKey(id), ...openInvoiceKeys({ id, dueDate }) };
  }
}

type Sent = { businessId: string; count: number; dueDate: string };

function* sentInvoices({ businessId, count, dueDate }: Sent): Iterable<object> {
  for (let index = 0; index < count; index += 1) {
    const invoice: InvoiceRecord = { ...anInvoice(businessId, index), status: 'SENT', dueDate };
    yield storedInvoice(invoice);
  }
}
