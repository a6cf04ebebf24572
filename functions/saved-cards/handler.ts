import { openTable } from '#functions/data/table/table.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { serve } from '#functions/http/serve.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { removedCards } from '#functions/services/removed-cards.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { savedCardRoutes } from '#shared/api/saved-cards.ts';
import { retryCharge, stopCharge } from './charge.ts';
import { readSavedCard, removeSavedCard, removeSavedCardByPayer } from './saved-cards.ts';

const table = openTable();
const invoices = invoicesIn(table);
const queue = sqsQueue(process.env.CHARGE_QUEUE_URL);
const published = publishedInvoices(table);
const removing = { outbox: mailOutbox(), removed: removedCards(queue) };
const charging = {
  table,
  invoices,
  businesses: businessesIn(table),
  savedCards: (businessId: string) => savedCardsIn(table, businessId),
  payments: stripePayments(openStripe()),
  outbox: removing.outbox,
  queue,
};
const of = (businessId: string) => ({
  ...removing,
  customers: customersIn(table, businessId),
  cards: savedCardsIn(table, businessId),
});

export const handler = serve(savedCardRoutes, membersIn(table), {
  get: ({ caller, params }) => readSavedCard(of(caller.businessId), params.id),
  remove: ({ caller, params }) =>
    removeSavedCard({ ...of(caller.businessId), invoices }, { caller, customerId: params.id, now: new Date() }),
  removeByPayer: ({ params }) => removeSavedCardByPayer({ published, of }, { invoiceId: params.id, now: new Date() }),
  charge: ({ caller, params: { id: invoiceId }, body: { action } }) =>
    (action === 'stop' ? stopCharge : retryCharge)(charging, { caller, invoiceId, now: new Date() }),
});
