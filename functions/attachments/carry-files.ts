import { retry } from '#functions/data/table/retry.ts';
import { newAttachmentKey, type StoredAttachment } from '#functions/domain/attachment/attached-files.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { AwaitedFiles } from '#functions/domain/invoice/awaited-files.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Files } from '#functions/services/files.ts';
import { logLine } from '#functions/services/log.ts';
import { MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import { AppError } from '#shared/errors.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { besides, type Dependencies, forget, meter } from './attachments.ts';

type Carrying = {
  readonly awaited: AwaitedFiles;
  readonly files: Pick<Files, 'remove'>;
  /** Copies a file to another key; false if there is none. */
  readonly copy: (from: string, to: string) => Promise<boolean>;
  readonly count: Dependencies['count'];
};

/**
 * Copies the files that an invoice awaits from its appointment, and returns all files of the invoice. Those that the
 * appointment no longer has, or for which there is no room, are left out. Whatever ends it, it can be repeated; once
 * done, it changes nothing. Throws NOT_FOUND if the business has no such invoice, TOO_MANY_REQUESTS if it has attached too
 * much today, UNAVAILABLE while others change the invoice.
 */
export async function carryFiles(
  { awaited, files, copy, count }: Carrying,
  { id, now }: { id: string; now: Date },
): Promise<Attachment[]> {
  const copies = new Map<string, StoredAttachment | null>();
  const copyOf = async (source: StoredAttachment) => {
    const known = copies.get(source.id);
    if (known !== undefined) return known;
    await meter(count, now);
    const key = newAttachmentKey(id);
    const isCopied = await copy(source.key, key);
    if (!isCopied) logLine('warn', { event: 'attachment-missing', recordId: id, attachmentId: source.id });
    const made = isCopied ? { ...source, key } : null;
    copies.set(source.id, made);
    return made;
  };
  let isSettling = false;
  const carry = async (): Promise<readonly StoredAttachment[] | null> => {
    const { attachments, sources, settle } = orNotFound(await awaited.find(id), 'invoice');
    if (!sources) {
      noteUnchanged();
      return attachments;
    }
    const added: StoredAttachment[] = [];
    for (const source of sources.slice(0, MAX_ATTACHMENTS - attachments.length)) {
      const made = await copyOf(source);
      if (made) added.push(besides([...attachments, ...added], made));
    }
    isSettling = true;
    return (await settle(added)) ? [...attachments, ...added] : null;
  };
  const forgetUnless = (listed: readonly StoredAttachment[]) => {
    const kept = new Set(listed.map(({ key }) => key));
    const unused = [...copies.values()].flatMap((made) => (made && !kept.has(made.key) ? made.key : []));
    return forget(files, unused);
  };
  try {
    const listed = await retry('carry', carry);
    if (!listed) throw refusal({ BUSY });
    await forgetUnless(listed);
    return [...listed];
  } catch (error) {
    // After any other error of the table, the copies may belong to the invoice.
    if (!isSettling || error instanceof AppError) await forgetUnless([]);
    throw error;
  }
}
