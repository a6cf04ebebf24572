import { useQuery } from '@tanstack/react-query';
import { personName } from '#web/lib/person-names.ts';
import { appointmentDaysQuery } from '#web/lib/queries/appointments.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { type AppointmentForm, localStartOf } from './appointment-form.ts';
import { overlapping, type Slot } from './overlap.ts';
import { t } from './texts.en.tsx';
import { timeRange } from './time-text.ts';

type OverlapNoticeProps = {
  form: AppointmentForm;
  /** The appointment being edited, which does not overlap itself. */
  appointmentId: string | undefined;
};

/** Warns if the chosen employee is busy at that time. Saving stays possible: overlapping meetings may be intended. */
export function OverlapNotice({ form, appointmentId }: OverlapNoticeProps) {
  const { employeeId, duration: durationMinutes } = form;
  const start = localStartOf(form);
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      {employeeId && start && <BusyTimes appointmentId={appointmentId} slot={{ employeeId, start, durationMinutes }} />}
    </div>
  );
}

function BusyTimes({ slot, appointmentId }: { slot: Slot; appointmentId: string | undefined }) {
  // The meeting may run into the next day.
  const { data = [] } = useQuery({ ...appointmentDaysQuery(slot.start.slice(0, 10), 2), staleTime: 0 });
  const busy = overlapping(data, slot, appointmentId);
  const [first] = busy;
  if (!first) return null;
  return (
    <Notice title={first.employee ? t.isBusy({ name: personName(first.employee) }) : t.someoneIsBusy} tone="warning">
      <ul className="mt-0.5">
        {busy.map((appointment) => (
          <li className="wrap-anywhere" key={appointment.id}>
            {appointment.title}, {timeRange(appointment)}
          </li>
        ))}
      </ul>
      <p className="mt-1">{t.canStillSave}</p>
    </Notice>
  );
}
