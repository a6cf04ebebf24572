import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { STATUS_LABELS } from '#web/lib/locale/statuses.en.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.tsx';

/** The colour of each invoice status (spec 1 §4). */
const STATUS_TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  DRAFT: 'grey',
  SENT: 'blue',
  PAID: 'green',
  OVERDUE: 'red',
  CANCELLED: 'yellow',
};

type StatusBadgeProps = {
  status: InvoiceStatus;
  amountRefunded?: number | undefined;
  isCredited?: boolean | undefined;
  isWrittenOff?: boolean | undefined;
};

/**
 * An invoice's status. A cancelled one says why: its balance was written off or credited, or everything was refunded.
 */
export function StatusBadge({ status, amountRefunded, isCredited, isWrittenOff }: StatusBadgeProps) {
  const reason = isWrittenOff ? t.writtenOff : isCredited ? t.credited : amountRefunded ? t.refunded : null;
  return <Badge tone={STATUS_TONES[status]}>{(status === 'CANCELLED' && reason) || STATUS_LABELS[status]}</Badge>;
}
