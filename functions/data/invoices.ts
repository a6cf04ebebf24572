import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import { figureWrites } from './invoice-figures.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { rowKey, toRow } from './invoice-row.ts';
import { deletedInvoiceKey, invoiceEventKey, invoiceKey, invoiceNumberKey, OPEN_SHARDS, openShardKey } from './keys.ts';
import type { Table, Write } from './table.ts';
import { put, putNew, remove } from './write.ts';

/** Something that happened to an invoice, kept in its history. */
export type NewEvent = InvoiceEvent;

/** How invoices are read and changed by whoever works on them: people, payments and the sweep. */
export type Invoices = {
  find: (invoiceId: string) => Promise<InvoiceRecord | undefined>;
  /** Stores a new invoice; answers false when its number is taken. */
  create: (invoice: InvoiceRecord, event: NewEvent) => Promise<boolean>;
  /**
   * Replaces an invoice with its next version, along with other writes; answers null when done, `'invoice'` when
   * somebody else changed it meanwhile, or the name of the other write whose condition did not hold.
   */
  replace: (change: InvoiceChange) => Promise<string | null>;
  /**
   * Deletes an invoice and frees its number; its history and payments stay until the business goes. Answers false when
   * somebody else changed it meanwhile.
   */
  remove: (invoice: InvoiceRecord) => Promise<boolean>;
};

export type InvoiceChange = {
  readonly before: InvoiceRecord;
  readonly after: InvoiceRecord;
  readonly events: readonly NewEvent[];
  readonly also?: Readonly<Record<string, Write>>;
};

export function invoicesIn(table: Table): Invoices {
  return {
    find: (invoiceId) => table.get<InvoiceRecord>(invoiceKey(invoiceId)),
    async create(invoice, event) {
      const failed = await table.transact({
        number: putNew({ ...invoiceNumberKey(invoice.businessId, invoice.invoiceNumber), invoiceId: invoice.id }),
        invoice: putNew(storedInvoice({ ...invoice, historyLength: 1 })),
        row: put(toRow(invoice)),
        ...figureWrites(null, invoice),
        ...eventWrites(invoice.id, 0, [event]),
      });
      return failed === null;
    },
    replace({ before, after, events, also }) {
      const { historyLength = 0 } = before;
      const next = { ...after, historyLength: historyLength + events.length };
      return table.transact<string>({
        ...also,
        invoice: whileUnchanged(put(storedInvoice(next)), before),
        ...rowWrites(before, after),
        ...figureWrites(before, after),
        ...eventWrites(after.id, historyLength, events),
      });
    },
    async remove(invoice) {
      const failed = await table.transact({
        invoice: whileUnchanged(remove(invoiceKey(invoice.id)), invoice),
        number: remove(invoiceNumberKey(invoice.businessId, invoice.invoiceNumber)),
        row: remove(rowKey(invoice)),
        deleted: put(deletedInvoiceKey(invoice.businessId, invoice.id)),
        ...figureWrites(invoice, null),
      });
      return failed === null;
    },
  };
}

/** The stored item; only a SENT invoice is in the index of those that may become overdue. */
export function storedInvoice(invoice: InvoiceRecord) {
  const open = invoice.status === 'SENT' && {
    gsi1pk: openShardKey(shardOf(invoice.id)),
    gsi1sk: `${invoice.dueDate}#${invoice.id}`,
  };
  return { ...invoice, ...invoiceKey(invoice.id), ...open };
}

function shardOf(invoiceId: string): number {
  return [...invoiceId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % OPEN_SHARDS;
}

/** What may change without a new version. */
const UNVERSIONED = ['checkout', 'checkoutAttempt', 'returned', 'historyLength'] as const;

/** Neither the invoice nor what changes without a new version may have changed since it was read. */
function whileUnchanged(write: Write, invoice: InvoiceRecord): Write {
  const kept = UNVERSIONED.map((field) =>
    invoice[field] ? `#${field} = :${field}` : `attribute_not_exists(#${field})`,
  );
  const read = UNVERSIONED.filter((field) => invoice[field]);
  const guard = {
    ConditionExpression: ['#version = :version', ...kept].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(['version', ...UNVERSIONED].map((field) => [`#${field}`, field])),
    ExpressionAttributeValues: Object.fromEntries(
      (['version', ...read] as const).map((field) => [`:${field}`, invoice[field]]),
    ),
  };
  if (write.Put) return { Put: { ...write.Put, ...guard } };
  return write.Delete ? { Delete: { ...write.Delete, ...guard } } : write;
}

/** A row moves when the issue day changes. */
function rowWrites(before: InvoiceRecord, after: InvoiceRecord): Record<string, Write> {
  const moved = rowKey(before).sk !== rowKey(after).sk;
  return { ...(moved && { oldRow: remove(rowKey(before)) }), row: put(toRow(after)) };
}

/**
 * The writes that append to an invoice's history: entries follow the order of its changes, whatever their timestamps.
 */
function eventWrites(invoiceId: string, length: number, events: readonly NewEvent[]): Record<string, Write> {
  const items = events.map((event, index) => put({ ...event, ...invoiceEventKey(invoiceId, length + index + 1) }));
  return Object.fromEntries(items.map((item, index) => [`event${index}`, item]));
}
