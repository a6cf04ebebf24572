import { CalendarDays, Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '#shared/appointment/schema.ts';
import { emailUrl } from '#shared/email-address.ts';
import { daysOf, type LocalTimes } from '#shared/local-time.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { initialsOf, personName } from '#web/lib/person-names.ts';
import { customerAddress } from '#web/lib/records/customer-address.ts';
import { FilesCard } from '#web/parts/attachments/files-card.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { AppointmentEmails } from './appointment-emails.tsx';
import { daysInFull } from './day-names.en.ts';
import { t } from './texts.en.tsx';
import { durationText, minutesBetween, timeRange } from './time-text.ts';

/** The two columns of the screen, also used by the skeleton. */
export const DETAILS_STYLE = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]';

/** Time, notes, files, customer and employee of an appointment. */
export function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const { id, customer, employee, location, notes, attachments, emails = [] } = appointment;
  const address = customerAddress(customer);
  return (
    <div className={DETAILS_STYLE}>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={t.details}>
          <div className="flex flex-col gap-3 text-base">
            <Fact icon={CalendarDays}>{daysInFull(daysOf(appointment))}</Fact>
            <Fact icon={Clock}>
              {timeRange(appointment)} {zoneOf(appointment)}{' '}
              <span className="inline-block text-muted">({durationText(minutesBetween(appointment))})</span>
            </Fact>
            {location && <Fact icon={MapPin}>{isAddress(location) ? <MapLink place={location} /> : location}</Fact>}
          </div>
          <h3 className="mt-6 border-line border-t pt-5 font-semibold text-sm">{t.notes}</h3>
          <p className="wrap-anywhere mt-1.5 whitespace-pre-wrap text-muted">{notes ?? t.noNotes}</p>
        </Card>
        <FilesCard files={attachments} of={{ kind: 'appointment', id }} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={t.customer}>
          <Person email={customer.email} name={customer.name} phone={customer.phone}>
            {address.length > 0 && (
              <Fact icon={MapPin}>
                <MapLink place={address.join(', ')}>
                  {address.map((line) => (
                    <span className="block" key={line}>
                      {line}
                    </span>
                  ))}
                </MapLink>
              </Fact>
            )}
          </Person>
        </Card>
        {employee && (
          <Card title={t.assignedEmployee}>
            <Person email={employee.email} name={personName(employee)} phone={employee.profile.phone} />
          </Card>
        )}
        {emails.length > 0 && <AppointmentEmails emails={emails} />}
      </div>
    </div>
  );
}

/** The name of its zone, as emailed; empty if the range has it. */
function zoneOf({ localStart, localEnd }: LocalTimes): string {
  return localStart.zone[LANGUAGE] === localEnd.zone[LANGUAGE] ? localStart.zone[LANGUAGE] : '';
}

type PersonProps = { name: string; email: string; phone: string | undefined; children?: ReactNode };

function Person({ name, email, phone, children }: PersonProps) {
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar initials={initialsOf(name)} />
        <p className="wrap-anywhere min-w-0 font-medium text-base">{name}</p>
      </div>
      <div className="mt-3 flex flex-col gap-1">
        <Fact icon={Mail}>
          <a className={LINK_STYLE} href={emailUrl(email)}>
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact icon={Phone}>
            <PhoneLink className={LINK_STYLE} phone={phone} />
          </Fact>
        )}
        {children}
      </div>
    </>
  );
}

/** "Online" or "Your office" is on no map. */
const isAddress = (location: string) => /\d/.test(location);

/** A place, linking to a map of it. */
function MapLink({ place, children = place }: { place: string; children?: ReactNode }) {
  return (
    <a className={LINK_STYLE} href={mapUrl(place)} rel="noreferrer" target="_blank">
      {children}
      <span className="sr-only">{t.onMap}</span>
    </a>
  );
}

const LINK_STYLE = 'block w-fit py-1 text-accent underline-offset-4 hover:underline';

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-baseline gap-3 tabular-nums">
      <Icon aria-hidden="true" className="size-4 shrink-0 translate-y-0.5 text-muted" />
      <div className="wrap-anywhere min-w-0">{children}</div>
    </div>
  );
}

/**
 * The address of a map of a place. Nothing of it leaves the app until the link is followed; with `rel="noreferrer"`, the
 * map does not learn from where.
 */
function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place.replaceAll('\u00a0', ' ') })}`;
}
