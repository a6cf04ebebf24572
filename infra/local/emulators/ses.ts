import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Emulator } from './emulator.ts';
import { openJournal } from './journal.ts';
import { closeServer, headerOf, originOf, readBody, serveLoopback } from './loopback.ts';

// Loaded as CommonJS: module loaders disagree on its default import.
const load = createRequire(import.meta.url);
const ses: typeof import('aws-ses-v2-local') = load('aws-ses-v2-local');
const { getStoreReadonly, clearStore }: typeof import('aws-ses-v2-local/dist/store.js') = load(
  'aws-ses-v2-local/dist/store.js',
);

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
 * Starts SES on aws-ses-v2-local, behind a server that reports senders, recipients and tags to listeners.
 * `/store?to=` lists the emails to one address. With `folder`, emails survive a restart. They are stored per process: a
 * second instance in the same process replaces them.
 */
export async function startSes({ folder }: { folder?: string } = {}): Promise<Ses> {
  const journal = openJournal(folder === undefined ? null : join(folder, 'mails.jsonl'), StoredMail);
  clearStore();
  const { emails } = getStoreReadonly();
  emails.push(...journal.entries);
  const server = await ses.default({ host: '127.0.0.1', port: 0 });
  const listeners: ((mail: AcceptedMail) => void)[] = [];
  const front = await serveLoopback(async (request, response) => {
    const [, to] = /^\/store\?to=(.+)$/.exec(request.url ?? '') ?? [];
    if (to) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ emails: journal.entries.filter(isFor(decodeURIComponent(to))) }));
      return;
    }
    const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
    const upstream = await fetch(`${originOf(server)}${request.url}`, {
      method: request.method ?? 'GET',
      headers: FORWARDED_HEADERS.map((name): [string, string] => [name, headerOf(request, name) ?? '']),
      ...(body !== undefined && { body }),
    });
    const text = await upstream.text();
    for (const mail of emails.slice(journal.entries.length)) journal.append(StoredMail.parse(mail));
    const call = new URLSearchParams(body);
    const messageId = /<SendRawEmailResult><MessageId>([^<]+)</.exec(text)?.[1];
    // A concurrent call may already have moved this email to the journal.
    for (const mail of [...emails, ...journal.entries].filter((each) => each.messageId === messageId))
      mail.destination.bcc.push(...hiddenRecipients(mail, call));
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

function isFor(address: string) {
  return ({ destination: { to, cc, bcc } }: Pick<StoredMail, 'destination'>) =>
    [...to, ...cc, ...bcc].some((each) => each.toLowerCase().includes(address.toLowerCase()));
}

/** SES sends to all recipients of the call, including those in no header; aws-ses-v2-local reads only the headers. */
function hiddenRecipients(mail: Pick<StoredMail, 'destination'>, call: URLSearchParams): string[] {
  return recipientsIn(call).filter((address) => !isFor(address)(mail));
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
