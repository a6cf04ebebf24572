import {
  deletedInvoiceKey,
  documentNumberKey,
  dueKeys,
  filePurgeKey,
  invoiceEventKey,
  invoiceKey,
  invoiceRowKey,
  invoiceViewsKey,
  openInvoiceKeys,
} from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { type Condition, ifEqual, onlyIf, put, putNew, remove, set } from '#functions/data/table/write.ts';
import { noteWritten } from '#functions/domain/audit/audited-call.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { releasedAppointment } from './billed-appointment.ts';
import { withChargeAfter } from './charge.ts';
import { chargesDueIn } from './charge-due.ts';
import { activityWrites } from './invoice-activity.ts';
import { type CountedMoney, counterWrites } from './invoice-counters.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { toRow } from './invoice-row.ts';
import { journalWrites } from './journal-item.ts';
import { releasedDraft } from './released-draft.ts';
import { releasedEstimate } from './released-estimate.ts';
import { remindersIn } from './reminders.ts';

/** Reads and writes invoices, whether for users, card payments or the overdue sweep. */
export type Invoices = ReturnType<typeof invoicesIn>;

export type InvoiceChange = {
  readonly before: InvoiceRecord;
  readonly after: InvoiceRecord;
  readonly events: readonly InvoiceEvent[];
  readonly also?: Readonly<Record<string, Write>>;
  /** Money outside its ledger that moves in the same transaction. */
  readonly money?: readonly CountedMoney[];
  /** The name of the customer whom it now belongs to, for the activity log. */
  readonly assignedTo?: string;
  /** The activity entry, if the invoice changes as a part of something else. */
  readonly activity?: Write;
};

/** Every write also records the change in the activity log, in the same transaction. */
export function invoicesIn(table: Table) {
  const reminders = remindersIn(table);
  const charges = chargesDueIn(table);
  const transact = async (writes: Readonly<Record<string, Write>>): Promise<string | null> => {
    const failed = await table.transact(writes);
    if (failed === null) noteWritten();
    return failed;
  };
  return {
    find: (invoiceId: string) => table.get<InvoiceRecord>(invoiceKey(invoiceId)),
    /**
     * Stores a new invoice, along with other writes. Returns null on success, `'number'` if its number is taken, or the
     * name of the other write whose condition failed.
     */
    async create(invoice: InvoiceRecord, event: InvoiceEvent, also?: Readonly<Record<string, Write>>) {
      const created = { ...invoice, historyLength: 1 };
      return transact({
        ...also,
        number: putNew({
          ...documentNumberKey(invoice.businessId, 'INVOICE', invoice.invoiceNumber),
          invoiceId: invoice.id,
        }),
        invoice: putNew(storedInvoice(created, await reminders.dueAt(created))),
        row: put(toRow(invoice)),
        ...(await charges.writes(null, created)),
        ...counterWrites(null, invoice),
        ...journalWrites(null, invoice),
        ...eventWrites(invoice.id, 0, [event]),
        ...activityWrites({ before: null, after: invoice, events: [event] }),
      });
    },
    /** Whether a number belonged to an invoice that was sent and later deleted; it may not be reused. */
    async isNumberRetired(businessId: string, invoiceNumber: string): Promise<boolean> {
      const claim = await table.get<{ retired?: boolean }>(documentNumberKey(businessId, 'INVOICE', invoiceNumber));
      return claim?.retired === true;
    },
    /**
     * Replaces an invoice with its next version, along with other writes; one that is paid or cancelled is no longer
     * charged by itself. Returns null on success, `'invoice'` if it changed since it was read, or the name of the other
     * write whose condition failed.
     */
    async replace({ before, after, events, also, money, assignedTo, activity }: InvoiceChange): Promise<string | null> {
      const { historyLength = 0 } = before;
      const next = { ...withChargeAfter(before, after), ...issuing(before, after), ...lastMessage(events) };
      const stored = { ...next, historyLength: historyLength + events.length };
      return transact({
        ...also,
        invoice: ifUnchanged(put(storedInvoice(stored, await reminders.dueAt(stored))), before),
        ...rowWrites(before, next),
        ...(await charges.writes(before, stored)),
        ...counterWrites(before, after, money),
        ...journalWrites(before, after),
        ...eventWrites(after.id, historyLength, events),
        ...(activity ? { activity } : activityWrites({ before, after, events, assignedTo })),
      });
    },
    /**
     * Deletes an invoice. The number of a draft becomes available again and its history goes; any other number is
     * retired, history and payments are kept until the business is purged. The hourly purge removes its files. The
     * appointment that it billed and the estimate that it was made from are no longer invoiced, and the draft that it
     * asks a deposit for no longer names it. Returns false if one of them changed since it was read.
     */
    async remove(invoice: InvoiceRecord, { by, now }: { readonly by: string; readonly now: Date }): Promise<boolean> {
      const { businessId, invoiceNumber } = invoice;
      const number = documentNumberKey(businessId, 'INVOICE', invoiceNumber);
      const numbers = numberingIn(table, businessId, 'INVOICE');
      const removed = await retry('number', async () => {
        const failed = await transact({
          ...(invoice.issuedAt ? {} : await numbers.giveBack(invoiceNumber)),
          invoice: ifUnchanged(remove(invoiceKey(invoice.id)), invoice),
          number: invoice.issuedAt ? put({ ...number, invoiceId: invoice.id, retired: true }) : remove(number),
          row: remove(invoiceRowKey(invoice)),
          ...(await releasedAppointment(table, invoice)),
          ...(await releasedEstimate(table, invoice, { by, now })),
          ...(await releasedDraft(table, invoice)),
          ...historyWrites(invoice),
          ...(await charges.writes(invoice, null)),
          files: put({ ...filePurgeKey(invoice.id), deletedAt: now.toISOString() }),
          ...counterWrites(invoice, null),
          ...journalWrites(invoice, null),
          ...activityWrites({ before: invoice, after: null, events: [] }),
        });
        return failed === 'count' ? null : failed === null;
      });
      return removed ?? false;
    },
    /**
     * Stores when its reminders next need attention. Every other write does so, too; this one is for changes outside
     * the invoice. Returns false if the invoice changed since it was read.
     */
    async reschedule(invoice: InvoiceRecord, at: Date | undefined): Promise<boolean> {
      const keys = at ? dueKeys(invoice.id, at) : { gsi2pk: undefined, gsi2sk: undefined };
      return (await table.update(onlyIf(set(invoiceKey(invoice.id), keys), unchanged(invoice)))) !== null;
    },
    /**
     * Stores when its charge is due, as after a change of the time zone. Returns false if the invoice changed since it was
     * read, or if it is not charged by itself.
     */
    replanCharge: (invoice: InvoiceRecord): Promise<boolean> => charges.replan(invoice, unchanged(invoice)),
  };
}

/** A transaction has a hundred writes; drafts with a longer history keep it. */
const MAX_REMOVED_EVENTS = 20;

/** The writes that delete the history of a draft with its invoice, or keep any other until the business is purged. */
function historyWrites(invoice: InvoiceRecord): Record<string, Write> {
  const { id, businessId, issuedAt, historyLength = 0 } = invoice;
  if (issuedAt || historyLength > MAX_REMOVED_EVENTS) return { deleted: put(deletedInvoiceKey(businessId, id)) };
  const events = Array.from({ length: historyLength }, (_, index) => remove(invoiceEventKey(id, index + 1)));
  return {
    ...Object.fromEntries(events.map((write, index) => [`event${index}`, write])),
    views: remove(invoiceViewsKey(id)),
  };
}

/** The field that is set once when the invoice is issued. */
function issuing({ issuedAt }: InvoiceRecord, { status, updatedAt }: InvoiceRecord): Pick<InvoiceRecord, 'issuedAt'> {
  return issuedAt || status === 'DRAFT' ? {} : { issuedAt: updatedAt };
}

/** When these events last sent the recipient a message. */
function lastMessage(events: readonly InvoiceEvent[]): Pick<InvoiceRecord, 'lastMessageAt'> {
  const sent = events.findLast(({ type }) => type === 'EMAIL' || type === 'SMS' || type === 'REMINDER');
  return sent ? { lastMessageAt: sent.at } : {};
}

/** The index keys that `find` reads along with the invoice. */
type Indexed = Partial<Record<'gsi1pk' | 'gsi1sk' | 'gsi2pk' | 'gsi2sk', string>>;

/**
 * The stored item; only SENT invoices are in the index for the overdue sweep, only those with something due in the
 * other.
 */
export function storedInvoice(invoice: InvoiceRecord & Indexed, dueAt?: Date) {
  const { gsi1pk: _p1, gsi1sk: _s1, gsi2pk: _p2, gsi2sk: _s2, ...record } = invoice;
  return {
    ...record,
    ...invoiceKey(invoice.id),
    ...(invoice.status === 'SENT' && openInvoiceKeys(invoice)),
    ...(dueAt && dueKeys(invoice.id, dueAt)),
  };
}

/** Fields that change without a new version. */
const UNVERSIONED = [
  'attachments',
  'awaitedFiles',
  'charge',
  'checkout',
  'checkoutAttempt',
  'claim',
  'deliveryFailure',
  'deposits',
  'exchangeRate',
  'forfeits',
  'historyLength',
] as const;

/** Fails if the invoice changed since it was read. */
function ifUnchanged(write: Write, invoice: InvoiceRecord): Write {
  if (write.Put) return { Put: { ...write.Put, ...unchanged(invoice) } };
  return write.Delete ? { Delete: { ...write.Delete, ...unchanged(invoice) } } : write;
}

/** A condition that the invoice has not changed since it was read, with or without a new version. */
export function unchanged(invoice: InvoiceRecord): Condition & { ConditionExpression: string } {
  const unversioned = UNVERSIONED.map((field) => [field, invoice[field] || undefined]);
  return ifEqual({ version: invoice.version, ...Object.fromEntries(unversioned) });
}

/** The row moves when the issue date changes. */
function rowWrites(before: InvoiceRecord, after: InvoiceRecord): Record<string, Write> {
  const moved = invoiceRowKey(before).sk !== invoiceRowKey(after).sk;
  return { ...(moved && { oldRow: remove(invoiceRowKey(before)) }), row: put(toRow(after)) };
}

/** The writes that append to an invoice's history, which is ordered by change, not by timestamp. */
function eventWrites(invoiceId: string, length: number, events: readonly InvoiceEvent[]): Record<string, Write> {
  const items = events.map((event, index) => put({ ...event, ...invoiceEventKey(invoiceId, length + index + 1) }));
  return Object.fromEntries(items.map((item, index) => [`event${index}`, item]));
}
