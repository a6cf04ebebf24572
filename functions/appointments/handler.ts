import { customersIn } from '#functions/data/people/customers.ts';
import { employeesIn } from '#functions/data/people/employees.ts';
import { type Caller, membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { appointmentRoutes } from '#shared/api/appointments.ts';
import * as appointments from './appointments.ts';
import { appointmentStore } from './store.ts';

const table = openTable();
const dependenciesOf = ({ businessId }: Caller): appointments.Dependencies => ({
  store: appointmentStore(table, businessId),
  customers: customersIn(table, businessId),
  employees: employeesIn(table, businessId),
});

export const handler = serve(appointmentRoutes, membersIn(table), {
  list: ({ caller, query }) => appointments.listAppointments(dependenciesOf(caller), query),
  create: ({ caller, body }) => appointments.createAppointment(dependenciesOf(caller), body),
  get: ({ caller, params }) => appointments.readAppointment(dependenciesOf(caller), params.id),
  update: ({ caller, params, body }) => appointments.changeAppointment(dependenciesOf(caller), params.id, body),
  remove: ({ caller, params }) => appointments.removeAppointment(dependenciesOf(caller).store, params.id),
});
