import * as z from 'zod';
import { StoredMail } from './ses.ts';

/** An email that the product sent. */
export type SentMail = {
  id: string;
  /** With its display name as in the header: `"Northbill" <no-reply@example.com>`. */
  from: string;
  /** Addresses with their display names; Cc and Bcc follow To. */
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** `size` in bytes, `content` in base64. */
  attachments: { name: string; contentType: string; size: number; content: string }[];
  /** ISO timestamp, exact to the second. */
  sentAt: string;
};

/** The emails that the local SES at `endpoint` accepted, or those to one address; oldest first. */
export async function mails(endpoint: string, to?: string | null): Promise<SentMail[]> {
  const response = await fetch(`${endpoint}/store${to ? `?to=${encodeURIComponent(to)}` : ''}`, {
    signal: AbortSignal.timeout(10_000),
  });
  return Store.parse(await response.json()).emails.map(toSentMail);
}

const Store = z.object({ emails: z.array(StoredMail) });

function toSentMail(mail: StoredMail): SentMail {
  const { to, cc, bcc } = mail.destination;
  return {
    id: mail.messageId,
    from: mail.from,
    to: [...to, ...cc, ...bcc].flatMap(splitAddresses),
    replyTo: mail.replyTo.flatMap(splitAddresses),
    subject: mail.subject,
    text: mail.body.text ?? '',
    html: mail.body.html ?? '',
    attachments: mail.attachments.map(({ filename, contentType, size, content }) => ({
      name: filename ?? 'attachment',
      contentType,
      size,
      content,
    })),
    sentAt: new Date(mail.at * 1000).toISOString(),
  };
}

// Addresses come as one string; commas inside quoted display names do not separate.
function splitAddresses(header: string): string[] {
  const parts = header.match(/(?:"(?:\\.|[^"\\])*"|[^,"])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
