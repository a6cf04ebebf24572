import * as z from 'zod/mini';
import { openTable } from '#functions/data/table/table.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { consume } from '#functions/services/consume.ts';
import { logLine } from '#functions/services/log.ts';
import { markOverdue } from './mark-overdue.ts';
import { openInvoiceStore } from './store.ts';

const table = openTable();
const dependencies = { invoices: invoicesIn(table), businesses: businessesIn(table), store: openInvoiceStore(table) };

const Work = z.object({ shard: z.int(), at: z.optional(z.string()) });

/** Receives the shards of open invoices that `queue-shards` queued. */
export const handler = consume('shard-not-swept', Work, async ({ shard, at }, { now }) => {
  const marked = await markOverdue(dependencies, shard, at ? new Date(at) : now);
  logLine('info', { event: 'shard-swept', shard, marked });
});
