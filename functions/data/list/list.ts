import { createdAtOf, newListId } from '#functions/data/table/ids.ts';
import { idOf, type Key, LOCAL_INDEXES, listCountKey, listItemKey, sortKeyOf } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { isStale, setNext, versionOf } from '#functions/data/table/version.ts';
import {
  addTo,
  type Change,
  type Entered,
  putNew,
  removeExisting,
  withoutBlanks,
} from '#functions/data/table/write.ts';
import type { PageMeta } from '#shared/api/page.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import { type PageRequest, readBest, readPage, type Search } from './page.ts';
import { changedSortKeys, type ListConfig, sortKeys } from './sort.ts';
import { sourceIn } from './source.ts';

/** A record of a list: the entered fields, its id, creation time and version. */
export type Listed<Fields> = Fields & { readonly id: string; readonly createdAt: string; readonly version: number };

/** One page of a list, with its exact total. */
export type Page<Fields> = { readonly items: Listed<Fields>[]; readonly meta: PageMeta };

/** A list of records of one kind: sorted, paged, searched, and consistent right after a write. */
export type List<Fields, Sorted extends string> = {
  find: (id: string) => Promise<Listed<Fields> | undefined>;
  /** Adds a record; empty strings are left out. */
  add: (fields: Entered<Fields>, now: Date) => Promise<Listed<Fields>>;
  /** The same in one transaction with other writes; null if one of them failed. */
  addWith: (also: ListedWrites, fields: Entered<Fields>, now: Date) => Promise<Listed<Fields> | null>;
  /**
   * Changes the given fields; an empty string removes its field. Returns null if there is no such record, or if
   * `version` is given and outdated.
   */
  change: (id: string, fields: Change<Entered<Fields>>, version?: number) => Promise<Listed<Fields> | null>;
  /** Returns false if there is no such record. */
  remove: (id: string) => Promise<boolean>;
  /** One page of the list or of a search. */
  page: (request: PageRequest<Fields, Sorted>) => Promise<Page<Fields>>;
  /** The best matches of a search, equal ones sorted by `sort`. Reads the whole list. */
  best: (wanted: { search: Search<Fields>; sort: Sorted; limit: number }) => Promise<Listed<Fields>[]>;
  /** The writes that add a record under an id from `newListId`, for a larger transaction. */
  addition: (id: string, fields: Entered<Fields>) => ListWrites;
  /** The writes that remove a record, for a larger transaction; `record` fails if there is none. */
  removal: (id: string) => ListWrites;
};

/** Other writes of the transaction that adds a record. */
type ListedWrites = (id: string) => Readonly<Record<string, Write>>;

export type ListWrites = { readonly record: Write; readonly count: Write };

type Stored = Key & { readonly version?: number } & Record<string, unknown>;

/** Attributes of the table that are not fields of a record. */
const KEYS: ReadonlySet<string> = new Set(['pk', 'sk', ...LOCAL_INDEXES.map(sortKeyOf)]);

/** Opens a list, stored as one item per record and one count per part, which change in the same transaction. */
export function listIn<Fields extends object, Sorted extends string>(
  table: Table,
  config: ListConfig<Sorted>,
): List<Fields, Sorted> {
  const keyOf = (id: string) => listItemKey(config, id);
  const listed = (item: Stored): Listed<Fields> => {
    const id = idOf(item);
    const fields = Object.entries(item).filter(([name]) => !KEYS.has(name));
    const record = Object.fromEntries(fields) as Fields;
    return { ...record, id, createdAt: createdAtOf(id), version: versionOf(item) };
  };
  const listedOrNull = (item: Stored | null | undefined) => (item ? listed(item) : null);
  const addition = (id: string, fields: Entered<Fields>): ListWrites => ({
    record: putNew({ ...withoutBlanks(fields), ...sortKeys(config, id, fields), ...keyOf(id) }),
    count: addTo(listCountKey(config, id), 'total', 1),
  });
  const removal = (id: string): ListWrites => ({
    record: removeExisting(keyOf(id)),
    count: addTo(listCountKey(config, id), 'total', -1),
  });
  const source = sourceIn<Stored & Fields, Sorted>(table, config);
  return {
    addition,
    removal,
    find: async (id) => listedOrNull(await table.get<Stored>(keyOf(id))) ?? undefined,
    async add(fields, now) {
      const id = newListId(now);
      await table.transact(addition(id, fields));
      return listed({ ...withoutBlanks(fields), ...keyOf(id) });
    },
    async addWith(also, fields, now) {
      const id = newListId(now);
      const failed = await table.transact<string>({ ...also(id), ...addition(id, fields) });
      return failed === null ? listed({ ...withoutBlanks(fields), ...keyOf(id) }) : null;
    },
    async change(id, fields, version) {
      if (Object.keys(fields).length === 0) {
        const item = await table.get<Stored>(keyOf(id));
        return item && !isStale(item, version) ? listed(item) : null;
      }
      const change = { ...withoutBlanks(fields), ...changedSortKeys(config, id, fields) };
      return listedOrNull(await table.update<Stored>(setNext(keyOf(id), change, version)));
    },
    remove: async (id) => (await table.transact(removal(id))) === null,
    async page(request) {
      const { items, total } = await readPage(source, request);
      return { items: items.map(listed), meta: pageMeta(total, request.page, request.limit) };
    },
    best: async (wanted) => (await readBest(source, wanted)).map(listed),
  };
}
