import * as z from 'zod';
import { ESTIMATE_TAG, INVOICE_TAG, PURPOSE_TAG, TOPIC_TAG } from '#functions/mail/mail-tags.ts';
import type { MailPurpose } from '#functions/services/suppressions.ts';
import { tidyEmail } from '#shared/email-address.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import { MAIL_TOPICS, type MailTopic } from '#shared/invoice/views.ts';

/** A delivery event of one email. Addresses are lower case and have their own letters, timestamps ISO. */
export type MailEvent = {
  readonly kind: MailReturn | 'DELIVERED';
  readonly messageId: string;
  readonly addresses: readonly string[];
  /**
   * Whether the event may concern any one of the addresses: a mailbox provider names all its recipients of an email.
   */
  readonly isAmbiguous?: true;
  readonly purpose: MailPurpose;
  readonly invoiceId: string | undefined;
  /** The link of the estimate in the email. */
  readonly estimateLink?: string;
  /** Topic of an email to the invoice's recipient. */
  readonly topic?: MailTopic;
  readonly sentAt: string;
  readonly at: string;
};

/** Parses an event that SES published through the configuration set; null for irrelevant and malformed ones. */
export function readMailEvent(message: string): MailEvent | null {
  const event = SesEvent.safeParse(parsed(message)).data;
  const happened = event && happenedIn(event);
  if (!happened) return null;
  const { messageId, destination, tags, timestamp } = event.mail;
  const estimateLink = tags?.[ESTIMATE_TAG]?.[0];
  const topic = MAIL_TOPICS.find((each) => each === tags?.[TOPIC_TAG]?.[0]);
  // Mail may be forwarded to another address, which then bounces; only the original recipient counts.
  const addresses = destination.length === 1 ? destination : happened.addresses;
  return {
    kind: happened.kind,
    messageId,
    addresses: addresses.map((address) => tidyEmail(address).toLowerCase()),
    ...(happened.kind === 'COMPLAINED' && addresses.length > 1 && { isAmbiguous: true as const }),
    purpose: tags?.[PURPOSE_TAG]?.[0] === 'ACCOUNT' ? 'ACCOUNT' : 'BUSINESS',
    invoiceId: tags?.[INVOICE_TAG]?.[0],
    ...(estimateLink && { estimateLink }),
    ...(topic && { topic }),
    sentAt: timestamp,
    at: happened.at,
  };
}

const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const Recipients = z.array(z.object({ emailAddress: z.string().min(1) }));
const SesMail = z.object({
  messageId: z.string().min(1),
  timestamp: Instant,
  destination: z.array(z.string().min(1)).min(1),
  tags: z.record(z.string(), z.array(z.string())).optional(),
});

/** The SES events that need action. */
const SesEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail: SesMail,
    bounce: z.object({
      bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
      bouncedRecipients: Recipients,
      timestamp: Instant,
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: SesMail,
    complaint: z.object({
      complainedRecipients: Recipients,
      complaintFeedbackType: z.string().nullish(),
      timestamp: Instant,
    }),
  }),
  z.object({
    eventType: z.literal('Delivery'),
    mail: SesMail,
    delivery: z.object({ recipients: z.array(z.string().min(1)), timestamp: Instant }),
  }),
  z.object({ eventType: z.literal('Reject'), mail: SesMail, reject: z.object({ reason: z.string() }) }),
]);

type Happened = Pick<MailEvent, 'kind' | 'addresses' | 'at'>;

function happenedIn(event: z.infer<typeof SesEvent>): Happened | null {
  switch (event.eventType) {
    case 'Bounce': {
      const { bounceType, bouncedRecipients, timestamp: at } = event.bounce;
      return { kind: bounceType === 'Permanent' ? 'BOUNCED' : 'UNDELIVERED', addresses: of(bouncedRecipients), at };
    }
    case 'Complaint': {
      const { complainedRecipients, complaintFeedbackType, timestamp: at } = event.complaint;
      // The message was moved out of the spam folder.
      if (complaintFeedbackType === 'not-spam') return null;
      return { kind: 'COMPLAINED', addresses: of(complainedRecipients), at };
    }
    case 'Delivery':
      return { kind: 'DELIVERED', addresses: event.delivery.recipients, at: event.delivery.timestamp };
    case 'Reject':
      return { kind: 'REFUSED', addresses: event.mail.destination, at: event.mail.timestamp };
  }
}

function of(recipients: z.infer<typeof Recipients>): string[] {
  return recipients.map(({ emailAddress }) => emailAddress);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
