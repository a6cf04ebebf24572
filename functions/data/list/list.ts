import { listItemKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Entered } from '#functions/data/table/write.ts';
import type { Recorded } from '#functions/domain/audit/recorded-change.ts';
import type { PageMeta } from '#shared/api/page.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import { type ListChanges, listChanges } from './list-changes.ts';
import { additionTo, type Listed, type ListWrites, removalFrom, type StoredItem, toListed } from './list-item.ts';
import { type PageRequest, readBest, readPage, type Search } from './page.ts';
import type { ListConfig } from './sort.ts';
import { sourceIn } from './source.ts';

/** One page of a list, with its exact total. */
export type Page<Fields> = { readonly items: Listed<Fields>[]; readonly meta: PageMeta };

/** A list of records of one kind: sorted, paged, searched, and consistent right after a write. */
export type List<Fields, Sorted extends string> = ListChanges<Fields> & {
  find: (id: string) => Promise<Listed<Fields> | undefined>;
  /** One page of the list or of a search. */
  page: (request: PageRequest<Fields, Sorted>) => Promise<Page<Fields>>;
  /** The best matches of a search, equal ones sorted by `sort`. Reads the whole list. */
  best: (wanted: { search: Search<Fields>; sort: Sorted; limit: number }) => Promise<Listed<Fields>[]>;
  /** The writes that add a record under an id from `newListId`, for a larger transaction, without an activity entry. */
  addition: (id: string, fields: Entered<Fields>) => ListWrites;
  /** The writes that remove a record, likewise; `record` fails if there is none. */
  removal: (id: string) => ListWrites;
};

/** Opens a list, stored as one item per record and one count per part, which change in the same transaction. */
export function listIn<Fields extends object, Sorted extends string>(
  table: Table,
  config: ListConfig<Sorted> & { readonly recorded?: Recorded<Listed<Fields>> },
): List<Fields, Sorted> {
  const source = sourceIn<StoredItem & Fields, Sorted>(table, config);
  return {
    ...listChanges<Fields, Sorted>({ table, config }),
    addition: (id, fields) => additionTo(config, id, fields),
    removal: (id) => removalFrom(config, id),
    async find(id) {
      const item = await table.get<StoredItem>(listItemKey(config, id));
      return item && toListed<Fields>(item);
    },
    async page(request) {
      const { items, total } = await readPage(source, request);
      return { items: items.map((item) => toListed<Fields>(item)), meta: pageMeta(total, request.page, request.limit) };
    },
    best: async (wanted) => (await readBest(source, wanted)).map((item) => toListed<Fields>(item)),
  };
}
