import { newId } from '#functions/data/table/ids.ts';
import type { OwnerNotice } from '#functions/services/invoice-mails.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Dependencies } from './remind.ts';

/** Orders the email that tells a business's owner what was reminded on a day, once; returns whether it did. */
export async function sendSummary(
  { reminded, outbox }: Pick<Dependencies, 'reminded' | 'outbox'>,
  { businessId, day }: { businessId: string; day: CalendarDay },
  now: Date,
): Promise<boolean> {
  const [first] = await reminded.list(businessId, day);
  const news = { what: 'REMINDED', day } as const;
  const sentAt = now.toISOString();
  const mails: OwnerNotice[] = first
    ? [{ kind: 'OWNER_NOTICE', id: newId(), invoiceId: first.invoiceId, sentAt, news }]
    : [];
  const orders = await outbox.order(mails);
  if (!(await reminded.endSummary({ businessId, day }, orders))) return false;
  await outbox.hurry(mails);
  return true;
}
