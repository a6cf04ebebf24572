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

/** The status of an invoice. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{statusLabel(status)}</Badge>;
}
