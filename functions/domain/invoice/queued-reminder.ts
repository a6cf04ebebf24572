import { newId } from '#functions/data/table/ids.ts';
import type { ReminderMail } from '#functions/mail/orders/business-mails.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { pauseStart } from '#shared/reminder/schedule.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { InvoiceChange } from './invoices.ts';

type Step = {
  /** The hour for which the run planned it; absent if it is sent by hand. */
  readonly planned?: Date;
  /** The day of the scheduled step that it replaces, if any. */
  readonly day?: CalendarDay | undefined;
  readonly now: Date;
  /** Email of the user who sends it by hand. */
  readonly by?: string;
};

/** The invoice with a reminder, whose email is ordered in the same transaction. */
export function withReminder(
  before: InvoiceRecord,
  { planned, day, now, by }: Step,
): Pick<InvoiceChange, 'after' | 'events'> {
  const at = now.toISOString();
  const event = { at, type: 'REMINDER', recipient: before.billingEmail ?? '', ...(by && { by }) } as const;
  const lastReminder = planned && { at, countsFrom: pauseStart(planned, now).toISOString() };
  const after = { ...before, ...(lastReminder && { lastReminder }), ...(day && { remindedUpTo: day }) };
  return { after, events: [event] };
}

/** The email of a reminder, to be ordered with it; `step` is the scheduled one, if it is not sent by hand. */
export function queuedReminder(
  { id: invoiceId, billingEmail: to = '' }: InvoiceRecord,
  { now, step }: { readonly now: Date; readonly step?: number },
): ReminderMail {
  const sentAt = now.toISOString();
  return { kind: 'REMINDER', id: newId(), invoiceId, to, sentAt, ...(step !== undefined && { step }) };
}
