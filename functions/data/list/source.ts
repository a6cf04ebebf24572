import { type Key, listCounts, listParts } from '#functions/data/table/keys.ts';
import { between } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { mergeStarts } from './merge.ts';
import type { Source } from './page.ts';
import { type ListConfig, queryOf, sortAttribute } from './sort.ts';

/** Reads a list from its partitions, in the order of the whole list. */
export function sourceIn<Item extends Key, Sorted extends string>(
  table: Table,
  config: ListConfig<Sorted>,
): Source<Item, Sorted> {
  const parts = listParts(config).map((keys) => ({ ...keys, sorts: config.sorts }));
  return {
    read({ limit: wanted, ...range }) {
      const reads = parts.map(
        (part) => (limit: number | undefined) => table.query<Item>(queryOf(part, { ...range, limit })),
      );
      const direction = range.descending ? -1 : 1;
      const keyOf = sortKeyIn<Item>(sortAttribute(config, range.sort));
      return mergeStarts(reads, (a, b) => direction * Buffer.compare(keyOf(a), keyOf(b)), wanted);
    },
    async complete(items) {
      const whole = await Promise.all(items.map(({ pk, sk }) => table.get<Item>({ pk, sk })));
      return whole.filter((item) => item !== undefined);
    },
    async countAll() {
      const counts = await table.query<{ total: number }>(between(listCounts(config)));
      return counts.reduce((sum, { total }) => sum + total, 0);
    },
  };
}

/** An item's sort key as the bytes by which DynamoDB sorts; strings of JavaScript sort differently. */
function sortKeyIn<Item extends object>(attribute: string): (item: Item) => Buffer {
  return (item) => Buffer.from(String((item as Readonly<Record<string, unknown>>)[attribute]));
}
