import type { AppointmentStatus } from '#shared/appointment/schema.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** Label and colour of each status (spec 2 §4). */
const STATUSES: Readonly<Record<AppointmentStatus, { label: string; tone: Tone }>> = {
  confirmed: { label: 'Confirmed', tone: 'green' },
  pending: { label: 'Pending', tone: 'yellow' },
  cancelled: { label: 'Cancelled', tone: 'red' },
};

/** The status of an appointment. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
