import * as z from 'zod';
import { LocalTime } from '#shared/local-time-field.ts';

/** The news in an email about an appointment; UNASSIGNED is only for employees. */
export const APPOINTMENT_NEWS = ['CONFIRMED', 'CHANGED', 'CANCELLED', 'UNASSIGNED'] as const;
export type AppointmentNews = (typeof APPOINTMENT_NEWS)[number];

/** The state of an email; `UNCONFIRMED` if it is unknown whether it was sent. */
export const APPOINTMENT_EMAIL_STATES = ['SENDING', 'SENT', 'UNCONFIRMED', 'NOT_SENT'] as const;
export type AppointmentEmailState = (typeof APPOINTMENT_EMAIL_STATES)[number];

/**
 * An email about an appointment; `at` is when the change that it reports was made, `localAt` on the business's clocks.
 */
export const AppointmentEmail = z.object({
  to: z.string(),
  news: z.enum(APPOINTMENT_NEWS),
  state: z.enum(APPOINTMENT_EMAIL_STATES),
  at: z.string(),
  localAt: LocalTime,
});
export type AppointmentEmail = z.infer<typeof AppointmentEmail>;

/** Whether the recipient of this latest email has an invitation; not if their first email could not be sent. */
export function isInvitation({ news, state }: Pick<AppointmentEmail, 'news' | 'state'>): boolean {
  return news === 'CHANGED' || (news === 'CONFIRMED' && state !== 'NOT_SENT');
}
