import * as z from 'zod';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { openTable } from '#functions/data/table/table.ts';
import { logLine } from '#functions/services/log.ts';
import { applyMailEvent } from './apply.ts';
import { readMailEvent } from './mail-event.ts';
import { mailEventStore } from './store.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  suppressions: suppressedAddresses(table),
  store: mailEventStore(table),
};

const SnsEvent = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) });

/**
 * Run by the topic to which SES tells what became of e-mails. What it throws, Lambda tries again: applying an event
 * twice does no harm.
 */
export async function handler(event: unknown): Promise<void> {
  for (const { Sns } of SnsEvent.parse(event).Records) {
    const mailEvent = readMailEvent(Sns.Message);
    if (!mailEvent) {
      logLine('warn', { event: 'mail-event', kind: 'ignored' });
      continue;
    }
    const businessId = await applyMailEvent(dependencies, mailEvent, new Date());
    logLine('info', { event: 'mail-event', kind: mailEvent.kind, businessId });
  }
}
