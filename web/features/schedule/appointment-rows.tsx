import type { Appointment } from '#shared/appointment/schema.ts';
import { Card } from '#web/ui/card.tsx';
import { AppointmentLink } from './appointment-link.tsx';
import { AppointmentStatusBadge } from './appointment-status.tsx';
import { DaySpan } from './day-span.tsx';
import { t } from './texts.en.tsx';
import { timeRange } from './time-text.ts';

/** The columns of a row on wide screens, also used by the skeleton. */
export const ROW_STYLE =
  'relative grid gap-x-6 gap-y-2 px-5 py-4 sm:px-6 md:grid-cols-2 md:items-start xl:grid-cols-[10.5rem_minmax(0,1fr)_minmax(0,1fr)_6.5rem]';

/** The appointments of a day as rows. */
export function AppointmentRows({ appointments }: { appointments: readonly Appointment[] }) {
  return (
    <Card flush>
      <ul aria-label={t.appointments} className="divide-y divide-line">
        {appointments.map((appointment) => (
          <li className={`${ROW_STYLE} transition-colors hover:bg-subtle/60`} key={appointment.id}>
            <AppointmentRow {...appointment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AppointmentRow({ id, title, status, customer, notes, ...times }: Appointment) {
  return (
    <>
      <div className="flex items-center justify-between gap-3 md:max-xl:col-span-2">
        <div>
          <p className="whitespace-nowrap font-medium tabular-nums">{timeRange(times)}</p>
          <DaySpan appointment={times} />
        </div>
        <div className="xl:hidden">
          <AppointmentStatusBadge status={status} />
        </div>
      </div>
      <div className="min-w-0">
        <h3 className="line-clamp-3 font-semibold">
          <AppointmentLink id={id} title={title} />
        </h3>
        {notes && <p className="mt-1 line-clamp-2 break-words text-muted">{notes}</p>}
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{customer.name}</p>
        <p className="wrap-anywhere text-muted">{customer.email}</p>
        <p className="wrap-anywhere text-muted tabular-nums">{customer.phone}</p>
      </div>
      <div className="text-right max-xl:hidden">
        <AppointmentStatusBadge status={status} />
      </div>
    </>
  );
}
