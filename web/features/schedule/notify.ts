import type { Appointment } from '#shared/appointment/schema.ts';

type Told = Pick<Appointment, 'customer' | 'employee' | 'emails'>;

/** Whether those who attend a confirmed appointment can still be told of a change. */
export function isUpcoming({ endTime }: Pick<Appointment, 'endTime'>, now: Date): boolean {
  return Date.parse(endTime) > now.getTime();
}

/** Whether attendees expect the appointment, and so need to hear of a change. */
export function isExpected(appointment: Pick<Appointment, 'endTime' | 'status'>, now: Date): boolean {
  return appointment.status === 'confirmed' && isUpcoming(appointment, now);
}

/** The addresses that get an email about a change: of those who attend, and of those who were told that they do. */
export function toldAddresses({ customer, employee, emails = [] }: Told): string[] {
  const invited = emails.filter(({ news }) => news === 'CONFIRMED' || news === 'CHANGED').map(({ to }) => to);
  const all = [customer.email, employee?.email ?? '', ...invited].filter(Boolean);
  const isFirst = (address: string, index: number) =>
    all.findIndex((each) => each.toLowerCase() === address.toLowerCase()) === index;
  return all.filter(isFirst);
}

/** Addresses as part of a sentence: "a, b and c". */
export function listed(addresses: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(addresses);
}
