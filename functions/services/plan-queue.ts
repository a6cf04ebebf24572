import { type Queue, sqsQueue } from './queue.ts';

/** The receipt whose plan is to be continued. */
export type PlannedReceipt = { readonly businessId: string; readonly receiptId: string };

/** The queue that feeds `receipt-plans`. */
export type PlanQueue = ReturnType<typeof planQueue>;

/** Delay in seconds, longer than a call has to carry out a plan. */
const DELAY_SECONDS = 60;

/** Opens the queue that feeds `receipt-plans`. */
export function planQueue(queue: Pick<Queue, 'send'> = sqsQueue(process.env.RECEIPT_QUEUE_URL)) {
  return {
    /**
     * Has the plan of a receipt continued in case the call that begins it does not end it. Called before the plan is
     * stored. Throws UNAVAILABLE if the queue takes no messages.
     */
    async continueLater({ businessId, id: receiptId }: { businessId: string; id: string }): Promise<void> {
      await queue.send(JSON.stringify({ businessId, receiptId } satisfies PlannedReceipt), DELAY_SECONDS);
    },
  };
}
