import { openTable } from '#functions/data/table/table.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { serve } from '#functions/http/serve.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { reminderQueue } from '#functions/services/reminder-queue.ts';
import { removedCards } from '#functions/services/removed-cards.ts';
import { customerRoutes } from '#shared/api/customers.ts';
import { readAccount } from './account.ts';
import { readBalances } from './balances.ts';
import * as customers from './customers.ts';
import { searchCustomers } from './search.ts';

const table = openTable();
const queue = reminderQueue();
const removed = removedCards(sqsQueue(process.env.CHARGE_QUEUE_URL));
const businesses = businessesIn(table);
const statements = statementsIn(table);
const invoicesOf = (caller: Caller) => customerInvoicesIn(table, caller.businessId);
const receiptsOf = (caller: Caller) => receiptsIn(table, caller.businessId);
const customersOf = (caller: Caller) => customersIn(table, caller.businessId);

export const handler = serve(customerRoutes, membersIn(table), {
  list: ({ caller, query }) => customers.listCustomers(customersOf(caller), query),
  create: ({ caller, body }) =>
    customers.createCustomer(
      { customers: customersOf(caller), creations: creationsIn(table, caller.businessId, 'CUSTOMER') },
      { body, now: new Date() },
    ),
  search: ({ caller, query }) => searchCustomers(customersOf(caller), query),
  balances: ({ caller }) => readBalances({ invoices: invoicesOf(caller), businesses }, { caller, now: new Date() }),
  get: ({ caller, params }) => customers.readCustomer(customersOf(caller), params.id),
  account: ({ caller, params: { id }, query }) =>
    readAccount(
      { customers: customersOf(caller), invoices: invoicesOf(caller), receipts: receiptsOf(caller), businesses },
      { caller, id, query, now: new Date() },
    ),
  statement: async ({ caller: { businessId }, params, query }) =>
    orNotFound(await statements.find({ ...query, businessId, customerId: params.id }, new Date()), 'customer'),
  update: ({ caller, params, body }) =>
    customers.changeCustomer({ customers: customersOf(caller), queue }, { caller, id: params.id, update: body }),
  remove: ({ caller, params }) =>
    customers.removeCustomer(
      {
        customers: customersOf(caller),
        receipts: receiptsOf(caller),
        invoices: invoicesOf(caller),
        cards: savedCardsIn(table, caller.businessId),
        removed,
      },
      { id: params.id, caller },
    ),
});
