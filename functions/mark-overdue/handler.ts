import type { Context } from 'aws-lambda';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { openTable } from '#functions/data/table/table.ts';
import { logLine, withLogFields } from '#functions/services/log.ts';
import { markOverdue } from './mark-overdue.ts';
import { openInvoiceStore } from './store.ts';

const table = openTable();
const dependencies = { invoices: invoicesIn(table), businesses: businessesIn(table), store: openInvoiceStore(table) };

/** Run by the schedule, hourly. */
export async function handler(_event: unknown, { awsRequestId: requestId }: Context): Promise<{ marked: number }> {
  return withLogFields({ requestId }, async () => {
    const marked = await markOverdue(dependencies, new Date());
    logLine('info', { event: 'overdue-sweep', marked });
    return { marked };
  });
}
