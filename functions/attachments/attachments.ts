import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { type attachedFilesIn, newAttachmentKey, uploadKey } from '#functions/domain/invoice/attached-files.ts';
import type { InvoiceRecord, StoredAttachment } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { opensLinks } from '#functions/domain/invoice/published-invoice.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { attachment as contentDisposition } from '#functions/http/attachment.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Files } from '#functions/services/files.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { attachmentName, unusedName } from '#shared/attachment/file-name.ts';
import { MAX_ATTACHMENTS, PART_BYTES } from '#shared/attachment/limits.ts';
import type { Attachment, NewAttachment } from '#shared/attachment/schema.ts';
import { AppError } from '#shared/errors.ts';
import { TOO_MANY_FILES, UPLOAD_INCOMPLETE, UPLOADS_USED_UP } from '#shared/refusals/attachments.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { checkedType } from './check-file.ts';

/** Parts that a business can send in a day, and files that are checked: about 2 GB. */
export const MAX_DAILY_PARTS = 3_000;

type Dependencies = {
  readonly invoices: Pick<Invoices, 'find'>;
  readonly businesses: Pick<Businesses, 'find'>;
  readonly attached: ReturnType<typeof attachedFilesIn>;
  readonly files: Files;
  /** Makes a link with which a browser can save a stored file for five minutes, under its listed name. */
  readonly linkTo: (key: string, disposition: string) => Promise<string>;
  /** Counts a part, or a file that is checked, of today; null once the business has sent too many. */
  readonly count: (businessId: string, now: Date) => Promise<number | null>;
};

type Part = {
  readonly caller: Caller;
  readonly id: string;
  readonly attachmentId: string;
  readonly part: number;
  readonly content: string;
  readonly now: Date;
};

/**
 * Stores a part of a file until the file is attached or a day has passed. Throws NOT_FOUND for another business's
 * invoice, CONFLICT if the invoice has ten files, TOO_MANY_REQUESTS if the business has sent too many parts today.
 */
export async function addPart(
  { invoices, files, count }: Pick<Dependencies, 'invoices' | 'files' | 'count'>,
  { caller, id, attachmentId, part, content, now }: Part,
): Promise<void> {
  requireRoom(await ownInvoice(invoices, caller, id));
  await meter(count, caller, now);
  await files.put(uploadKey(id, attachmentId, part), Buffer.from(content, 'base64'), {
    contentType: 'application/octet-stream',
  });
}

/**
 * Attaches the file whose parts were sent, once for an id. Throws INVALID_REQUEST if its content may not be attached,
 * CONFLICT if parts are missing or the invoice has ten files, NOT_FOUND for another business's invoice,
 * TOO_MANY_REQUESTS if the business has sent too much today.
 */
export async function addAttachment(
  { invoices, attached, files, count }: Pick<Dependencies, 'invoices' | 'attached' | 'files' | 'count'>,
  { caller, invoiceId, body, now }: { caller: Caller; invoiceId: string; body: NewAttachment; now: Date },
): Promise<Attachment> {
  const { id, name, size } = body;
  const invoice = await ownInvoice(invoices, caller, invoiceId);
  const present = fileOf(invoice, id);
  if (present) {
    noteUnchanged();
    return present;
  }
  requireRoom(invoice);
  await meter(count, caller, now);
  const parts = Array.from({ length: Math.ceil(size / PART_BYTES) }, (_, part) => uploadKey(invoiceId, id, part));
  const bytes = await wholeOf(files, parts, size);
  if (!bytes) {
    // The call that used the parts may have lost its answer.
    const repeated = fileOf(await ownInvoice(invoices, caller, invoiceId), id);
    if (!repeated) throw refusal({ UPLOAD_INCOMPLETE });
    noteUnchanged();
    return repeated;
  }
  const key = newAttachmentKey(invoiceId);
  try {
    const type = checkedType(bytes);
    const file = { id, name: attachmentName(name, type), size, type, key };
    await files.put(key, bytes, { contentType: type, contentDisposition: contentDisposition(file.name) });
    const listed = await retry('attach', async () => {
      const before = await ownInvoice(invoices, caller, invoiceId);
      const repeated = fileOf(before, id);
      if (repeated) return repeated;
      requireRoom(before);
      const added = besides(before, file);
      return (await attached.add(before, added)) ? added : null;
    });
    if (!listed) throw refusal({ INVOICE_CHANGING });
    if (listed.key !== key) noteUnchanged();
    await forget(files, listed.key === key ? parts : [key, ...parts]);
    return listed;
  } catch (error) {
    // After any other error, the file may belong to the invoice.
    if (error instanceof AppError) await forget(files, [key, ...parts]);
    throw error;
  }
}

/** The file under a name that the invoice has no other file under. */
function besides({ attachments = [] }: InvoiceRecord, file: StoredAttachment): StoredAttachment {
  return {
    ...file,
    name: unusedName(
      file.name,
      attachments.map(({ name }) => name),
    ),
  };
}

/** Removes a file from its invoice and deletes it. Throws NOT_FOUND for another business's, or if it is gone. */
export async function removeAttachment(
  { invoices, attached, files }: Pick<Dependencies, 'invoices' | 'attached' | 'files'>,
  { caller, id, attachmentId }: { caller: Caller; id: string; attachmentId: string },
): Promise<void> {
  const removed = await retry('detach', async () => {
    const invoice = await ownInvoice(invoices, caller, id);
    const file = orNotFound(fileOf(invoice, attachmentId), 'attachment');
    return (await attached.remove(invoice, file)) ? file : null;
  });
  if (!removed) throw refusal({ INVOICE_CHANGING });
  await forget(files, [removed.key]);
}

/** Where a file can be read for five minutes. Throws NOT_FOUND if its invoice is not public or has no such file. */
export async function linkToAttachment(
  { invoices, businesses, linkTo }: Pick<Dependencies, 'invoices' | 'businesses' | 'linkTo'>,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<{ url: string }> {
  const invoice = orNotFound(await invoices.find(id), 'invoice');
  orNotFound(opensLinks(await businesses.find(invoice.businessId)), 'invoice');
  const file = orNotFound(fileOf(invoice, attachmentId), 'attachment');
  return { url: await linkTo(file.key, contentDisposition(file.name)) };
}

/** Counts what costs time or space. Throws TOO_MANY_REQUESTS once the business has used up its day. */
async function meter(count: Dependencies['count'], { businessId }: Caller, now: Date): Promise<void> {
  if ((await count(businessId, now)) === null) throw refusal({ UPLOADS_USED_UP });
}

async function ownInvoice(invoices: Dependencies['invoices'], caller: Caller, id: string): Promise<InvoiceRecord> {
  const invoice = await invoices.find(id);
  return orNotFound(invoice?.businessId === caller.businessId && invoice, 'invoice');
}

function fileOf({ attachments = [] }: InvoiceRecord, id: string): StoredAttachment | undefined {
  return attachments.find((file) => file.id === id);
}

function requireRoom({ attachments = [] }: InvoiceRecord): void {
  if (attachments.length >= MAX_ATTACHMENTS) throw refusal({ TOO_MANY_FILES });
}

/** The bytes of all parts; undefined if one is missing or they have another size than announced. */
async function wholeOf(files: Files, keys: readonly string[], size: number): Promise<Buffer | undefined> {
  const parts = await Promise.all(keys.map((key) => files.get(key)));
  const whole = Buffer.concat(parts.filter((part) => part !== undefined));
  return parts.includes(undefined) || whole.length !== size ? undefined : whole;
}

/** Deletes files that nothing refers to. A failure is only logged: parts expire, and the purge finds the others. */
async function forget(files: Files, keys: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const result of results) if (result.status === 'rejected') logLine('warn', failureFields(result.reason));
}
