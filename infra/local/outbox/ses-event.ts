import type { SNSEvent } from 'aws-lambda';
import type { AcceptedMail } from '#infra/local/emulators/ses.ts';

const ACCOUNT = '000000000000';
const TOPIC = `arn:aws:sns:ca-central-1:${ACCOUNT}:mail-events`;

/** A message in SES's events, besides its headers, which are repeated in them. */
type Outcome = Readonly<Record<'Bounce' | 'Complaint' | 'Delivery', (mail: AcceptedMail, at: string) => object>>;

/** The outcome of a message in SES's event publishing. */
const OUTCOMES: Outcome = {
  Bounce: ({ destination }, timestamp) => ({
    bounce: {
      feedbackId: feedbackId(),
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: destination.map((emailAddress) => ({
        emailAddress,
        action: 'failed',
        status: '5.1.1',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      })),
      timestamp,
      reportingMTA: 'dsn; a8-50.smtp-out.amazonses.com',
    },
  }),
  Complaint: ({ destination }, timestamp) => ({
    complaint: {
      feedbackId: feedbackId(),
      complaintSubType: null,
      complainedRecipients: destination.map((emailAddress) => ({ emailAddress })),
      timestamp,
      userAgent: 'Amazon SES Mailbox Simulator',
      complaintFeedbackType: 'abuse',
      arrivalDate: timestamp,
    },
  }),
  Delivery: ({ destination }, timestamp) => ({
    delivery: {
      timestamp,
      processingTimeMillis: 300,
      recipients: destination,
      smtpResponse: '250 2.0.0 OK',
      reportingMTA: 'a8-50.smtp-out.amazonses.com',
    },
  }),
};

export type OutcomeType = keyof Outcome;

/** The event that SES publishes for a message sent at one time and reported at another. */
export function sesEvent(
  eventType: OutcomeType,
  mail: AcceptedMail,
  { sentAt, at }: { sentAt: Date; at: Date },
): string {
  const { messageId, source, destination, configurationSet = '', tags } = mail;
  return JSON.stringify({
    eventType,
    ...OUTCOMES[eventType](mail, at.toISOString()),
    mail: {
      timestamp: sentAt.toISOString(),
      source,
      sourceArn: `arn:aws:ses:ca-central-1:${ACCOUNT}:identity/${source.slice(source.indexOf('@') + 1)}`,
      sendingAccountId: ACCOUNT,
      messageId,
      destination,
      headersTruncated: false,
      headers: [
        { name: 'From', value: source },
        { name: 'To', value: destination.join(', ') },
      ],
      commonHeaders: { from: [source], to: destination, messageId },
      tags: {
        'ses:operation': ['SendRawEmail'],
        'ses:configuration-set': [configurationSet],
        'ses:source-ip': ['127.0.0.1'],
        'ses:from-domain': [source.slice(source.indexOf('@') + 1)],
        'ses:caller-identity': ['local'],
        ...tags,
      },
    },
  });
}

/** A message of the topic as a subscribed function receives it. */
export function snsEvent(message: string): SNSEvent {
  return {
    Records: [
      {
        EventSource: 'aws:sns',
        EventVersion: '1.0',
        EventSubscriptionArn: `${TOPIC}:${crypto.randomUUID()}`,
        Sns: {
          Type: 'Notification',
          MessageId: crypto.randomUUID(),
          TopicArn: TOPIC,
          Subject: 'Amazon SES Email Event Notification',
          Message: message,
          Timestamp: new Date().toISOString(),
          SignatureVersion: '1',
          Signature: '',
          SigningCertUrl: '',
          UnsubscribeUrl: '',
          MessageAttributes: {},
        },
      },
    ],
  };
}

function feedbackId(): string {
  return `${crypto.randomUUID()}-000000`;
}
