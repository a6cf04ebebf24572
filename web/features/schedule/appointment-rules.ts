import { AppointmentInput } from '#shared/appointment/schema.ts';
import type { Rule } from '#shared/rules.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { type AppointmentForm, startTimeOf } from './appointment-form.ts';

/** Validation rules of an appointment (spec 2 §5). */
export const APPOINTMENT_RULES: FormRules<AppointmentForm, AppointmentInput> = {
  schema: AppointmentInput,
  toInput: (form) => {
    const { title, customer, duration, location, notes, employeeId } = form;
    const startTime = startTimeOf(form);
    return { title, customerId: customer?.id, startTime, duration, location, notes, employeeId };
  },
  fieldOf: ({ path, rule }) => {
    if (path === 'customerId') return 'customer';
    if (path === 'startTime') return START_FIELDS[rule] ?? 'hour';
    return path as keyof AppointmentForm;
  },
  solves: { day: 'hour', minute: 'hour', period: 'hour' },
  texts: {
    'title required': 'Title is required',
    'customerId required': 'Customer is required',
    'title noAddress': 'Leave out web and email addresses: the title is included in emails.',
    'location noAddress': 'Leave out web and email addresses: the place is included in emails.',
    'startTime required': 'Start time is required',
    'startTime skipped': 'Clocks go forward and skip this time on that day. Please choose another time.',
    'startTime repeated': 'Clocks go back and show this time twice on that day. Please choose which one you mean.',
  },
};

const START_FIELDS: Readonly<Partial<Record<Rule, keyof AppointmentForm>>> = {
  required: 'day',
  repeated: 'occurrence',
};
