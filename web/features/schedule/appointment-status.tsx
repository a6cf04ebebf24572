import type { AppointmentStatus } from '#shared/appointment/schema.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.tsx';

/** The colour of each status (spec 2 §4). */
const TONES: Readonly<Record<AppointmentStatus, Tone>> = {
  confirmed: 'green',
  pending: 'yellow',
  cancelled: 'red',
};

/** The status of an appointment. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  return <Badge tone={TONES[status]}>{t.statuses[status]}</Badge>;
}
