import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Emulator } from './emulator.ts';
import { openJournal } from './journal.ts';
import { closeServer, headerOf, originOf, readBody, serveLoopback } from './loopback.ts';
import { faultIn } from './raw-message.ts';

// Loaded as CommonJS: module loaders disagree on its default import.
const load = createRequire(import.meta.url);
const ses: typeof import('aws-ses-v2-local') = load('aws-ses-v2-local');
const { getStoreReadonly }: typeof import('aws-ses-v2-local/dist/store.js') = load('aws-ses-v2-local/dist/store.js');

/** Data of an accepted message that SES repeats in its events. */
export type AcceptedMail = {
  messageId: string;
  source: string;
  destination: string[];
  /** Absent if the call named none; then no events are published. */
  configurationSet: string | undefined;
  tags: Record<string, string[]>;
};

export type Ses = Emulator & {
  /** Calls the listener for every message accepted from now on, after the response to its sender. */
  onAccepted: (listener: (mail: AcceptedMail) => void) => void;
};

/** The headers that aws-ses-v2-local reads. */
const FORWARDED_HEADERS = ['authorization', 'content-type'];
/** The limit of aws-ses-v2-local. */
const MAX_BODY_BYTES = 25_000_000;

/**
 * Starts SES on aws-ses-v2-local, behind a server that keeps what it accepted in `folder` and reports senders, recipients
 * and tags to listeners. `/store` lists the emails, `/store?to=` those to one address; `messages/<id>.eml` in the folder
 * is each as it was sent. Refuses what mail servers would refuse.
 */
export async function startSes({ folder }: { folder: string }): Promise<Ses> {
  mkdirSync(join(folder, 'messages'), { recursive: true });
  const sent = openJournal({ file: join(folder, 'mails.jsonl'), schema: StoredMail, keyOf: recipientsOf });
  const server = await ses.default({ host: '127.0.0.1', port: 0 });
  const listeners: ((mail: AcceptedMail) => void)[] = [];
  const front = await serveLoopback(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://ses');
    if (url.pathname === '/store') {
      const to = url.searchParams.get('to')?.toLowerCase() ?? '';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ emails: sent.read((recipients) => recipients.includes(to)) }));
      return;
    }
    const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
    const call = new URLSearchParams(body);
    const raw = Buffer.from(call.get('RawMessage.Data') ?? '', 'base64');
    const fault = faultIn(raw);
    if (fault) return void response.writeHead(400, { 'content-type': 'text/xml' }).end(refusal(fault));
    const upstream = await fetch(`${originOf(server)}${request.url}`, {
      method: request.method ?? 'GET',
      headers: FORWARDED_HEADERS.map((name): [string, string] => [name, headerOf(request, name) ?? '']),
      ...(body !== undefined && { body }),
    });
    const text = await upstream.text();
    const messageId = /<SendRawEmailResult><MessageId>([^<]+)</.exec(text)?.[1];
    if (messageId) {
      writeFileSync(join(folder, 'messages', `${messageId}.eml`), raw);
      sent.append(withHiddenRecipients(takeFromStore(messageId), call));
    }
    response
      .writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? 'text/plain' })
      .end(text);
    if (messageId) for (const listener of listeners) listener(acceptedMail(messageId, call));
  });
  return {
    endpoint: front.endpoint,
    onAccepted: (listener) => void listeners.push(listener),
    async stop() {
      await front.stop();
      await closeServer(server);
    },
  };
}

function refusal(message: string): string {
  return `<ErrorResponse><Error><Type>Sender</Type><Code>InvalidParameterValue</Code><Message>${message}</Message></Error></ErrorResponse>`;
}

/** Removes an email from aws-ses-v2-local's store, which would keep all of them, with attachments, in memory. */
function takeFromStore(messageId: string): StoredMail {
  const { emails } = getStoreReadonly();
  const index = emails.findIndex((mail) => mail.messageId === messageId);
  return StoredMail.parse(emails.splice(index, 1)[0]);
}

function recipientsOf({ destination: { to, cc, bcc } }: StoredMail): string {
  return [...to, ...cc, ...bcc].join('\n').toLowerCase();
}

/** SES sends to all recipients of the call, including those in no header; aws-ses-v2-local reads only the headers. */
function withHiddenRecipients(mail: StoredMail, call: URLSearchParams): StoredMail {
  const named = recipientsOf(mail);
  const hidden = recipientsIn(call).filter((address) => !named.includes(address.toLowerCase()));
  return { ...mail, destination: { ...mail.destination, bcc: [...mail.destination.bcc, ...hidden] } };
}

function recipientsIn(call: URLSearchParams): string[] {
  return numberedIn(call, (n) => `Destinations.member.${n}`);
}

function numberedIn(call: URLSearchParams, name: (n: number) => string): string[] {
  const values: string[] = [];
  for (let n = 1; call.has(name(n)); n += 1) values.push(call.get(name(n)) ?? '');
  return values;
}

function acceptedMail(messageId: string, call: URLSearchParams): AcceptedMail {
  const names = numberedIn(call, (n) => `Tags.member.${n}.Name`);
  return {
    messageId,
    source: call.get('Source') ?? '',
    destination: recipientsIn(call),
    configurationSet: call.get('ConfigurationSetName') ?? undefined,
    tags: Object.fromEntries(names.map((name, at) => [name, [call.get(`Tags.member.${at + 1}.Value`) ?? '']])),
  };
}

/** An email as aws-ses-v2-local stores it; `at` is in seconds since 1970. */
export type StoredMail = z.infer<typeof StoredMail>;
export const StoredMail = z.object({
  messageId: z.string(),
  from: z.string(),
  replyTo: z.array(z.string()),
  destination: z.object({ to: z.array(z.string()), cc: z.array(z.string()), bcc: z.array(z.string()) }),
  subject: z.string(),
  body: z.object({ html: z.string().optional(), text: z.string().optional() }),
  attachments: z.array(
    z.object({ content: z.string(), contentType: z.string(), filename: z.string().optional(), size: z.number() }),
  ),
  at: z.number(),
});
