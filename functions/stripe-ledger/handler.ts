import { openTable } from '#functions/data/table/table.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { mailOutbox } from '#functions/mail/orders/mail-outbox.ts';
import { consume } from '#functions/services/consume.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { removedCards } from '#functions/services/removed-cards.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { applyQueued } from './apply-queued.ts';
import { QueuedEvent } from './queued-event.ts';
import { eventStore } from './store.ts';

const table = openTable();
const queue = sqsQueue(process.env.STRIPE_QUEUE_URL);
const dependencies = {
  table,
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  ledger: ledgerIn(table),
  outbox: mailOutbox(),
  store: eventStore(table),
  payments: stripePayments(openStripe()),
  removed: removedCards(sqsQueue(process.env.CHARGE_QUEUE_URL)),
  isLive: /^[sr]k_live_/.test(process.env.STRIPE_SECRET_KEY ?? ''),
};

/** Receives the events that `stripe-events` queued, up to ten per batch. */
export const handler = consume('payment-event-failed', QueuedEvent, (event, delivery) =>
  applyQueued({ dependencies, queue }, event, delivery),
);
