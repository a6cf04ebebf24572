import { clsx } from 'clsx';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

/** The due date, such as "Due Feb 4"; with the year if it differs from that of the issue date. */
export function DueDay({
  invoice: { issueDate, dueDate },
  className,
}: {
  invoice: InvoiceListItem;
  className?: string;
}) {
  const day = dictionary.shortDay(dueDate).replace(`, ${issueDate.slice(0, 4)}`, '');
  return <span className={clsx('whitespace-nowrap text-xs tabular-nums', className)}>{`Due ${day}`}</span>;
}
