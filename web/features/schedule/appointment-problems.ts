import type { Appointment } from '#shared/appointment/schema.ts';
import { type AppointmentForm, startOf } from './appointment-form.ts';

/** The problems of a form, by the field that shows them. */
export type AppointmentProblems = Partial<Record<'title' | 'customer' | 'day' | 'hour', string>>;

const SKIPPED = 'Clocks go forward and skip this time on that day. Please choose another time.';

/** The problems of a form (spec 2 §5), in the order of its fields; empty if there are none. */
export function appointmentProblems(form: AppointmentForm, appointment?: Appointment): AppointmentProblems {
  return {
    ...(form.title.trim() === '' && { title: 'Title is required' }),
    ...(!form.customer && { customer: 'Customer is required' }),
    ...(form.day === '' && { day: 'Start time is required' }),
    ...(form.day !== '' && !startOf(form, appointment) && { hour: SKIPPED }),
  };
}
