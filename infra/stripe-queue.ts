/** Settings of the Stripe event queue, for the stack and the local cloud. */
export const STRIPE_QUEUE = {
  /** Maximum duration of a batch. */
  batchSeconds: 20,
  /**
   * Seconds for which a message stays hidden when its batch never responds. Longer than a batch, but a restart must not
   * delay a payment by minutes. AWS recommends six times the batch time because of throttling, but this queue never
   * invokes more than its limit at once.
   */
  hiddenSeconds: 25,
  /**
   * Deliveries before an event becomes a dead letter: three and a half hours in which the function never responds. An
   * event that the function has given up (batch.ts in stripe-ledger) uses up the rest without being tried again.
   */
  maxReceives: 500,
  batchSize: 10,
  maxMessageBytes: 1_048_576,
} as const;
