import type { Appointment } from '#shared/appointment/schema.ts';
import { addDays, type CalendarDay, type ClockTime, localDay, localInstant } from '#shared/calendar-day.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { clockOf, minutesBetween, twoDigits } from './time-text.ts';

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
  /** Start of the stored appointment; absent in a new one. */
  readonly storedStart?: string;
};

/**
 * The initial form of a new appointment: 9 AM for half an hour (spec 2 §4). Today after nine, the next full hour; if
 * none is left today, 9 AM tomorrow.
 */
export function newAppointmentForm(day: CalendarDay, now: Date): AppointmentForm {
  const nextHour = now.getHours() + 1;
  const isLate = day === localDay(now) && nextHour > OPENING_HOUR;
  const when =
    isLate && nextHour === HOURS_A_DAY
      ? { day: addDays(day, 1), ...pickedTime({ hour: OPENING_HOUR, minute: 0 }) }
      : { day, ...pickedTime({ hour: isLate ? nextHour : OPENING_HOUR, minute: 0 }) };
  return { title: '', customer: null, ...when, duration: 30, location: '', notes: '', employeeId: '' };
}

const OPENING_HOUR = 9;
const HOURS_A_DAY = 24;

/** The form of an appointment, in the reader's time zone. */
export function formOf(appointment: Appointment): AppointmentForm {
  const { title, customer, startTime, location = '', notes = '', employeeId = '' } = appointment;
  const { day, ...time } = clockOf(startTime);
  const { id, name, email } = customer;
  return {
    title,
    customer: { id, name, email },
    day,
    ...pickedTime(time),
    duration: minutesBetween(appointment),
    location,
    notes,
    employeeId,
    storedStart: startTime,
  };
}

/**
 * The start of an appointment, or null if no day is chosen or the clocks skip that time. An untouched time keeps the
 * stored timestamp, even where the clocks show it twice.
 */
export function startOf(form: AppointmentForm): Date | null {
  const { storedStart, day } = form;
  if (storedStart !== undefined && isAt(form, storedStart)) return new Date(storedStart);
  return day ? localInstant(day, clockTime(form)) : null;
}

/** Hour and AM or PM on a 12-hour clock: midnight is 12 AM, noon 12 PM. */
function pickedTime({ hour, minute }: ClockTime): Pick<AppointmentForm, 'hour' | 'minute' | 'period'> {
  return { hour: twoDigits(hour % 12 || 12), minute: twoDigits(minute), period: hour < 12 ? 'AM' : 'PM' };
}

function clockTime({ hour, minute, period }: AppointmentForm): ClockTime {
  return { hour: (Number(hour) % 12) + (period === 'PM' ? 12 : 0), minute: Number(minute) };
}

function isAt(form: AppointmentForm, startTime: string): boolean {
  const { day, ...time } = clockOf(startTime);
  const shown = { day, ...pickedTime(time) };
  return (['day', 'hour', 'minute', 'period'] as const).every((part) => form[part] === shown[part]);
}
