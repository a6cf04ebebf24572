import type { AppointmentRecord, ToldAttendee } from '#functions/domain/appointment/appointments.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import { type EmployeeList, toInvitee } from '#functions/domain/people/employees.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { localTimeIn, localTimesIn } from '#shared/zoned-time.ts';

/** Where the customers and employees of appointments are looked up, and the time zone of their business. */
export type People = {
  readonly customers: Pick<CustomerList, 'find'>;
  readonly employees: Pick<EmployeeList, 'find'>;
  readonly timeZone: () => Promise<string>;
};

/**
 * Adds the local times, and the current details of customers and employees. A deleted customer keeps the details from
 * when they were chosen; a removed employee is omitted.
 */
export async function withPeople(
  { customers, employees, timeZone: readTimeZone }: People,
  appointments: readonly AppointmentRecord[],
): Promise<Appointment[]> {
  const [timeZone, customersById, employeesById] = await Promise.all([
    readTimeZone(),
    findAll(
      customers,
      appointments.map(({ customerId }) => customerId),
    ),
    findAll(
      employees,
      appointments.flatMap(({ employeeId }) => employeeId ?? []),
    ),
  ]);
  return appointments.map(({ employeeId, mails, attachments, ...appointment }) => {
    const employee = employeeId === undefined ? undefined : employeesById.get(employeeId);
    return {
      ...appointment,
      timeZone,
      ...localTimesIn(timeZone, appointment),
      customer: customersById.get(appointment.customerId) ?? appointment.customer,
      ...(employee && { employeeId, employee: toInvitee(employee) }),
      ...(attachments && { attachments: [...attachments] }),
      ...(mails && { emails: emailsOf(mails, timeZone) }),
    };
  });
}

/** Customers first; the table does not keep the order of a map. */
function emailsOf(mails: NonNullable<AppointmentRecord['mails']>, timeZone: string): Appointment['emails'] {
  const sorted = Object.values(mails).toSorted((one, other) => inTextOrder(rankOf(one), rankOf(other)));
  return sorted.map(({ to, ...email }) => ({ ...email, to: to.email, localAt: localTimeIn(timeZone, email.at) }));
}

const rankOf = ({ to: { role, email } }: ToldAttendee) => `${role} ${email}`;

/** Reads each record once. */
async function findAll<Found>(
  list: { find: (id: string) => Promise<Found | undefined> },
  ids: readonly string[],
): Promise<Map<string, Found>> {
  const unique = [...new Set(ids)];
  const found = await Promise.all(unique.map((id) => list.find(id)));
  return new Map(unique.flatMap((id, index) => (found[index] === undefined ? [] : [[id, found[index]]])));
}
