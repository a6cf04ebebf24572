import { newListId } from '#functions/data/table/ids.ts';
import { listItemKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { FIRST_VERSION, hasAlready, isStale, removeAt, setNext } from '#functions/data/table/version.ts';
import { type Change, type Entered, withoutBlanks } from '#functions/data/table/write.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { type Changed, type Recorded, transactRecord } from '#functions/domain/audit/recorded-change.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { additionTo, type Listed, removalFrom, type StoredItem, toListed } from './list-item.ts';
import { changedSortKeys, type ListConfig } from './sort.ts';

/** Other writes of the transaction that adds a record. */
type AddedWith = (id: string) => Readonly<Record<string, Write>>;

/** Other writes of the transaction that removes a record; if the condition of one fails, they are asked for again. */
type RemovedWith = () => Promise<Readonly<Record<string, Write>>>;

type ChangedFields<Fields> = Change<Entered<Fields>> | ((before: Listed<Fields>) => Change<Entered<Fields>>);

type Opened<Fields, Sorted extends string> = {
  readonly table: Table;
  /** Only the records of a business are recorded. */
  readonly config: ListConfig<Sorted> & { readonly recorded?: Recorded<Listed<Fields>> };
};

/** Changes a list in transactions that include the activity entry, if the list is recorded. */
export function listChanges<Fields extends object, Sorted extends string>(list: Opened<Fields, Sorted>) {
  return {
    /** Adds a record; empty strings are left out. */
    async add(fields: Entered<Fields>, now: Date): Promise<Listed<Fields>> {
      const added = await add(list, { also: () => ({}), fields, now });
      if (!added) throw new Error('The new record was refused');
      return added;
    },
    /** The same in one transaction with other writes; null if one of them failed. */
    addWith: (also: AddedWith, fields: Entered<Fields>, now: Date) => add(list, { also, fields, now }),
    /**
     * Changes the given fields, which may depend on the record as read; an empty string removes its field. A record
     * that has them already is returned as it is. Returns null if there is no such record, or if `version` is given and
     * outdated; without one, the change is made to what a concurrent one left.
     */
    async change(id: string, fields: ChangedFields<Fields>, version?: number): Promise<Listed<Fields> | null> {
      const done = await retry('list-change', () => changeAsRead(list, { id, fields, version }));
      return done?.record ?? null;
    },
    /** Removes a record in one transaction with other writes, if there are any. Returns false if there is no such record. */
    async remove(id: string, also: RemovedWith = async () => ({})): Promise<boolean> {
      const done = await retry('list-removal', () => removeAsRead(list, id, also));
      if (!done) throw refusal({ BUSY });
      return done.isRemoved;
    },
  };
}

type Addition<Fields> = { readonly also: AddedWith; readonly fields: Entered<Fields>; readonly now: Date };

async function add<Fields extends object, Sorted extends string>(
  list: Opened<Fields, Sorted>,
  { also, fields, now }: Addition<Fields>,
): Promise<Listed<Fields> | null> {
  const id = newListId(now);
  const item = { ...withoutBlanks(fields), version: FIRST_VERSION, ...listItemKey(list.config, id) };
  const record = toListed<Fields>(item);
  const failed = await write(
    list,
    { before: null, after: record },
    { ...also(id), ...additionTo(list.config, id, fields) },
  );
  return failed === null ? record : null;
}

type Replacement<Fields> = {
  readonly id: string;
  readonly fields: ChangedFields<Fields>;
  readonly version: number | undefined;
};

/** Returns null if the record changed since it was read here. */
async function changeAsRead<Fields extends object, Sorted extends string>(
  list: Opened<Fields, Sorted>,
  { id, fields, version }: Replacement<Fields>,
): Promise<{ record: Listed<Fields> | null } | null> {
  const before = await find(list, id);
  if (!before || isStale(before, version)) return { record: null };
  const given = typeof fields === 'function' ? fields(before) : fields;
  if (hasAlready(before, given)) {
    if (list.config.recorded) noteUnchanged();
    return { record: before };
  }
  const change = { ...withoutBlanks(given), ...changedSortKeys(list.config, id, given) };
  const key = listItemKey(list.config, id);
  const record = toListed<Fields>({ ...withChange(before, change), ...key, version: before.version + 1 });
  const writes = { record: { Update: setNext(key, change, before.version) } };
  return (await write(list, { before, after: record }, writes)) === null ? { record } : null;
}

/** Returns null if the record changed since it was read here. */
async function removeAsRead<Fields extends object, Sorted extends string>(
  list: Opened<Fields, Sorted>,
  id: string,
  also: RemovedWith,
): Promise<{ isRemoved: boolean } | null> {
  const record = await find(list, id);
  if (!record) return { isRemoved: false };
  const { count } = removalFrom(list.config, id);
  const writes = { record: removeAt(listItemKey(list.config, id), record.version), count, ...(await also()) };
  return (await write(list, { before: record, after: null }, writes)) === null ? { isRemoved: true } : null;
}

async function find<Fields extends object, Sorted extends string>(
  { table, config }: Opened<Fields, Sorted>,
  id: string,
): Promise<Listed<Fields> | undefined> {
  const item = await table.get<StoredItem>(listItemKey(config, id));
  return item && toListed<Fields>(item);
}

function write<Fields, Sorted extends string, Name extends string>(
  { table, config: { recorded } }: Opened<Fields, Sorted>,
  change: Changed<Listed<Fields>>,
  writes: Readonly<Record<Name, Write>>,
): Promise<Name | null> {
  return recorded ? transactRecord(table, { ...recorded, change }, writes) : table.transact(writes);
}

/** A record with a change, which removes the fields that it gives as undefined. */
function withChange(before: object, change: object): object {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
}
