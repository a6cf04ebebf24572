import { businessesIn } from '#functions/data/businesses.ts';
import { invoicesIn } from '#functions/data/invoices.ts';
import { openTable } from '#functions/data/table.ts';
import { logLine } from '#functions/http/log.ts';
import { markOverdue } from './mark-overdue.ts';
import { openInvoiceStore } from './store.ts';

const table = openTable();
const dependencies = { invoices: invoicesIn(table), businesses: businessesIn(table), store: openInvoiceStore(table) };

/** Run by the schedule, hourly. */
export async function handler(): Promise<{ marked: number }> {
  const marked = await markOverdue(dependencies, new Date());
  logLine('info', { event: 'overdue-sweep', marked });
  return { marked };
}
