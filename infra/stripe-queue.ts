/** How Stripe's events wait for the function that applies them, for the stack and the local cloud alike. */
export const STRIPE_QUEUE = {
  /** Maximum duration of a batch. */
  batchSeconds: 20,
  /**
   * Seconds for which a message stays hidden when its batch never responds. Longer than a batch, but a restart must not
   * delay a payment by minutes. AWS recommends six times the batch time because of throttling, but this queue never
   * invokes more than its limit at once.
   */
  hiddenSeconds: 25,
  /** Failed deliveries before an event becomes a dead letter. */
  maxReceives: 5,
  batchSize: 10,
  maxMessageBytes: 1_048_576,
} as const;
