import type { Appointment } from '#shared/appointment/schema.ts';
import { type AppointmentForm, startOf } from './appointment-form.ts';

/** What is wrong with a form, by the place that says so. */
export type AppointmentProblems = Partial<Record<'title' | 'customer' | 'day' | 'hour', string>>;

const SKIPPED = 'Clocks go forward and skip this time on that day. Please choose another time.';

/** What is wrong with a form (spec 2 §5); empty when nothing is. In the order of its controls, by their names. */
export function appointmentProblems(form: AppointmentForm, appointment?: Appointment): AppointmentProblems {
  return {
    ...(form.title.trim() === '' && { title: 'Title is required' }),
    ...(!form.customer && { customer: 'Customer is required' }),
    ...(form.day === '' && { day: 'Start time is required' }),
    ...(form.day !== '' && !startOf(form, appointment) && { hour: SKIPPED }),
  };
}
