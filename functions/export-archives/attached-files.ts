import { appointmentKey, idOf, invoiceKey, type Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { AppointmentRecord } from '#functions/domain/appointment/appointments.ts';
import type { StoredAttachment } from '#functions/domain/attachment/attached-files.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Files } from '#functions/services/files.ts';
import { logLine } from '#functions/services/log.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { fileNames } from './file-names.ts';
import { inOrder } from './in-order.ts';
import type { ListedInvoice } from './invoices.ts';
import { itemsOf } from './items.ts';
import { OutOfTime } from './retrying-pdfs.ts';

/** How long a run may read files. Without time, one that may be continued ends, and another leaves files out. */
export type Patience = { readonly isTimeLeft: () => boolean; readonly canContinue: boolean };

/** A record with the folder of its files, and how they are read. */
export type Filed = {
  readonly recordId: string;
  readonly folder: string;
  readonly read: () => Promise<readonly StoredAttachment[]>;
};

type Sources = { readonly files: Pick<Files, 'get'>; readonly patience: Patience };
type Place = { readonly table: Table; readonly businessId: string; readonly folder: string };

/** Records read at a time, and files, which are in memory together. */
const RECORDS_AT_ONCE = 10;
const FILES_AT_ONCE = 4;

/**
 * The files of records, each in the folder of its record, under the name it was attached with. Adds the names of those
 * that are missing, or that there was no time for, to `leftOut`.
 */
export async function* attachedFiles(
  { files, patience }: Sources,
  records: AsyncIterable<Filed>,
  leftOut: string[],
): AsyncGenerator<{ name: string; input: Uint8Array }> {
  const read = inOrder(filesOf(records), FILES_AT_ONCE, async ({ recordId, folder, file, readAgain }) => {
    const name = `${folder}/${file.name}`;
    if (!hasTime(patience)) return { name, isLeftOut: true };
    const input = await files.get(file.key);
    if (input) return { name, input };
    const isLost = (await readAgain()).some(({ id }) => id === file.id);
    if (isLost) logLine('warn', { event: 'attachment-missing', recordId, attachmentId: file.id });
    return { name, isLeftOut: isLost };
  });
  for await (const { name, input, isLeftOut } of read) {
    if (input) yield { name, input };
    else if (isLeftOut) leftOut.push(name);
  }
}

function hasTime({ isTimeLeft, canContinue }: Patience): boolean {
  if (isTimeLeft()) return true;
  if (canContinue) throw new OutOfTime('The attached files take longer than this run');
  return false;
}

async function* filesOf(records: AsyncIterable<Filed>) {
  const listed = inOrder(records, RECORDS_AT_ONCE, async ({ read, ...record }) => ({
    ...record,
    readAgain: read,
    files: await read(),
  }));
  for await (const { files, ...record } of listed) for (const file of files) yield { ...record, file };
}

/** Invoices, whose files are in folders named after their numbers. */
export async function* filedInvoices(
  { table, businessId, folder }: Place,
  invoices: AsyncIterable<ListedInvoice>,
): AsyncGenerator<Filed> {
  const nameOf = fileNames();
  for await (const { id, invoiceNumber } of invoices)
    yield {
      recordId: id,
      folder: `${folder}/${nameOf(invoiceNumber)}`,
      async read() {
        const invoice = await table.get<InvoiceRecord>(invoiceKey(id));
        return (invoice?.businessId === businessId && invoice.attachments) || [];
      },
    };
}

/** Appointments that have files, which are in folders named after day and title. */
export async function* filedAppointments({
  table,
  businessId,
  folder,
  timeZone,
}: Place & { readonly timeZone: string }): AsyncGenerator<Filed> {
  const nameOf = fileNames();
  for await (const appointment of itemsOf<Key & AppointmentRecord>(table, appointmentKey(businessId))) {
    const { startTime, title, attachments } = appointment;
    const id = idOf(appointment);
    if (attachments)
      yield {
        recordId: id,
        folder: `${folder}/${nameOf(`${dayIn(timeZone, new Date(startTime))} ${title}`)}`,
        read: async () => (await table.get<AppointmentRecord>(appointmentKey(businessId, id)))?.attachments ?? [],
      };
  }
}
