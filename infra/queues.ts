/** A queue that feeds a function. */
export type QueueSettings = {
  /** The function it feeds, by its folder. */
  readonly consumer:
    | 'charges'
    | 'stripe-ledger'
    | 'export-archives'
    | 'receipt-plans'
    | 'role-groups'
    | 'mails'
    | 'overdue-shards'
    | 'reminder-runs';
  /** The variable by which functions find its URL. */
  readonly variable: string;
  /** The function's timeout. */
  readonly batchSeconds: number;
  /** Seconds for which a message stays hidden if its batch never responds. Longer than a batch. */
  readonly hiddenSeconds: number;
  /** Deliveries before a message becomes a dead letter. */
  readonly maxReceives: number;
  readonly batchSize: number;
  /** Maximum number of concurrent batches. */
  readonly maxConcurrency: number;
  readonly maxMessageBytes: number;
  /** Days for which messages, and then dead letters, are kept. */
  readonly keptDays: { readonly messages: number; readonly deadLetters: number };
};

/** Queues whose messages each name one task, such as a shard or an export. */
const TASKS = { batchSize: 1, maxMessageBytes: 1_024, keptDays: { messages: 1, deadLetters: 2 } } as const;

/** Both queues of emails feed the function `mails`. */
const MAILS = {
  consumer: 'mails',
  // The PDF (18 seconds), SES (6), and recording the outcome.
  batchSeconds: 40,
  // Six times the batch time, as AWS recommends; the function itself postpones emails that fail.
  hiddenSeconds: 240,
  // As many attempts as the function makes (deliver-mail.ts in mail): six hours, or two if it never responds.
  maxReceives: 30,
  batchSize: 10,
  // Limits how many emails request PDFs in parallel.
  maxConcurrency: 2,
  keptDays: { messages: 2, deadLetters: 14 },
} as const;

/** The queues between functions, for the stack and the local cloud. */
export const QUEUES = {
  'stripe-events': {
    consumer: 'stripe-ledger',
    variable: 'STRIPE_QUEUE_URL',
    batchSeconds: 20,
    // A restart must not delay a payment by minutes. AWS recommends six times the batch time because of throttling, but
    // the concurrency limit of this queue prevents throttling.
    hiddenSeconds: 25,
    // About three and a half hours if the function never responds. An event that the function has given up on (apply-queued.ts
    // in stripe-ledger) uses up its remaining deliveries without being applied again.
    maxReceives: 500,
    batchSize: 10,
    // Limits how many events reach the table and Stripe in parallel.
    maxConcurrency: 5,
    maxMessageBytes: 1_048_576,
    // A dead letter keeps its original timestamp: it has a week left even then.
    keptDays: { messages: 7, deadLetters: 14 },
  },
  'receipt-plans': {
    consumer: 'receipt-plans',
    variable: 'RECEIPT_QUEUE_URL',
    // Fifty invoices, each with an open checkout to be closed at Stripe.
    batchSeconds: 50,
    hiddenSeconds: 300,
    // Within half an hour; whoever applies it next continues it, too.
    maxReceives: 5,
    ...TASKS,
    maxConcurrency: 2,
  },
  charges: {
    consumer: 'charges',
    variable: 'CHARGE_QUEUE_URL',
    // Up to five calls to Stripe, which usually answers within seconds.
    batchSeconds: 55,
    hiddenSeconds: 330,
    // Within half an hour; then the next hour queues the charge again.
    maxReceives: 5,
    ...TASKS,
    // Limits how many charges reach Stripe in parallel, which allows 100 calls a second.
    maxConcurrency: 5,
  },
  'export-requests': {
    consumer: 'export-archives',
    variable: 'EXPORT_QUEUE_URL',
    // The longest that Lambda allows: the PDFs of thousands of invoices.
    batchSeconds: 900,
    hiddenSeconds: 960,
    // One more than the function's own limit (run-export.ts in export-archives).
    maxReceives: 13,
    ...TASKS,
    // Limits how many exports request PDFs in parallel.
    maxConcurrency: 2,
  },
  'role-changes': {
    consumer: 'role-groups',
    variable: 'ROLE_QUEUE_URL',
    batchSeconds: 20,
    hiddenSeconds: 25,
    // Twenty minutes for Cognito to recover. After that, the user's next sign-in or refresh queues the change again.
    maxReceives: 50,
    ...TASKS,
    // Two changes at a time: Cognito allows 25 calls a second, which other functions need, too.
    maxConcurrency: 2,
  },
  mails: {
    variable: 'MAIL_QUEUE_URL',
    ...MAILS,
    // The longest text that a sender may write, at up to six bytes a character (queue.ts in services).
    maxMessageBytes: 32_768,
  },
  // A code or a link must not wait behind a thousand invoices and their PDFs.
  'account-mails': {
    variable: 'ACCOUNT_MAIL_QUEUE_URL',
    ...MAILS,
    // The longest message of the contact form.
    maxMessageBytes: 40_960,
  },
  'open-shards': {
    consumer: 'overdue-shards',
    variable: 'SHARD_QUEUE_URL',
    // The longest that Lambda allows: a quarter of a million invoices.
    batchSeconds: 900,
    hiddenSeconds: 960,
    // Within 48 minutes; then the next sweep queues the shard again.
    maxReceives: 3,
    ...TASKS,
    // Four shards mark 1,200 invoices a second, which takes 28,000 write units (scaling.md). DynamoDB allows a table
    // 40,000 by default; the rest is for the API.
    maxConcurrency: 4,
  },
  'reminder-runs': {
    consumer: 'reminder-runs',
    variable: 'REMINDER_QUEUE_URL',
    // Shorter than the delay of the emails it queues (outbox.ts in mail): enough for fifty thousand reminders.
    batchSeconds: 840,
    hiddenSeconds: 900,
    // Within 45 minutes; then the next hour queues the shard again.
    maxReceives: 3,
    ...TASKS,
    // As for the sweep, which runs in the same minutes: together they stay below the table's write quota.
    maxConcurrency: 2,
  },
} as const satisfies Record<string, QueueSettings>;

/** A queue, by its name. */
export type QueueName = keyof typeof QUEUES;

/** The names of all queues. */
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
