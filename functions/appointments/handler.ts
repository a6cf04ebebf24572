import { appointmentStore } from '#functions/data/appointment/appointments.ts';
import { creationsIn } from '#functions/data/creation/creations.ts';
import { mailOutbox } from '#functions/data/invoice/mail-outbox.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { customersIn } from '#functions/data/people/customers.ts';
import { employeesIn } from '#functions/data/people/employees.ts';
import { type Caller, membersIn } from '#functions/data/people/members.ts';
import { replyAddresses } from '#functions/data/people/reply-address.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import type { AppointmentMail } from '#functions/services/appointment-mails.ts';
import { appointmentRoutes } from '#shared/api/appointments.ts';
import * as appointments from './appointments.ts';
import { changeAppointment, removeAppointment } from './changes.ts';

const table = openTable();
const businesses = businessesIn(table);
const outbox = mailOutbox<AppointmentMail>();
const findReplyAddress = replyAddresses(table);
const dependenciesOf = ({ businessId }: Caller): appointments.Dependencies => ({
  store: appointmentStore(table, businessId),
  customers: customersIn(table, businessId),
  employees: employeesIn(table, businessId),
  timeZone: () => businesses.timeZoneOf(businessId),
  creations: creationsIn(table, businessId, 'APPOINTMENT'),
  outbox,
  findReplyAddress,
  businessId,
});

export const handler = serve(appointmentRoutes, membersIn(table), {
  list: ({ caller, query }) => appointments.listAppointments(dependenciesOf(caller), query),
  create: ({ caller, body }) => appointments.createAppointment(dependenciesOf(caller), { body, now: new Date() }),
  get: ({ caller, params }) => appointments.readAppointment(dependenciesOf(caller), params.id),
  update: ({ caller, params, body: update }) =>
    changeAppointment(dependenciesOf(caller), params.id, { update, caller, now: new Date() }),
  remove: ({ caller, params, query: { notify = false } }) =>
    removeAppointment(dependenciesOf(caller), params.id, { notify, caller, now: new Date() }),
});
