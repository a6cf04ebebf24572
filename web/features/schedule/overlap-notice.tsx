import { useQuery } from '@tanstack/react-query';
import { addDays, startOfLocalDay } from '#shared/calendar-day.ts';
import { appointmentRangeQuery } from '#web/lib/queries/appointments.ts';
import { inviteeName } from '#web/lib/queries/employees.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { AppointmentForm } from './appointment-form.ts';
import { overlapping } from './overlap.ts';
import { timeRange } from './time-text.ts';

type OverlapNoticeProps = {
  form: AppointmentForm;
  /** The start in the form; null if there is none yet. */
  start: Date | null;
  /** The appointment being edited, which does not overlap itself. */
  appointmentId: string | undefined;
};

/** Warns if the chosen employee is busy at that time. Saving stays possible: overlapping meetings may be intended. */
export function OverlapNotice({ form, start, appointmentId }: OverlapNoticeProps) {
  const { employeeId, day, duration } = form;
  const isAsked = employeeId !== '' && start !== null;
  const { data = [] } = useQuery({ ...appointmentRangeQuery(twoDaysFrom(day)), enabled: isAsked, staleTime: 0 });
  const busy = isAsked ? overlapping(data, { employeeId, start, durationMinutes: duration }, appointmentId) : [];
  const [first] = busy;
  const name = first?.employee ? inviteeName(first.employee) : 'This employee';
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      {first && (
        <Notice title={`${name} has another appointment at this time`} tone="warning">
          <ul className="mt-0.5">
            {busy.map((appointment) => (
              <li className="wrap-anywhere" key={appointment.id}>
                {appointment.title}, {timeRange(appointment)}
              </li>
            ))}
          </ul>
          <p className="mt-1">You can still save it.</p>
        </Notice>
      )}
    </div>
  );
}

/** A day and the next one, which an appointment may run into. */
function twoDaysFrom(day: string): { from: Date; before: Date } {
  if (!day) return { from: new Date(0), before: new Date(0) };
  return { from: startOfLocalDay(day), before: startOfLocalDay(addDays(day, 2)) };
}
