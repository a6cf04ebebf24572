import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { openTable } from '#functions/data/table/table.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { reachIn } from '#functions/domain/invoice/reach-store.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { logLine, withLogFields } from '#functions/services/log.ts';
import { applyMailEvent } from './apply.ts';
import { readMailEvent } from './mail-event.ts';
import { mailEventStore } from './store.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  estimatesOf: (businessId: string) => estimatesIn(table, businessId),
  suppressions: suppressedAddresses(table),
  store: mailEventStore(table),
  outbox: mailOutbox(),
  reach: reachIn(table),
};

const SnsEvent = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) });

/** Receives delivery events from SES. Lambda retries it if it throws; applying an event is idempotent. */
export async function handler(event: unknown, { awsRequestId: requestId }: Context): Promise<void> {
  await withLogFields({ requestId }, async () => {
    for (const { Sns } of SnsEvent.parse(event).Records) await receive(Sns.Message);
  });
}

async function receive(message: string): Promise<void> {
  const mailEvent = readMailEvent(message);
  if (!mailEvent) return logLine('warn', { event: 'mail-event', kind: 'ignored' });
  const businessId = await applyMailEvent(dependencies, mailEvent, new Date());
  logLine('info', { event: 'mail-event', kind: mailEvent.kind, businessId });
}
