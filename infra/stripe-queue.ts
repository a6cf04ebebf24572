/** How Stripe's events wait for the function that applies them, for the stack and the local cloud alike. */
export const STRIPE_QUEUE = {
  /** Longest that a batch may take, in seconds. */
  batchSeconds: 20,
  /**
   * How long a message stays hidden whose batch gave no answer, in seconds. Longer than a batch, but a payment must not
   * wait for minutes because of a restart. AWS advises six batches, for functions that are throttled: the queue invokes
   * no more at once than it may.
   */
  hiddenSeconds: 25,
  /** An event that failed so often ends among the dead letters. */
  maxReceives: 5,
  batchSize: 10,
  maxMessageBytes: 1_048_576,
} as const;
