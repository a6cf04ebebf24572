import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AddressObject, simpleParser } from 'mailparser';
import type { Emulator } from './emulator.ts';
import { openJournal } from './journal.ts';
import { numberedIn, QueryError, serveQueryApi } from './query-api.ts';

/** Data of an accepted message that SES repeats in its events. */
export type AcceptedMail = {
  messageId: string;
  source: string;
  destination: string[];
  /** Absent if the call named none; then no events are published. */
  configurationSet: string | undefined;
  tags: Record<string, string[]>;
};

/** An email that the product sent. */
export type SentMail = {
  id: string;
  /** With its display name: `"Northbill" <no-reply@example.com>`. */
  from: string;
  /** Addresses with their display names; Cc and hidden recipients follow To. */
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** `size` in bytes, `content` in base64. */
  attachments: { name: string; contentType: string; size: number; content: string }[];
  /** ISO timestamp. */
  sentAt: string;
};

export type Ses = Emulator & {
  /** The accepted emails, or those to one address; oldest first. */
  mails: (to?: string | null) => SentMail[];
  /** Calls the listener for every message accepted from now on. */
  onAccepted: (listener: (mail: AcceptedMail) => void) => void;
};

/**
 * Starts SES for SendRawEmail. It keeps what it accepted in `folder`, where `messages/<id>.eml` is each email as it was
 * sent, and reports senders, recipients and tags to listeners. Refuses what mail servers would refuse.
 */
export async function startSes({ folder }: { folder: string }): Promise<Ses> {
  mkdirSync(join(folder, 'messages'), { recursive: true });
  const sent = openJournal<SentMail>(join(folder, 'mails'), ({ to }) => to.join('\n').toLowerCase());
  const listeners: ((mail: AcceptedMail) => void)[] = [];
  const emulator = await serveQueryApi('SendRawEmail', async (call) => {
    const raw = Buffer.from(call.get('RawMessage.Data') ?? '', 'base64');
    const fault = faultIn(raw);
    if (fault) throw new QueryError('InvalidParameterValue', fault);
    const accepted = acceptedMail(call);
    writeFileSync(join(folder, 'messages', `${accepted.messageId}.eml`), raw);
    sent.append(await sentMail(raw, accepted));
    for (const listener of listeners) listener(accepted);
    return accepted.messageId;
  });
  return {
    ...emulator,
    mails: (to) => sent.read((recipients) => recipients.includes(to?.toLowerCase() ?? '')),
    onAccepted: (listener) => void listeners.push(listener),
  };
}

function acceptedMail(call: URLSearchParams): AcceptedMail {
  const names = numberedIn(call, (n) => `Tags.member.${n}.Name`);
  return {
    messageId: randomUUID(),
    source: call.get('Source') ?? '',
    destination: numberedIn(call, (n) => `Destinations.member.${n}`),
    configurationSet: call.get('ConfigurationSetName') ?? undefined,
    tags: Object.fromEntries(names.map((name, at) => [name, [call.get(`Tags.member.${at + 1}.Value`) ?? '']])),
  };
}

/** SES sends to all recipients of the call, including those in no header. */
async function sentMail(raw: Buffer, { messageId, destination }: AcceptedMail): Promise<SentMail> {
  const { from, to, cc, replyTo, subject = '', text = '', html, attachments } = await simpleParser(raw);
  const named = [...addressesIn(to), ...addressesIn(cc)];
  const isNamed = (address: string) => named.join('\n').toLowerCase().includes(address.toLowerCase());
  return {
    id: messageId,
    from: addressesIn(from).join(', '),
    to: [...named, ...destination.filter((address) => !isNamed(address))],
    replyTo: addressesIn(replyTo),
    subject,
    text,
    html: html || '',
    attachments: attachments.map(({ filename = 'attachment', contentType, size, content }) => ({
      ...{ name: filename, contentType, size },
      content: content.toString('base64'),
    })),
    sentAt: new Date().toISOString(),
  };
}

function addressesIn(header: AddressObject | AddressObject[] = []): string[] {
  const addresses = [header].flat().flatMap(({ value }) => value);
  return addresses.map(({ name, address = '' }) => (name ? `"${name}" <${address}>` : address));
}

/** The longest line that mail servers must accept (RFC 5322), in bytes without its end. */
const MAX_LINE = 998;

/**
 * Why mail servers may refuse or change a message; undefined if none does. SES itself would accept it, and its
 * recipient would not see what was sent, or nothing at all.
 */
export function faultIn(message: Uint8Array): string | undefined {
  const text = Buffer.from(message).toString('latin1');
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) return 'A line ends with CR or LF alone';
  const lines = text.split('\r\n');
  if (lines.some((line) => line.length > MAX_LINE)) return `A line is longer than ${MAX_LINE} bytes`;
  if (lines.some((line) => /[^\t -~]/.test(line))) return 'A byte is not printable ASCII';
  return undefined;
}
