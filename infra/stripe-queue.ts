/** How Stripe's events wait for the function that applies them, for the stack and the local cloud alike. */
export const STRIPE_QUEUE = {
  /** Longest that a batch may take, in seconds. */
  batchSeconds: 30,
  /** How long a message stays hidden whose batch gave no answer, in seconds: six batches, as AWS advises. */
  hiddenSeconds: 180,
  /** An event that failed so often ends among the dead letters. */
  maxReceives: 5,
  batchSize: 10,
  maxMessageBytes: 1_048_576,
} as const;
