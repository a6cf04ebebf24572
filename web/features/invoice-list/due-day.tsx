import { clsx } from 'clsx';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { dueState } from '#web/lib/records/due-state.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';

type DueDayProps = { invoice: InvoiceListItem; className?: string };

/** The due date, such as "Due Feb 4"; with the year if it differs from that of the issue date. */
export function DueDay({ invoice: { issueDate, dueDate }, className }: DueDayProps) {
  const day = enCa.shortDay(dueDate).replace(`, ${issueDate.slice(0, 4)}`, '');
  return <span className={clsx('whitespace-nowrap text-xs tabular-nums', className)}>{`Due ${day}`}</span>;
}

/** How long until then, or how late it is; nothing if no payment is due. */
export function DueState({ invoice, className }: DueDayProps) {
  const today = useBusinessDay()();
  const state = dueState(invoice, today);
  if (!state) return null;
  const tone = state.isLate ? 'font-medium text-red' : 'text-muted';
  return <span className={clsx('text-xs tabular-nums', tone, className)}>{state.text}</span>;
}
