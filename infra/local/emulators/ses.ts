import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Emulator } from './emulator.ts';
import { openJournal } from './journal.ts';
import { closeServer, originOf } from './loopback.ts';

// Loaded the CommonJS way: module loaders disagree on what its default import is.
const load = createRequire(import.meta.url);
const ses: typeof import('aws-ses-v2-local') = load('aws-ses-v2-local');
const { getStoreReadonly, clearStore }: typeof import('aws-ses-v2-local/dist/store.js') = load(
  'aws-ses-v2-local/dist/store.js',
);

/**
 * Starts SES on aws-ses-v2-local. With `folder`, what was sent survives a restart.
 * Its mails belong to the process: a second one started in the same process takes the store over.
 */
export async function startSes({ folder }: { folder?: string } = {}): Promise<Emulator> {
  const journal = openJournal(folder === undefined ? null : join(folder, 'mails.jsonl'), StoredMail);
  clearStore();
  const { emails } = getStoreReadonly();
  emails.push(...journal.entries);
  const server = await ses.default({ host: '127.0.0.1', port: 0 });
  server.on('request', (_request, response) => {
    response.once('close', () => {
      for (const mail of emails.slice(journal.entries.length)) journal.append(StoredMail.parse(mail));
    });
  });
  return { endpoint: originOf(server), stop: () => closeServer(server) };
}

/** What aws-ses-v2-local keeps of a mail; `at` is in seconds since 1970. */
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
