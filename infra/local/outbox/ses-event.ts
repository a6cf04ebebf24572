import type { AcceptedMail } from '#infra/local/emulators/ses.ts';

/** The outcome of a message in SES's event publishing: what the function `mail-events` reads of it. */
const OUTCOMES = {
  Bounce: (destination: readonly string[], timestamp: string) => ({
    bounce: { bounceType: 'Permanent', bouncedRecipients: recipients(destination), timestamp },
  }),
  Complaint: (destination: readonly string[], timestamp: string) => ({
    complaint: { complainedRecipients: recipients(destination), complaintFeedbackType: 'abuse', timestamp },
  }),
  Delivery: (destination: readonly string[], timestamp: string) => ({
    delivery: { recipients: destination, timestamp },
  }),
};

export type OutcomeType = keyof typeof OUTCOMES;

/** The event that SES publishes for a message sent at one time and reported at another, as its topic delivers it. */
export function sesEvent(
  eventType: OutcomeType,
  { messageId, source, destination, tags }: AcceptedMail,
  { sentAt, at }: { sentAt: Date; at: Date },
): object {
  const event = {
    eventType,
    ...OUTCOMES[eventType](destination, at.toISOString()),
    mail: { timestamp: sentAt.toISOString(), source, messageId, destination, tags },
  };
  return { Records: [{ EventSource: 'aws:sns', Sns: { Message: JSON.stringify(event) } }] };
}

function recipients(addresses: readonly string[]): object[] {
  return addresses.map((emailAddress) => ({ emailAddress }));
}
