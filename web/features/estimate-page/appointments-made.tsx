import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { businessMomentText } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { estimateAppointmentsQuery } from '#web/lib/queries/appointments.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { LINK_STYLE, PART_STYLE } from './part-style.ts';
import { t } from './texts.en.ts';

/**
 * The appointments that were made from an estimate, earliest first; nothing without any, before it is sent, and for
 * accountants.
 */
export function AppointmentsMade({ estimate: { id, status } }: { estimate: Pick<Estimate, 'id' | 'status'> }) {
  const { data: appointments = [] } = useQuery({
    ...estimateAppointmentsQuery(id),
    enabled: useMayChange() && status !== 'DRAFT',
  });
  if (appointments.length === 0) return null;
  return (
    <div className={PART_STYLE}>
      <h3 className="text-muted">{t.appointments}</h3>
      <ol aria-label={t.appointments} className="grid gap-1.5">
        {appointments.map((appointment) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4" key={appointment.id}>
            <Link className={LINK_STYLE} to={paths.appointment(appointment.id)}>
              {appointment.title}
            </Link>
            <span className="text-muted tabular-nums">{whenText(appointment)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function whenText({ localStart, status }: Appointment): string {
  const at = businessMomentText(localStart);
  return status === 'cancelled' ? t.cancelledAppointment({ at }) : at;
}
