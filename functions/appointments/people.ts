import type { CustomerList } from '#functions/data/people/customers.ts';
import { type EmployeeList, toInvitee } from '#functions/data/people/employees.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { AppointmentRecord } from './store.ts';

/** Where the people of appointments are looked up. */
export type People = { customers: Pick<CustomerList, 'find'>; employees: Pick<EmployeeList, 'find'> };

/**
 * Appointments with their customers and employees as they are now. A customer who was deleted shows as they were when
 * they were chosen; an employee who was removed is not assigned any more.
 */
export async function withPeople(
  { customers, employees }: People,
  appointments: readonly AppointmentRecord[],
): Promise<Appointment[]> {
  const [customersById, employeesById] = await Promise.all([
    findAll(
      customers,
      appointments.map(({ customerId }) => customerId),
    ),
    findAll(
      employees,
      appointments.flatMap(({ employeeId }) => employeeId ?? []),
    ),
  ]);
  return appointments.map(({ employeeId, ...appointment }) => {
    const employee = employeeId === undefined ? undefined : employeesById.get(employeeId);
    return {
      ...appointment,
      customer: customersById.get(appointment.customerId) ?? appointment.customer,
      ...(employee && { employeeId, employee: toInvitee(employee) }),
    };
  });
}

/** Each record once, however many appointments it has. */
async function findAll<Found>(
  list: { find: (id: string) => Promise<Found | undefined> },
  ids: readonly string[],
): Promise<Map<string, Found>> {
  const unique = [...new Set(ids)];
  const found = await Promise.all(unique.map((id) => list.find(id)));
  return new Map(unique.flatMap((id, index) => (found[index] === undefined ? [] : [[id, found[index]]])));
}
