import { type ListKeys, type LocalIndex, listItemKey, listSortKey, sortKeyOf } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Range } from '#functions/data/table/table.ts';
import { cutText } from '#shared/cut-text.ts';
import { searchText } from '#shared/search-text.ts';

/** A list's keys, and the local index that sorts it by each field; sorting by creation needs none. */
export type ListConfig<Sorted extends string> = ListKeys & {
  readonly sorts: Readonly<Record<Sorted, LocalIndex>>;
};

/** The field by which a list is sorted, or its creation. */
export type Sort<Sorted extends string> = Sorted | 'createdAt';

/** The start of a list in one order: all of it without a limit, whole records without fields. */
export type ListRange<Sorted extends string> = {
  readonly sort: Sort<Sorted>;
  readonly descending: boolean;
  readonly limit?: number | undefined;
  readonly fields?: readonly string[];
};

/** The attribute by which a list is sorted. */
export function sortAttribute<Sorted extends string>({ sorts }: ListConfig<Sorted>, sort: Sort<Sorted>): string {
  return sort === 'createdAt' ? 'sk' : sortKeyOf(sorts[sort]);
}

/** A range of a list that is not sharded as a query. */
export function queryOf<Sorted extends string>(config: ListConfig<Sorted>, range: ListRange<Sorted>): Range {
  const { sort, descending, limit, fields } = range;
  const keys = new Set(['pk', 'sk', sortAttribute(config, sort)]);
  return {
    ...startingWith(listItemKey(config), sort === 'createdAt' ? undefined : config.sorts[sort]),
    ScanIndexForward: !descending,
    ...(fields?.length && {
      ProjectionExpression: [...keys, ...fields.map((field) => `#${field}`)].join(', '),
      ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
    }),
    ...(limit !== undefined && { Limit: limit }),
  };
}

/** The records of a list that is not sharded whose field sorts as a text. */
export function sortedAs<Sorted extends string>(config: ListConfig<Sorted>, field: Sorted, text: string): Range {
  const { pk } = listItemKey(config);
  return startingWith({ pk, sk: listSortKey(config, sortText(text), '') }, config.sorts[field]);
}

/**
 * The index attributes of a new record. Every index includes it, even without the field. They end with the record's id:
 * DynamoDB does not order equal keys, so pages read from opposite ends could repeat or skip a record.
 */
export function sortKeys<Sorted extends string>(
  config: ListConfig<Sorted>,
  id: string,
  fields: object,
): Record<string, string> {
  const texts = fields as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries<LocalIndex>(config.sorts).map(([field, index]) => [
      sortKeyOf(index),
      listSortKey(config, sortText(texts[field]), id),
    ]),
  );
}

/**
 * The index attributes of the given fields. Each derives from a single field, so concurrent changes of different fields
 * keep every index correct.
 */
export function changedSortKeys<Sorted extends string>(
  config: ListConfig<Sorted>,
  id: string,
  fields: object,
): Record<string, string> {
  const sorts = Object.fromEntries(Object.entries<LocalIndex>(config.sorts).filter(([field]) => field in fields));
  return sortKeys({ ...config, sorts }, id, fields);
}

/** Sort keys are limited to 1,024 bytes; texts that only differ beyond this length sort as equal. */
const MAX_SORT_CHARACTERS = 80;
/** Records without the field sort last. */
const NO_TEXT = '\uffff';

function sortText(value: unknown): string {
  return cutText(searchText(String(value ?? '')), MAX_SORT_CHARACTERS) || NO_TEXT;
}
