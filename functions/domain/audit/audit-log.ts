import { createdAtOf, sortableTime } from '#functions/data/table/ids.ts';
import { activityKey, idOf, type Key, recordActivityKey } from '#functions/data/table/keys.ts';
import { between, startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Activity, RecordReference } from '#shared/activity/schema.ts';
import { type Entry, entryWrite } from './entry.ts';

/**
 * The part of a log to read: from the timestamp `from` (inclusive) to `to` (exclusive), and before the entry `cursor`.
 */
export type LogRange = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** The activity log of a business. */
export type AuditLog = ReturnType<typeof auditLogIn>;

export function auditLogIn(table: Table, businessId: string) {
  return {
    async add(entry: Entry, now: Date): Promise<void> {
      await table.transact({ entry: entryWrite(businessId, entry, now) });
    },
    /** Entries, newest first, up to the limit. */
    async read({ from = FIRST, to = END, cursor, limit }: LogRange): Promise<Activity[]> {
      const first = sortableTime(new Date(from));
      const end = [sortableTime(new Date(to)), cursor ?? LAST_ID].sort()[0] ?? '';
      if (end < first) return [];
      // The range includes its end, which may be the cursor's own entry.
      const range = between([activityKey(businessId, first), activityKey(businessId, end)]);
      const items = await table.query<Stored>({ ...range, ScanIndexForward: false, Limit: limit + 1 });
      return items
        .map(toActivity)
        .filter(({ id }) => id !== cursor)
        .slice(0, limit);
    },
    /** The latest entries about an invoice, newest first, up to the limit. */
    async readAbout(invoiceId: string, limit: number): Promise<Activity[]> {
      const range = startingWith(
        recordActivityKey(businessId, { kind: 'invoice', id: invoiceId } satisfies About),
        'lsi1',
      );
      return (await table.query<Stored>({ ...range, ScanIndexForward: false, Limit: limit })).map(toActivity);
    },
  };
}

const [FIRST, END] = ['1970-01-01T00:00:00Z', '3000-01-01T00:00:00Z'];
/** Sorts after every id. */
const LAST_ID = '~';

type About = Pick<RecordReference, 'kind' | 'id'>;
type Stored = Entry & Key & { readonly lsi1sk?: string; readonly ttl: number };

function toActivity({ pk: _pk, sk, lsi1sk: _index, ttl: _ttl, ...entry }: Stored): Activity {
  const id = idOf({ sk });
  return { ...entry, id, at: createdAtOf(id) };
}
