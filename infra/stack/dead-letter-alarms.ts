import type { QueueName } from '#infra/queues.ts';

/** The instructions in each queue's alarm, which goes off at its first dead letter. */
export const DEAD_LETTER_ALARMS: Readonly<Record<QueueName, string>> = {
  'stripe-events':
    'A payment, refund or dispute could not be applied. Fix the cause shown in the log of stripe-ledger, then start a redrive of the dead-letter queue in the SQS console.',
  'receipt-plans':
    'A payment could not be applied to all its invoices: see the log of receipt-plans. What is not applied is credit; whoever applies or returns it next continues it, or start a redrive of the dead-letter queue. The messages expire after two days.',
  charges:
    'A saved card was not charged, or not removed at Stripe, five times: see the log of charges. The next hour tries charges again; for a removed card, start a redrive of the dead-letter queue. The messages expire after two days.',
  'export-requests':
    'Every run of an export was killed: see the log of export-archives. The owner can request another one after twelve hours; the messages expire after two days.',
  'role-changes':
    'A user’s groups in Cognito differ from their role: see the log of role-groups. Access is right, since it follows the table; the next sign-in or refresh tries again.',
  mails:
    'An email of a business could not be sent for six hours, as its invoice says: see the log of mails. After fixing the cause, start a redrive of the dead-letter queue in the SQS console.',
  'account-mails':
    'An email about an account could not be sent for six hours: see the log of mails. Codes and links can be requested again; a redrive sends the other emails of runs that were killed.',
  'open-shards':
    'Invoices of a shard could not be marked overdue, three times: see the log of overdue-shards. The next sweep tries again; the messages expire after two days.',
  'reminder-runs':
    'Reminders or recurring invoices of a shard could not be sent, or those of a business not be replanned, three times: see the log of reminder-runs. The next hour tries a shard again; start a redrive for a business. The messages expire after two days.',
};
