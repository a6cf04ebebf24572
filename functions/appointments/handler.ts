import { listItemKey, listOfBusiness } from '#functions/data/table/keys.ts';
import { openTable } from '#functions/data/table/table.ts';
import { appointmentStore } from '#functions/domain/appointment/appointments.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { replyAddresses } from '#functions/domain/people/reply-address.ts';
import { serve } from '#functions/http/serve.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';

import { appointmentRoutes } from '#shared/api/appointments.ts';
import * as appointments from './appointments.ts';
import { changeAppointment, removeAppointment } from './changes.ts';

const table = openTable();
const businesses = businessesIn(table);
const outbox = mailOutbox();
const findReplyAddress = replyAddresses(table);
const dependenciesOf = ({ businessId }: Caller): appointments.Dependencies => ({
  store: appointmentStore(table, businessId),
  customers: customersIn(table, businessId),
  employees: employeesIn(table, businessId),
  findEstimate: (id) => table.get(listItemKey(listOfBusiness(businessId, 'ESTIMATE'), id)),
  timeZone: () => businesses.timeZoneOf(businessId),
  creations: creationsIn(table, businessId, 'APPOINTMENT'),
  outbox,
  findReplyAddress,
  businessId,
});

export const handler = serve(appointmentRoutes, membersIn(table), {
  list: ({ caller, query }) => appointments.listAppointments(dependenciesOf(caller), query),
  listOfEstimate: ({ caller, params }) => appointments.listOfEstimate(dependenciesOf(caller), params.id),
  create: ({ caller, body }) => appointments.createAppointment(dependenciesOf(caller), { body, now: new Date() }),
  get: ({ caller, params }) => appointments.readAppointment(dependenciesOf(caller), params.id),
  update: ({ caller, params, body: update }) =>
    changeAppointment(dependenciesOf(caller), params.id, { update, caller, now: new Date() }),
  remove: ({ caller, params, query: { notify = false } }) =>
    removeAppointment(dependenciesOf(caller), params.id, { notify, caller, now: new Date() }),
});
