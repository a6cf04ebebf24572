import type { LocalTimes } from '#shared/local-time.ts';
import { daySpan } from './appointment-days.ts';

/** The days of an appointment that runs past midnight, shown below its times. */
export function DaySpan({ appointment }: { appointment: LocalTimes }) {
  const span = daySpan(appointment);
  return span && <p className="text-muted text-xs">{span}</p>;
}
