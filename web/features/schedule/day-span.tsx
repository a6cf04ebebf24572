import type { Appointment } from '#shared/appointment/schema.ts';
import { daySpan } from './appointment-days.ts';

/** Under the times of an appointment that runs past midnight: from which day to which. */
export function DaySpan({ appointment }: { appointment: Pick<Appointment, 'startTime' | 'endTime'> }) {
  const span = daySpan(appointment);
  return span && <p className="text-muted text-xs">{span}</p>;
}
