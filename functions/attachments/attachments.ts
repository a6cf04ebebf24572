import { retry } from '#functions/data/table/retry.ts';
import {
  type FileList,
  type FileLists,
  newAttachmentKey,
  type StoredAttachment,
  uploadKey,
} from '#functions/domain/attachment/attached-files.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { attachment as contentDisposition } from '#functions/http/attachment.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Files } from '#functions/services/files.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { attachmentName, unusedName } from '#shared/attachment/file-name.ts';
import { MAX_ATTACHMENTS, PART_BYTES } from '#shared/attachment/limits.ts';
import type { Attachment, NewAttachment } from '#shared/attachment/schema.ts';
import { AppError } from '#shared/errors.ts';
import { TOO_MANY_FILES, UPLOAD_INCOMPLETE, UPLOADS_USED_UP } from '#shared/refusals/attachments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { checkedType } from './check-file.ts';

/** Parts that a business can send in a day, and files that are checked: about 2 GB. */
export const MAX_DAILY_PARTS = 3_000;

/** The files of one kind of record of the caller's business. */
export type Dependencies = {
  readonly lists: FileLists;
  readonly files: Files;
  /** Counts a part, or a file that is checked, of today; null once the business has sent too many. */
  readonly count: (now: Date) => Promise<number | null>;
};

type Part = {
  readonly id: string;
  readonly attachmentId: string;
  readonly part: number;
  readonly content: string;
  readonly now: Date;
};

/**
 * Stores a part of a file until the file is attached or a day has passed. Throws NOT_FOUND if the business has no such
 * record, CONFLICT if it has ten files, TOO_MANY_REQUESTS if the business has sent too many parts today.
 */
export async function addPart(
  { lists, files, count }: Dependencies,
  { id, attachmentId, part, content, now }: Part,
): Promise<void> {
  requireRoom(await filesOf(lists, id));
  await meter(count, now);
  await files.put(uploadKey(id, attachmentId, part), Buffer.from(content, 'base64'), {
    contentType: 'application/octet-stream',
  });
}

/**
 * Attaches the file whose parts were sent, once for an id. Throws INVALID_REQUEST if its content may not be attached,
 * CONFLICT if parts are missing or the record has ten files, NOT_FOUND if the business has no such record,
 * TOO_MANY_REQUESTS if the business has sent too much today, UNAVAILABLE while others change the record.
 */
export async function addAttachment(
  { lists, files, count }: Dependencies,
  { recordId, body, now }: { recordId: string; body: NewAttachment; now: Date },
): Promise<Attachment> {
  const { id, name, size } = body;
  const list = await filesOf(lists, recordId);
  const present = fileIn(list, id);
  if (present) {
    noteUnchanged();
    return present;
  }
  requireRoom(list);
  await meter(count, now);
  const parts = Array.from({ length: Math.ceil(size / PART_BYTES) }, (_, part) => uploadKey(recordId, id, part));
  const bytes = await wholeOf(files, parts, size);
  if (!bytes) {
    // The call that used the parts may have lost its answer.
    const repeated = fileIn(await filesOf(lists, recordId), id);
    if (!repeated) throw refusal({ UPLOAD_INCOMPLETE });
    noteUnchanged();
    return repeated;
  }
  const key = newAttachmentKey(recordId);
  try {
    const type = checkedType(bytes);
    const file = { id, name: attachmentName(name, type), size, type, key };
    await files.put(key, bytes, { contentType: type, contentDisposition: contentDisposition(file.name) });
    const listed = await retry('attach', async () => {
      const before = await filesOf(lists, recordId);
      const repeated = fileIn(before, id);
      if (repeated) return repeated;
      requireRoom(before);
      const added = besides(before.attachments, file);
      return (await before.add(added)) ? added : null;
    });
    if (!listed) throw refusal({ BUSY });
    if (listed.key !== key) noteUnchanged();
    await forget(files, listed.key === key ? parts : [key, ...parts]);
    return listed;
  } catch (error) {
    // After any other error, the file may belong to the record.
    if (error instanceof AppError) await forget(files, [key, ...parts]);
    throw error;
  }
}

/** The file under a name that none of the others has. */
export function besides(others: readonly StoredAttachment[], file: StoredAttachment): StoredAttachment {
  const names = others.map(({ name }) => name);
  return { ...file, name: unusedName(file.name, names) };
}

/**
 * Removes a file from its record and deletes it. Throws NOT_FOUND if the business has no such record or file,
 * UNAVAILABLE while others change the record.
 */
export async function removeAttachment(
  { lists, files }: Pick<Dependencies, 'lists' | 'files'>,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<void> {
  const removed = await retry('detach', async () => {
    const list = await filesOf(lists, id);
    const file = orNotFound(fileIn(list, attachmentId), 'attachment');
    return (await list.remove(file)) ? file : null;
  });
  if (!removed) throw refusal({ BUSY });
  await forget(files, [removed.key]);
}

type Reading = {
  readonly lists: FileLists;
  /** Makes a link with which a browser can save a stored file for five minutes, under its listed name. */
  readonly linkTo: (key: string, disposition: string) => Promise<string>;
};

/** Where a file can be read for five minutes. Throws NOT_FOUND if there is no such record or it has no such file. */
export async function linkToAttachment(
  { lists, linkTo }: Reading,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<{ url: string }> {
  const file = orNotFound(fileIn(await filesOf(lists, id), attachmentId), 'attachment');
  return { url: await linkTo(file.key, contentDisposition(file.name)) };
}

/** Counts what costs time or space. Throws TOO_MANY_REQUESTS once the business has used up its day. */
export async function meter(count: Dependencies['count'], now: Date): Promise<void> {
  if ((await count(now)) === null) throw refusal({ UPLOADS_USED_UP });
}

async function filesOf(lists: FileLists, recordId: string): Promise<FileList> {
  return orNotFound(await lists.find(recordId), lists.kind);
}

function fileIn({ attachments }: FileList, id: string): StoredAttachment | undefined {
  return attachments.find((file) => file.id === id);
}

function requireRoom({ attachments }: FileList): void {
  if (attachments.length >= MAX_ATTACHMENTS) throw refusal({ TOO_MANY_FILES });
}

/** The bytes of all parts; undefined if one is missing or they have another size than announced. */
async function wholeOf(files: Files, keys: readonly string[], size: number): Promise<Buffer | undefined> {
  const parts = await Promise.all(keys.map((key) => files.get(key)));
  const whole = Buffer.concat(parts.filter((part) => part !== undefined));
  return parts.includes(undefined) || whole.length !== size ? undefined : whole;
}

/** Deletes files that nothing refers to. A failure is only logged: parts expire, and the purge finds the others. */
export async function forget(files: Pick<Files, 'remove'>, keys: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const result of results) if (result.status === 'rejected') logLine('warn', failureFields(result.reason));
}
