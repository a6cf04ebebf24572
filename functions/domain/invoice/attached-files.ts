import { newId } from '#functions/data/table/ids.ts';
import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { onlyIf, set } from '#functions/data/table/write.ts';
import { entryOf, noteWritten } from '#functions/domain/audit/audited-call.ts';
import { entryWrite } from '#functions/domain/audit/entry.ts';
import type { FieldChange } from '#shared/activity/schema.ts';
import type { InvoiceRecord, StoredAttachment } from './invoice-record.ts';
import { unchanged } from './invoices.ts';

/** A place for the bytes of a file. Each call stores them anew, so that none replaces or removes those of another. */
export const newAttachmentKey = (invoiceId: string) => `attachments/${invoiceId}/${newId()}`;

/** Where the parts of a file are until it belongs to its invoice; they expire after a day. */
export const uploadKey = (invoiceId: string, attachmentId: string, part: number | '' = '') =>
  `uploads/${invoiceId}/${attachmentId}/${part}`;

/** The prefixes of all files of an invoice. */
export const attachmentPrefixes = (invoiceId: string) => [`attachments/${invoiceId}/`, `uploads/${invoiceId}/`];

/** Opens the lists of files that invoices have. */
export function attachedFilesIn(table: Table) {
  const write = async (
    invoice: InvoiceRecord,
    attachments: readonly StoredAttachment[],
    change: FieldChange,
  ): Promise<boolean> => {
    const { id, businessId, invoiceNumber } = invoice;
    const entry = entryOf({ record: { kind: 'invoice', id, label: invoiceNumber } }, 'invoice.attach');
    const list = set(invoiceKey(id), { attachments: attachments.length > 0 ? attachments : undefined });
    const failed = await table.transact({
      list: { Update: onlyIf(list, unchanged(invoice)) },
      activity: entryWrite(businessId, { ...entry, changes: [change] }, new Date()),
    });
    if (failed === null) noteWritten();
    return failed === null;
  };
  return {
    /** Adds a file to an invoice as read. Returns false if the invoice changed since. */
    add: (invoice: InvoiceRecord, attachment: StoredAttachment): Promise<boolean> =>
      write(invoice, [...(invoice.attachments ?? []), attachment], { field: 'attachment', to: named(attachment) }),
    /** Removes a file from an invoice as read. Returns false if the invoice changed since. */
    remove: (invoice: InvoiceRecord, attachment: StoredAttachment): Promise<boolean> => {
      const others = (invoice.attachments ?? []).filter(({ id }) => id !== attachment.id);
      return write(invoice, others, { field: 'attachment', from: named(attachment) });
    },
  };
}

function named({ name }: StoredAttachment) {
  return { kind: 'text', text: name } as const;
}
