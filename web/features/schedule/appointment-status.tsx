import type { AppointmentStatus } from '#shared/appointment/schema.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** How each status reads, and its colour (spec 2 §4). */
const STATUSES: Readonly<Record<AppointmentStatus, { label: string; tone: Tone }>> = {
  confirmed: { label: 'Confirmed', tone: 'green' },
  pending: { label: 'Pending', tone: 'yellow' },
  cancelled: { label: 'Cancelled', tone: 'red' },
};

/** How an appointment stands. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
