import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { t } from './texts.en.ts';

/** How long until an invoice is due, such as "due in 5 days", or how late it is. */
export type DueState = { readonly text: string; readonly isLate: boolean };

/** The state of an invoice on a day; null if no payment is due: a draft, or a paid or cancelled invoice. */
export function dueState({ status, dueDate }: Pick<InvoiceListItem, 'status' | 'dueDate'>, today: CalendarDay) {
  if (status !== 'SENT' && status !== 'OVERDUE') return null;
  const days = daysBetween(today, dueDate);
  return { text: textFor(days), isLate: days < 0 } satisfies DueState;
}

function textFor(days: number): string {
  if (days === 0) return t.dueToday;
  return days > 0 ? t.dueIn({ days }) : t.late({ days: -days });
}
