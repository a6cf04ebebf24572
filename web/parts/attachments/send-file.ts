import { PART_BYTES } from '#shared/attachment/limits.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { FILE_CALLS, type FilesOf } from '#web/lib/queries/attachments.ts';

/** A file on its way. `sent` is the number of parts that have arrived, from which a retry continues. */
export type Sending = { readonly id: string; readonly name: string; readonly blob: Blob; sent: number };

type Options = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

/** Pauses in milliseconds before a part is sent again after a dropped line. */
const PAUSES_MS = [1_000, 3_000, 6_000];

/**
 * Sends a file part by part, then attaches it to a record. A part that is lost is sent again; if the line stays down,
 * throws ConnectionError, and a second call continues where this one ended. Throws what the calls throw, and the
 * signal's reason once it is aborted.
 */
export async function sendFile(
  { kind, id: recordId }: FilesOf,
  file: Sending,
  { signal, onProgress }: Options,
): Promise<Attachment> {
  const { id, name, blob } = file;
  const parts = Math.ceil(blob.size / PART_BYTES);
  while (file.sent < parts) {
    const part = file.sent;
    const content = await base64Of(blob.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
    const path = { id: recordId, attachmentId: id };
    await patiently(signal, () => call(FILE_CALLS[kind].part, { ...path, body: { part, content }, signal }));
    file.sent = part + 1;
    // Checking the file is the last step.
    onProgress(file.sent / (parts + 1));
  }
  const body = { id, name: name.slice(-255), size: blob.size };
  return patiently(signal, () => call(FILE_CALLS[kind].add, { id: recordId, body, signal }));
}

async function patiently<Result>(signal: AbortSignal, send: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ConnectionError) || signal.aborted) throw error;
      await backOnline(pause, signal);
    }
  }
  return send();
}

/** Waits, but no longer than until the browser is online again. */
async function backOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const { signal: until } = ended;
  await new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    until.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('online', () => done(), { signal: until });
    signal.addEventListener('abort', () => done(), { signal: until });
  });
  ended.abort();
  signal.throwIfAborted();
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
