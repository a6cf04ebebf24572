import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { ledgerIn } from '#functions/data/invoice/ledger-store.ts';
import { mailOutbox } from '#functions/data/invoice/mail-outbox.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { openTable } from '#functions/data/table/table.ts';
import { withLogFields } from '#functions/services/log.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { applyBatch } from './batch.ts';
import { eventStore } from './store.ts';

const table = openTable();
const queue = sqsQueue(process.env.STRIPE_QUEUE_URL);
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  ledger: ledgerIn(table),
  outbox: mailOutbox(),
  store: eventStore(table),
  payments: stripePayments(openStripe()),
  isLive: /^[sr]k_live_/.test(process.env.STRIPE_SECRET_KEY ?? ''),
};

/** Milliseconds reserved for postponing failed events and responding. */
const RESPONSE_MS = 5_000;

/** Receives the events that `stripe-events` queued, up to ten per batch. */
export async function handler(
  { Records: records }: SQSEvent,
  context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse> {
  const timeLeftMs = context.getRemainingTimeInMillis() - RESPONSE_MS;
  return withLogFields({ requestId: context.awsRequestId }, () =>
    applyBatch({ dependencies, queue }, { records, now: new Date(), timeLeftMs }),
  );
}
