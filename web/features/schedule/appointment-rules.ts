import { AppointmentInput } from '#shared/appointment/schema.ts';
import type { Rule } from '#shared/rules.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { type AppointmentForm, startTimeOf } from './appointment-form.ts';
import { t } from './texts.en.tsx';

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
    'title required': t.titleRequired,
    'customerId required': t.customerRequired,
    'title noAddress': t.noAddressInTitle,
    'location noAddress': t.noAddressInPlace,
    'startTime required': t.startRequired,
    'startTime skipped': t.startSkipped,
    'startTime repeated': t.startRepeated,
  },
};

const START_FIELDS: Readonly<Partial<Record<Rule, keyof AppointmentForm>>> = {
  required: 'day',
  repeated: 'occurrence',
};
