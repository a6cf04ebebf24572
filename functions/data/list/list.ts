import { listItemKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Condition, Entered } from '#functions/data/table/write.ts';
import type { Recorded } from '#functions/domain/audit/recorded-change.ts';
import type { PageMeta } from '#shared/api/page.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import { listChanges } from './list-changes.ts';
import { additionTo, type Listed, removalFrom, replacementIn, type StoredItem, toListed } from './list-item.ts';
import { type PageRequest, readBest, readPage, type Search } from './page.ts';
import { type ListConfig, sortedAs } from './sort.ts';
import { sourceIn } from './source.ts';

/** One page of a list, with its exact total. */
export type Page<Fields> = { readonly items: Listed<Fields>[]; readonly meta: PageMeta };

/** A list of records of one kind: sorted, paged, searched, and consistent right after a write. */
export type List<Fields extends object, Sorted extends string> = ReturnType<typeof listIn<Fields, Sorted>>;

/** Opens a list, stored as one item per record and one count per part, which change in the same transaction. */
export function listIn<Fields extends object, Sorted extends string>(
  table: Table,
  config: ListConfig<Sorted> & { readonly recorded?: Recorded<Listed<Fields>> },
) {
  const source = sourceIn<StoredItem & Fields, Sorted>(table, config);
  return {
    ...listChanges<Fields, Sorted>({ table, config }),
    /** The writes that add a record under an id from `newListId`, for a larger transaction, without an activity entry. */
    addition: (id: string, fields: Entered<Fields>) => additionTo(config, id, fields),
    /** The write that replaces a record as read with its next state, likewise; `condition` holds for the stored one. */
    replacement: (record: Listed<Fields>, condition: Condition) => replacementIn(config, record, condition),
    /** The writes that remove a record, likewise; `record` fails if there is none. */
    removal: (id: string) => removalFrom(config, id),
    async find(id: string): Promise<Listed<Fields> | undefined> {
      const item = await table.get<StoredItem>(listItemKey(config, id));
      return item && toListed<Fields>(item);
    },
    /** The records whose field sorts as this text: case and accents make no difference, nor what follows 80 characters. */
    async sortedAs(field: Sorted, text: string): Promise<Listed<Fields>[]> {
      return (await table.query<StoredItem>(sortedAs(config, field, text))).map((item) => toListed<Fields>(item));
    },
    /** Fields of all records, newest first. Reads the whole list. */
    all: <Name extends keyof Fields & string>(fields: readonly Name[]): Promise<Pick<Fields, Name>[]> =>
      source.read({ sort: 'createdAt', descending: true, fields }),
    /** One page of the list or of a search. */
    async page(request: PageRequest<Fields, Sorted>): Promise<Page<Fields>> {
      const { items, total } = await readPage(source, request);
      return { items: items.map((item) => toListed<Fields>(item)), meta: pageMeta(total, request.page, request.limit) };
    },
    /** The best matches of a search, equal ones sorted by `sort`. Reads the whole list. */
    async best(wanted: { search: Search<Fields>; sort: Sorted; limit: number }): Promise<Listed<Fields>[]> {
      return (await readBest(source, wanted)).map((item) => toListed<Fields>(item));
    },
  };
}
