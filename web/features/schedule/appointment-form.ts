import type { Appointment } from '#shared/appointment/schema.ts';
import { zonedTime } from '#shared/appointment/start-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { minutesBetween, twoDigits } from './time-text.ts';

/** The fields of a customer that an appointment needs. */
export type PickedCustomer = Pick<Customer, 'id' | 'name' | 'email'>;

/** The appointment form (spec 2 §2, "Appointment dialog"). */
export type AppointmentForm = {
  readonly title: string;
  readonly customer: PickedCustomer | null;
  /** Empty if no day is chosen. */
  readonly day: CalendarDay;
  /** `01` to `12`. */
  readonly hour: string;
  /** `00` to `59`. */
  readonly minute: string;
  readonly period: 'AM' | 'PM';
  /** In minutes. */
  readonly duration: number;
  /** Where it takes place. */
  readonly location: string;
  readonly notes: string;
  /** Empty if no one is assigned. */
  readonly employeeId: string;
  /** The IANA time zone of day and time: the business's. */
  readonly timeZone: string;
  /** Which of two equal times is meant, where the clocks show it twice: a start of `repeatedTime`; otherwise empty. */
  readonly occurrence: string;
};

/**
 * The occasion of a new appointment: the day, empty for none, what the clocks of the business show now, and what it is
 * about, if that is known.
 */
export type NewAppointment = { readonly day: CalendarDay; readonly clock: string; readonly timeZone: string } & {
  readonly title?: string;
  readonly customer?: PickedCustomer | null;
};

/**
 * The initial form of a new appointment: 9 AM for half an hour (spec 2 §4). Today after nine, the next full hour; if
 * none is left today, 9 AM tomorrow.
 */
export function newAppointmentForm({
  day,
  clock,
  timeZone,
  title = '',
  customer = null,
}: NewAppointment): AppointmentForm {
  const nextHour = Number(clock.slice(11, 13)) + 1;
  const isLate = clock.startsWith(day) && day !== '' && nextHour > OPENING_HOUR;
  const when =
    isLate && nextHour === HOURS_A_DAY
      ? { day: addDays(day, 1), ...pickedTime(OPENING_HOUR) }
      : { day, ...pickedTime(isLate ? nextHour : OPENING_HOUR) };
  const empty = { title, customer, duration: 30, location: '', notes: '', employeeId: '', occurrence: '' };
  return { ...empty, ...when, timeZone };
}

const OPENING_HOUR = 9;
const HOURS_A_DAY = 24;

/** The form of an appointment. */
export function formOf(appointment: Appointment): AppointmentForm {
  const { title, customer, timeZone, localStart, location = '', notes = '', employeeId = '' } = appointment;
  const { id, name, email } = customer;
  const [day = '', time = ''] = localStart.time.split('T');
  return {
    title,
    customer: { id, name, email },
    day,
    ...pickedTime(Number(time.slice(0, 2)), time.slice(3)),
    timeZone,
    occurrence: '',
    duration: minutesBetween(appointment),
    location,
    notes,
    employeeId,
  };
}

type Picked = Pick<AppointmentForm, 'day' | 'hour' | 'minute' | 'period'>;

/** The start as the form shows it, `yyyy-MM-ddTHH:mm`; null if no day is chosen. */
export function localStartOf({ day, hour, minute, period }: Picked): string | null {
  const hours = hourOfDay({ hour, period });
  return day ? `${day}T${twoDigits(hours)}:${minute}` : null;
}

/** The start to send: the chosen one of two equal times, or day and time for the server to convert. */
export function startTimeOf(form: AppointmentForm): string | undefined {
  const local = localStartOf(form);
  if (!local) return undefined;
  return form.occurrence.startsWith(local) ? form.occurrence : zonedTime(local, form.timeZone);
}

/** The hour, 0 to 23, that an hour on a 12-hour clock is. */
export function hourOfDay({ hour, period }: Pick<AppointmentForm, 'hour' | 'period'>): number {
  return (Number(hour) % 12) + (period === 'PM' ? 12 : 0);
}

/** Hour and AM or PM on a 12-hour clock: midnight is 12 AM, noon 12 PM. */
export function pickedTime(hour: number, minute = '00'): Pick<AppointmentForm, 'hour' | 'minute' | 'period'> {
  return { hour: twoDigits(hour % 12 || 12), minute, period: hour < 12 ? 'AM' : 'PM' };
}
