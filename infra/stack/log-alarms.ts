import { QUEUES } from '#infra/queues.ts';
import type { FunctionName } from './permissions.ts';

/** A log line that sets off an alarm once it has been written often enough. */
export type LogAlarm = {
  /** Id of the alarm. */
  readonly id: string;
  /** The functions that write the line; `http` means all functions of the API. */
  readonly writer: FunctionName | readonly FunctionName[] | 'http';
  /** The line's `event`. */
  readonly event: string;
  /** Number of lines within a quarter of an hour that sets off the alarm; by default, it goes off at the first one. */
  readonly atLeast?: number;
  /** What to do about it. */
  readonly meaning: string;
};

/** The functions whose messages count towards the product's daily caps. */
const SENDERS: readonly FunctionName[] = ['employees', 'invoice-delivery', 'mails'];

/** Problems that only appear in the logs. */
export const LOG_ALARMS: readonly LogAlarm[] = [
  {
    id: 'ActivityLost',
    writer: 'http',
    event: 'audit-not-written',
    meaning: 'An action, such as a sent email, is not in the activity log: see the function’s log for who did what.',
  },
  {
    id: 'MessagesUnreadable',
    writer: [...new Set(Object.values(QUEUES).map(({ consumer }) => consumer))],
    event: 'message-unreadable',
    meaning:
      'A function does not understand a message of its queue, which becomes a dead letter: see the function’s log, and whether it and the sender are of the same version.',
  },
  {
    id: 'WebhookRefused',
    writer: 'stripe-events',
    event: 'webhook-signature-refused',
    atLeast: 5,
    meaning:
      'Events are not signed with the secret in Secrets Manager: compare it with the one in the Stripe dashboard.',
  },
  {
    id: 'MailsFailing',
    writer: 'mails',
    event: 'mail-failed',
    atLeast: 5,
    meaning: 'Emails cannot be sent and are tried again for six hours: see the log of mails for the reason.',
  },
  {
    id: 'AccountMailsFailing',
    writer: 'mails',
    event: 'account-mail-failed',
    meaning: 'SES did not accept a code or a link that somebody is waiting for: see the log of mails.',
  },
  {
    id: 'AccountMailsNotOrdered',
    writer: 'http',
    event: 'account-mail-not-ordered',
    meaning: 'An account changed, or was registered, without its email: the queue took none. See the function’s log.',
  },
  {
    id: 'ExportFailed',
    writer: 'export-archives',
    event: 'export-failed',
    meaning:
      'An owner did not get the export of their records: see the log of export-archives. They can request another.',
  },
  {
    id: 'LiveEventsWithoutKey',
    writer: 'stripe-ledger',
    event: 'live-event-without-live-key',
    meaning:
      'Stripe moves real money, but secretKey in Secrets Manager is not a live key: set it, deploy, resend the events in the Stripe dashboard.',
  },
  {
    id: 'PaymentEventTooLarge',
    writer: 'stripe-events',
    event: 'payment-event-too-large',
    meaning: 'A Stripe event is too large for the queue: find it in the Stripe dashboard by the id in the log.',
  },
  {
    id: 'PaymentsWithoutInvoice',
    writer: 'stripe-ledger',
    event: 'payment-event-without-invoice',
    meaning:
      'Stripe reports a payment for an unknown invoice: find the event in the Stripe dashboard by the id in the log of stripe-ledger.',
  },
  {
    id: 'ContactMessagesMany',
    writer: 'contact',
    event: 'contact-messages-many',
    meaning: 'More than 300 contact messages were received today: their addresses are in the log of contact.',
  },
  {
    id: 'RegistrationsMany',
    writer: 'users',
    event: 'registrations-many',
    meaning: 'More than 1,000 accounts were created today: their addresses are in the log of users.',
  },
  {
    id: 'DailyCapNear',
    writer: SENDERS,
    event: 'daily-cap-near',
    meaning:
      '80 % of the messages allowed per day are sent: see the logs of mails, invoice-delivery and employees for the businesses that send them.',
  },
  {
    id: 'DailyCapReached',
    writer: SENDERS,
    event: 'daily-cap-reached',
    meaning:
      'Messages are refused until midnight UTC: stop the business that sends too many, or raise dailyMailCap or dailySmsCap and deploy.',
  },
];
