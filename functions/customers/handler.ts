import { customersIn } from '#functions/data/people/customers.ts';
import { type Caller, membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { reminderQueue } from '#functions/services/reminder-queue.ts';
import { customerRoutes } from '#shared/api/customers.ts';
import * as customers from './customers.ts';
import { searchCustomers } from './search.ts';

const table = openTable();
const queue = reminderQueue();
const customersOf = (caller: Caller) => customersIn(table, caller.businessId);

export const handler = serve(customerRoutes, membersIn(table), {
  list: ({ caller, query }) => customers.listCustomers(customersOf(caller), query),
  create: ({ caller, body }) => customers.createCustomer(customersOf(caller), body, new Date()),
  search: ({ caller, query }) => searchCustomers(customersOf(caller), query),
  get: ({ caller, params }) => customers.readCustomer(customersOf(caller), params.id),
  update: ({ caller, params, body }) =>
    customers.changeCustomer({ customers: customersOf(caller), queue }, { caller, id: params.id, update: body }),
  remove: ({ caller, params }) => customers.removeCustomer(customersOf(caller), params.id),
});
