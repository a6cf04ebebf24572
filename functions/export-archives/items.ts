import type { Key } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Items read and kept in memory at a time. */
const PAGE = 100;

/** The items of a partition whose sort keys begin with that of `prefix`, in order, however many there are. */
export async function* itemsOf<Item extends Key>(table: Table, prefix: Key): AsyncGenerator<Item> {
  let last: Item | undefined;
  do {
    const after = last && { ExclusiveStartKey: { pk: last.pk, sk: last.sk } };
    const items = await table.query<Item>({ ...startingWith(prefix), ...after, Limit: PAGE });
    yield* items;
    last = items.length === PAGE ? items.at(-1) : undefined;
  } while (last);
}
