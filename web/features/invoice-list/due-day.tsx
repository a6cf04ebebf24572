import { clsx } from 'clsx';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.ts';

/** The due date, such as "Due Feb 4"; with the year if it differs from that of the issue date. */
export function DueDay({
  invoice: { issueDate, dueDate },
  className,
}: {
  invoice: InvoiceListItem;
  className?: string;
}) {
  const isSameYear = dueDate.slice(0, 4) === issueDate.slice(0, 4);
  const day = isSameYear ? dictionary.dayAndMonth(dueDate) : dictionary.shortDay(dueDate);
  return <span className={clsx('whitespace-nowrap text-xs tabular-nums', className)}>{t.due({ day })}</span>;
}
