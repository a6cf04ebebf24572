import { isInvitation } from '#shared/appointment/emails.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';

type Expected = Pick<Appointment, 'endTime' | 'status' | 'emails'>;
type NotifiedAppointment = Pick<Appointment, 'customer' | 'employee' | 'status' | 'emails'>;

/** Whether the attendees of a confirmed appointment can still be told of a change. */
export function isUpcoming({ endTime }: Pick<Appointment, 'endTime'>, now: Date): boolean {
  return Date.parse(endTime) > now.getTime();
}

/** Whether attendees expect the appointment and need to hear of a change: it is confirmed, or they were invited. */
export function isExpected({ status, emails = [], endTime }: Expected, now: Date): boolean {
  return (status === 'confirmed' || emails.some(isInvitation)) && isUpcoming({ endTime }, now);
}

/**
 * The addresses to email about a change: the attendees of an appointment that is or becomes confirmed, and those
 * invited before.
 */
export function notifiedAddresses(
  { customer, employee, status, emails = [] }: NotifiedAppointment,
  next = status,
): string[] {
  const isConfirmed = status === 'confirmed' || next === 'confirmed';
  const attending = isConfirmed ? [customer.email, employee?.email ?? ''] : [];
  const all = [...attending, ...emails.filter(isInvitation).map(({ to }) => to)].filter(Boolean);
  const isFirst = (address: string, index: number) =>
    all.findIndex((each) => each.toLowerCase() === address.toLowerCase()) === index;
  return all.filter(isFirst);
}

/** Addresses as part of a sentence: "a, b and c". */
export function listed(addresses: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE === 'en' ? 'en-GB' : LOCALE, { type: 'conjunction' }).format(addresses);
}
