import { type Queue, sqsQueue } from './queue.ts';

/** An invoice whose charge is due; `at`: the time as of which it is, if not when the message arrives. */
export type DueCharge = { readonly invoiceId: string; readonly at?: string | undefined };

/** The queue that feeds `charges`, for the charges that are due. */
export type ChargeQueue = ReturnType<typeof chargeQueue>;

/** Opens the queue that feeds `charges`. A charge that is queued twice is made once. */
export function chargeQueue(queue: Pick<Queue, 'send'> = sqsQueue(process.env.CHARGE_QUEUE_URL)) {
  return {
    /** Has an invoice charged. Throws UNAVAILABLE if it may not have been queued; the next hour queues it again. */
    add: ({ invoiceId, at }: DueCharge) => queue.send(JSON.stringify({ invoiceId, at } satisfies DueCharge)),
  };
}
