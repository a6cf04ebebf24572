import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { Files } from '#functions/services/files.ts';
import { MAX_MAILED_BYTES } from '#shared/attachment/limits.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';

type Attachments = NonNullable<Mail['attachments']>;

/** The files that the email with an invoice takes along: all of them, or none if they are too large together. */
export function mailedFiles<File extends Attachment>({
  attachments = [],
}: {
  readonly attachments?: readonly File[] | undefined;
}): readonly File[] {
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0);
  return bytes < MAX_MAILED_BYTES ? attachments : [];
}

/** Reads those files. Throws if one is missing: it was removed meanwhile, and the next delivery has the new list. */
export function readMailedFiles(
  files: Pick<Files, 'get'>,
  invoice: Pick<InvoiceRecord, 'attachments'>,
): Promise<Attachments> {
  return Promise.all(
    mailedFiles(invoice).map(async ({ id, key, name, type }) => {
      const bytes = await files.get(key);
      if (!bytes) throw new Error(`The file ${id} is missing`);
      return { name, contentType: type, bytes };
    }),
  );
}

/** Says which files are attached, or that they are on the invoice's page; nothing if there are none. */
export function filesLine(
  { attachments = [] }: Pick<PublicInvoice, 'attachments'>,
  mailed: readonly Attachment[],
  { mail }: Pick<Dictionary, 'mail'>,
): string[] {
  if (attachments.length === 0) return [];
  const names = attachments.map(({ name }) => name).join(', ');
  return [mailed.length > 0 ? mail.filesAttached(names) : mail.filesOnPage(names)];
}
