import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { STATUS_LABELS } from '#web/lib/locale/statuses.en.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.tsx';

/** The colour of each invoice status (spec 1 §4, decision W62). */
const STATUS_TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  DRAFT: 'grey',
  SENT: 'blue',
  PAID: 'green',
  OVERDUE: 'red',
  CANCELLED: 'faded',
};

type StatusBadgeProps = {
  status: InvoiceStatus;
  amountPaid?: number | undefined;
  amountRefunded?: number | undefined;
  isCredited?: boolean | undefined;
  isWrittenOff?: boolean | undefined;
};

/**
 * An invoice's status. A sent one says if it is partly paid, a cancelled one why: its balance was written off or
 * credited, or everything was refunded.
 */
export function StatusBadge(invoice: StatusBadgeProps) {
  const { status } = invoice;
  return <Badge tone={STATUS_TONES[status]}>{detailOf(invoice) ?? STATUS_LABELS[status]}</Badge>;
}

/** What is more telling than the status itself. */
function detailOf({ status, amountPaid, amountRefunded, isCredited, isWrittenOff }: StatusBadgeProps) {
  if (status === 'SENT' && amountPaid) return t.partlyPaid;
  if (status !== 'CANCELLED') return undefined;
  if (isWrittenOff) return t.writtenOff;
  if (isCredited) return t.credited;
  return amountRefunded ? t.refunded : undefined;
}
