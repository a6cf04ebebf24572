import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { invoicesIn } from '#functions/data/invoice/invoices.ts';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { openTable } from '#functions/data/table/table.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { applyBatch } from './batch.ts';
import { ledgerStore } from './store.ts';

const table = openTable();
const queue = sqsQueue();
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  store: ledgerStore(table),
  payments: stripePayments(openStripe()),
  isLive: /^[sr]k_live_/.test(process.env.STRIPE_SECRET_KEY ?? ''),
};

/** What holding back and answering takes, in milliseconds. */
const ANSWER_MS = 5_000;

/** Fed by the queue that `stripe-events` fills, up to ten events at once. */
export async function handler(
  { Records: records }: SQSEvent,
  context: { getRemainingTimeInMillis: () => number },
): Promise<SQSBatchResponse> {
  const timeLeftMs = context.getRemainingTimeInMillis() - ANSWER_MS;
  return applyBatch({ dependencies, queue }, { records, now: new Date(), timeLeftMs });
}
