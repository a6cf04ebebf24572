import * as z from 'zod';
import { APPOINTMENT_NEWS } from '#shared/appointment/emails.ts';
import { LANGUAGES } from '#shared/locale/language.ts';

/** Someone who attends an appointment and gets its emails. */
const Attendee = z.object({
  role: z.enum(['customer', 'employee']),
  email: z.string(),
  name: z.string(),
  /** The customer's chosen language, or the one of their address. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type Attendee = z.infer<typeof Attendee>;

const times = { startTime: z.string(), endTime: z.string() };
const optional = z.optional(z.string());

/** An appointment as emailed; both times are timestamps. */
const ToldAppointment = z.object({
  ...times,
  title: z.string(),
  location: optional,
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: optional,
    address: optional,
    city: optional,
    state: optional,
    zip: optional,
    country: optional,
  }),
  /** The name of the assigned employee. */
  employee: optional,
  /** Its time before a change moved it. */
  before: z.optional(z.object(times)),
});
export type ToldAppointment = z.infer<typeof ToldAppointment>;

/** An email that notifies an attendee about an appointment. */
export const AppointmentMail = z.object({
  kind: z.literal('APPOINTMENT'),
  /** Its own id: an email that is delivered twice is sent once. */
  id: z.string(),
  businessId: z.string(),
  appointmentId: z.string(),
  /** When the change was made, as an ISO timestamp. */
  sentAt: z.string(),
  to: Attendee,
  news: z.enum(APPOINTMENT_NEWS),
  /** Increases with each change, so that calendars ignore an older email that arrives later. */
  sequence: z.int(),
  appointment: ToldAppointment,
  /** The address that first invited someone to it. */
  organizer: z.string(),
});
export type AppointmentMail = z.infer<typeof AppointmentMail>;

/** Emails to preview. */
export function appointmentExamples(): readonly AppointmentMail[] {
  const customer = { name: 'Łukasz Ayşe', email: 'accounts@cafe.test' };
  const toCustomer: AppointmentMail = {
    ...{ kind: 'APPOINTMENT', id: 'example', businessId: 'example', appointmentId: 'example', sequence: 2 },
    ...{ sentAt: '2026-01-05T17:30:00Z', news: 'CHANGED', organizer: 'hello@northernsky.test' },
    to: { role: 'customer', ...customer },
    appointment: {
      ...{ title: 'Autumn campaign', location: '88 Spruce Street, Edmonton', customer, employee: 'Sam Roy' },
      ...{ startTime: '2026-01-12T17:00:00.000Z', endTime: '2026-01-12T18:00:00.000Z' },
      before: { startTime: '2026-01-09T17:00:00.000Z', endTime: '2026-01-09T18:00:00.000Z' },
    },
  };
  const sam = { role: 'employee', email: 'sam@example.com', name: 'Sam Roy' } as const;
  return [toCustomer, { ...toCustomer, news: 'UNASSIGNED', to: sam }];
}
