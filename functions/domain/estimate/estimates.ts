import { listIn } from '#functions/data/list/list.ts';
import type { PageRequest } from '#functions/data/list/page.ts';
import {
  documentNumberKey,
  estimateVersionKey,
  filePurgeKey,
  listItemKey,
  listOfBusiness,
} from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, put, putNew, remove } from '#functions/data/table/write.ts';
import { recordedEntry, transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import { depositRequestOf } from './deposit-of.ts';
import { withEvents } from './estimate-events.ts';
import { estimateFiles } from './estimate-files.ts';
import type { EstimateFields, EstimateRecord } from './estimate-record.ts';
import type { EstimateVersion } from './estimate-version.ts';

type Writes = Readonly<Record<string, Write>>;

/** A change of an estimate as read; `version` is a version that is sent with it. */
export type EstimateChange = {
  readonly before: EstimateRecord;
  readonly after: EstimateRecord;
  readonly events: readonly EstimateEvent[];
  readonly version?: EstimateVersion | undefined;
  readonly also?: Writes;
  /** Its action in the activity log, unless the call declares one. */
  readonly action?: ActivityAction;
};

/** The estimate that a change makes, with what happened to it. */
export function changed({
  before,
  after,
  events,
}: Pick<EstimateChange, 'before' | 'after' | 'events'>): EstimateRecord {
  const eventCount = before.eventCount + events.length;
  return { ...after, events: withEvents(before.events, events), eventCount };
}

type Sorted = 'billingName' | 'invoiceNumber' | 'dueDate';

/** Reads and writes the estimates of a business, for users and recipients alike. */
export type Estimates = ReturnType<typeof estimatesIn>;

/** Every write but a visit also records the change in the activity log, in the same transaction. */
export function estimatesIn(table: Table, businessId: string) {
  const keys = listOfBusiness(businessId, 'ESTIMATE');
  const list = listIn<EstimateFields, Sorted>(table, {
    ...keys,
    sorts: { billingName: 'lsi2', invoiceNumber: 'lsi3', dueDate: 'lsi4' },
  });
  const numberKey = (number: string) => documentNumberKey(businessId, 'ESTIMATE', number);
  const recordOf = ({ id, invoiceNumber: label }: EstimateRecord) => ({ kind: 'estimate', id, label }) as const;
  const changeOf = ({ before, after, events, action = 'estimate.update' }: EstimateChange) => {
    const sent = events.find(({ type }) => type === 'SENT');
    const to = sent && 'recipient' in sent ? { recipient: sent.recipient } : {};
    return { businessId, record: recordOf(after), before, after: { ...after, ...to }, action };
  };

  return {
    find: (id: string): Promise<EstimateRecord | undefined> => list.find(id),
    page: (request: PageRequest<EstimateFields, Sorted>) => list.page(request),
    all: list.all,
    findVersion: (id: string, version: number) =>
      table.get<EstimateVersion>(estimateVersionKey(businessId, id, version)),
    findDeposit: (estimate: EstimateRecord) => depositRequestOf(table, estimate),
    /**
     * Stores a new estimate, along with other writes. Returns null on success, `'number'` if its number is taken, or the
     * name of the other write whose condition failed.
     */
    create(estimate: EstimateRecord, also: Writes): Promise<string | null> {
      const { id, createdAt: _derived, version: _first, ...fields } = estimate;
      return transactRecorded<string>(
        table,
        { businessId, record: recordOf(estimate), before: null, after: estimate, action: 'estimate.create' },
        {
          ...also,
          number: putNew({ ...numberKey(fields.invoiceNumber), estimateId: id }),
          ...list.addition(id, fields),
        },
      );
    },
    /**
     * Replaces an estimate with its next version. Returns null on success, `'estimate'` if it changed since it was read,
     * or the name of the other write whose condition failed.
     */
    replace: (change: EstimateChange) => transactRecorded<string>(table, changeOf(change), changeWrites(change)),
    /** The same for what nobody did, such as a visit: without an activity entry. */
    note: (change: EstimateChange) => table.transact<string>(changeWrites(change)),
    /** The writes of a change that has its entry with something else, for a larger transaction. */
    writes: changeWrites,
    /** The writes of a change with its activity entry, for a larger transaction. */
    changing: (change: EstimateChange): Writes => ({
      ...changeWrites(change),
      estimateActivity: recordedEntry(changeOf(change)),
    }),
    /**
     * Deletes an estimate with its versions, and its files soon after. The number of a draft becomes the next one again.
     * Returns the name of the write that failed: `'record'` if it changed since it was read, `'count'` if the numbering
     * did.
     */
    async remove(estimate: EstimateRecord, now: Date): Promise<string | null> {
      const { id, invoiceNumber, sentVersion = 0 } = estimate;
      const versions = Array.from({ length: sentVersion }, (_, index) => estimateVersionKey(businessId, id, index + 1));
      const late = versions.splice(MOST_REMOVED);
      const numbers = numberingIn(table, businessId, 'ESTIMATE');
      const { count } = list.removal(id);
      const failed = await transactRecorded<string>(
        table,
        { businessId, record: recordOf(estimate), before: estimate, after: null, action: 'estimate.delete' },
        {
          ...(sentVersion ? {} : await numbers.giveBack(invoiceNumber)),
          record: { Delete: { Key: listItemKey(keys, id), ...unchanged(estimate) } },
          total: count,
          number: remove(numberKey(invoiceNumber)),
          files: put({ ...filePurgeKey(estimateFiles(businessId, id)), deletedAt: now.toISOString() }),
          ...removed(versions),
        },
      );
      // Without the estimate, no link finds them.
      while (failed === null && late.length > 0) await table.transact(removed(late.splice(0, MOST_REMOVED)));
      return failed;
    },
  };

  function changeWrites(change: EstimateChange): Writes {
    const { before, after, version, also } = change;
    return {
      ...also,
      estimate: list.replacement(changed(change), unchanged(before)),
      ...(version && { sent: put({ ...version, ...estimateVersionKey(businessId, after.id, version.number) }) }),
    };
  }
}

/** Versions that one transaction removes, which has at most a hundred writes. */
const MOST_REMOVED = 80;

function removed(keys: readonly { readonly pk: string; readonly sk: string }[]): Writes {
  return Object.fromEntries(keys.map((key, index) => [`version${index}`, remove(key)]));
}

/** A condition that the estimate has not changed since it was read, with or without a new version. */
function unchanged({ version, eventCount }: EstimateRecord) {
  return ifEqual({ version, eventCount });
}
