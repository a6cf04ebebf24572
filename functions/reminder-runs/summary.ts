import { newId } from '#functions/data/table/ids.ts';
import type { RemindedInvoice } from '#functions/domain/invoice/reminded.ts';
import type { OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Dependencies } from './remind.ts';

/** Orders the email with a day's reminders to the business's owner, once. Returns whether it did. */
export async function sendSummary(
  { invoices, reminded, outbox }: Pick<Dependencies, 'invoices' | 'reminded' | 'outbox'>,
  { businessId, day }: { businessId: string; day: CalendarDay },
  now: Date,
): Promise<boolean> {
  const news = { what: 'REMINDED', day } as const;
  const sentAt = now.toISOString();
  const invoiceId = await firstKept(invoices, await reminded.list(businessId, day));
  const mails: OwnerNotice[] = invoiceId ? [{ kind: 'OWNER_NOTICE', id: newId(), invoiceId, sentAt, news }] : [];
  const failed = await outbox.order(mails, async (orders) =>
    (await reminded.endSummary({ businessId, day }, orders)) ? null : 'summary',
  );
  return failed === null;
}

/** The first invoice that still exists, since an email about a deleted one is not sent. */
async function firstKept(
  invoices: Pick<Dependencies['invoices'], 'find'>,
  reminded: readonly RemindedInvoice[],
): Promise<string | undefined> {
  for (const { invoiceId } of reminded) if (await invoices.find(invoiceId)) return invoiceId;
  return undefined;
}
