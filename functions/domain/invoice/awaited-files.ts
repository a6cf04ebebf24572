import { appointmentKey, invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type StoredAttachment, writeFiles } from '#functions/domain/attachment/attached-files.ts';
import { filedInvoice } from './attached-files.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** The files of an invoice as read, and those of its appointment that it awaits. */
type Awaiting = {
  readonly attachments: readonly StoredAttachment[];
  /** Those that the appointment still has; undefined if the invoice awaits none. */
  readonly sources: readonly StoredAttachment[] | undefined;
  /** Adds files, after which it awaits none. Returns false if the invoice changed since. */
  readonly settle: (added: readonly StoredAttachment[]) => Promise<boolean>;
};

export type AwaitedFiles = ReturnType<typeof awaitedFilesIn>;

/** Opens the files that the invoices of a business await from their appointments (decision F162). */
export function awaitedFilesIn(table: Table, businessId: string) {
  const sourcesOf = async ({ appointmentId = '', awaitedFiles, attachments = [] }: InvoiceRecord) => {
    if (!awaitedFiles) return undefined;
    const present = new Set(attachments.map(({ id }) => id));
    const appointment = await table.get<Pick<InvoiceRecord, 'attachments'>>(appointmentKey(businessId, appointmentId));
    return (appointment?.attachments ?? []).filter(({ id }) => awaitedFiles.includes(id) && !present.has(id));
  };
  return {
    /** Undefined if the business has no invoice with this id. */
    async find(id: string): Promise<Awaiting | undefined> {
      const invoice = await table.get<InvoiceRecord>(invoiceKey(id));
      if (invoice?.businessId !== businessId) return undefined;
      const { attachments = [] } = invoice;
      return {
        attachments,
        sources: await sourcesOf(invoice),
        settle: (added) =>
          writeFiles(table, filedInvoice(invoice), {
            verb: 'attach',
            attachments: [...attachments, ...added],
            to: added,
            also: { awaitedFiles: undefined },
          }),
      };
    },
  };
}
