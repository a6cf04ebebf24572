import { type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { personName } from '#web/lib/person-names.ts';
import { customerAddress } from '#web/lib/records/customer-address.ts';
import { AppointmentLink } from './appointment-link.tsx';
import { AppointmentStatusBadge } from './appointment-status.tsx';
import { DaySpan } from './day-span.tsx';
import { t } from './texts.en.tsx';
import { timeRange } from './time-text.ts';

/** The grid of cards, also used by the skeleton. */
export const CARDS_STYLE = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The appointments of a day as cards. */
export function AppointmentCards({ appointments }: { appointments: readonly Appointment[] }) {
  return (
    <ul aria-label={t.appointments} className={CARDS_STYLE}>
      {appointments.map((appointment) => (
        <li className="min-w-0" key={appointment.id}>
          <AppointmentCard appointment={appointment} />
        </li>
      ))}
    </ul>
  );
}

function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { id, title, status, customer, employee, notes } = appointment;
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-sm transition-colors hover:border-control">
      <div className="flex items-center justify-between gap-3">
        <p className="whitespace-nowrap font-medium text-muted tabular-nums">{timeRange(appointment)}</p>
        <AppointmentStatusBadge status={status} />
      </div>
      <DaySpan appointment={appointment} />
      <h3 className="mt-2 line-clamp-3 font-semibold text-base">
        <AppointmentLink id={id} title={title} />
      </h3>
      <div className="mt-4 flex flex-col gap-1.5 border-line border-t pt-4">
        <p className="wrap-anywhere font-medium">{customer.name}</p>
        <Fact icon={Mail}>{customer.email}</Fact>
        <Fact icon={Phone}>{customer.phone}</Fact>
        <Fact icon={MapPin}>{customerAddress(customer).join(', ')}</Fact>
      </div>
      {notes && <p className="mt-4 line-clamp-2 break-words text-muted">{notes}</p>}
      {employee && (
        <div className="mt-auto pt-4">
          <Fact icon={UserRound}>
            <span className="sr-only">{t.assignedTo} </span>
            {personName(employee)}
          </Fact>
        </div>
      )}
    </article>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="flex min-w-0 items-start gap-2 text-muted tabular-nums">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  );
}
