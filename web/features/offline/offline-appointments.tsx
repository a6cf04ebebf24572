import type { CalendarDay } from '#shared/calendar-day.ts';
import { dayOf, daysOf } from '#shared/local-time.ts';
import { clockText } from '#web/lib/dates.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { OfflineAppointment, OfflineCopy } from '#web/lib/offline/offline-copy.ts';
import { customerAddress } from '#web/lib/records/customer-address.ts';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { AsOf } from './as-of.tsx';
import { t } from './texts.en.ts';

type OfflineAppointmentsProps = NonNullable<OfflineCopy['appointments']> & { today: CalendarDay };

/** The appointments of today, then those of the days after it that were read. */
export function OfflineAppointments({ today, from, before, all, at }: OfflineAppointmentsProps) {
  const isKnown = from <= today && today < before;
  const ofToday = all.filter((each) => daysOf(each).includes(today));
  const later = all.filter((each) => (daysOf(each)[0] ?? '') > today);
  return (
    <section aria-labelledby="today">
      <h2 id="today">{t.today({ day: dictionary.longDay(today) })}</h2>
      <AsOf at={at} />
      {!isKnown && <p>{t.tooOld}</p>}
      {isKnown && ofToday.length === 0 && <p>{t.noneToday}</p>}
      <Appointments all={ofToday} />
      {later.length > 0 && (
        <>
          <h3>{t.comingUp}</h3>
          <Appointments all={later} withDay />
        </>
      )}
    </section>
  );
}

function Appointments({ all, withDay = false }: { all: readonly OfflineAppointment[]; withDay?: boolean }) {
  if (all.length === 0) return null;
  return (
    <ul className="card">
      {all.map(({ id, title, status, localStart, localEnd, location, customer }) => (
        <li key={id}>
          <p className="row">
            <strong>
              {withDay && `${dictionary.shortDay(dayOf(localStart))}, `}
              <span className="times">
                {clockText(localStart)} – {clockText(localEnd)}
              </span>
            </strong>
            <span className={`badge appointment ${status}`}>{t.statuses[status]}</span>
          </p>
          <p>{title}</p>
          <p className="muted">{customer.name}</p>
          {customer.phone && (
            <p>
              <PhoneLink phone={customer.phone} />
            </p>
          )}
          <p className="muted">{location || customerAddress(customer).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
