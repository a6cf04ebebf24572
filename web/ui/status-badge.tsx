import { type InvoiceStatus, statusLabel } from '#shared/invoice/status.ts';
import { Badge, type Tone } from './badge.tsx';

/** The colour of each invoice status (spec 1 §4). */
const STATUS_TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  DRAFT: 'grey',
  SENT: 'blue',
  PAID: 'green',
  OVERDUE: 'red',
  CANCELLED: 'yellow',
};

type StatusBadgeProps = { status: InvoiceStatus; amountRefunded?: number | undefined };

/** The status of an invoice. One that is cancelled because everything paid was returned reads "Refunded". */
export function StatusBadge({ status, amountRefunded }: StatusBadgeProps) {
  const isRefunded = status === 'CANCELLED' && amountRefunded;
  return <Badge tone={STATUS_TONES[status]}>{isRefunded ? 'Refunded' : statusLabel(status)}</Badge>;
}
