import { searchText } from '#shared/search-text.ts';
import { type LocalIndex, sortKeyOf } from './keys.ts';
import type { Range } from './table.ts';

/** A list's partition, and the local index that sorts it by each field; sorting by creation needs none. */
export type ListPlace<Sorted extends string> = {
  /** The partition, such as `BUSINESS#businessId`. */
  readonly pk: string;
  /** What begins the sort keys of its records, such as `CUSTOMER`: lists that share a partition do not mix. */
  readonly kind: string;
  readonly sorts: Readonly<Record<Sorted, LocalIndex>>;
};

/** By what a list is sorted. */
export type Sort<Sorted extends string> = Sorted | 'createdAt';

/** A stretch of a list in one order, from its beginning: all of it without a limit, whole records without fields. */
export type Stretch<Sorted extends string> = {
  readonly sort: Sort<Sorted>;
  readonly descending: boolean;
  readonly limit?: number;
  readonly fields?: readonly string[];
};

/** A stretch of a list as the table is asked for it. */
export function rangeOf<Sorted extends string>(place: ListPlace<Sorted>, stretch: Stretch<Sorted>): Range {
  const { sort, descending, limit, fields } = stretch;
  const index = sort === 'createdAt' ? undefined : place.sorts[sort];
  return {
    ...(index && { IndexName: index }),
    KeyConditionExpression: 'pk = :pk AND begins_with(#sort, :kind)',
    ExpressionAttributeNames: {
      '#sort': index ? sortKeyOf(index) : 'sk',
      ...Object.fromEntries((fields ?? []).map((field) => [`#${field}`, field])),
    },
    ExpressionAttributeValues: { ':pk': place.pk, ':kind': `${place.kind}#` },
    ConsistentRead: true,
    ScanIndexForward: !descending,
    ...(fields && { ProjectionExpression: ['pk', 'sk', ...fields.map((field) => `#${field}`)].join(', ') }),
    ...(limit !== undefined && { Limit: limit }),
  };
}

/**
 * The index attributes of a new record, which sorts in every order even where a field is missing. They end with its id:
 * DynamoDB does not order equal keys, so pages read from both ends would repeat or drop one.
 */
export function sortKeys<Sorted extends string>(
  { kind, sorts }: ListPlace<Sorted>,
  id: string,
  fields: object,
): Record<string, string> {
  const texts = fields as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries<LocalIndex>(sorts).map(([field, index]) => [
      sortKeyOf(index),
      `${kind}#${sortText(texts[field])}${BEFORE_ANY_TEXT}${id}`,
    ]),
  );
}

/**
 * The index attributes of those fields that a change names. Each comes from one field alone, so that two people who
 * change different fields at once leave every order right.
 */
export function changedSortKeys<Sorted extends string>(
  place: ListPlace<Sorted>,
  id: string,
  fields: object,
): Record<string, string> {
  const sorts = Object.fromEntries(Object.entries<LocalIndex>(place.sorts).filter(([field]) => field in fields));
  return sortKeys({ ...place, sorts }, id, fields);
}

/** A sort key holds at most 1,024 bytes; texts that differ only after this length count as equal. */
const MAX_SORT_LETTERS = 80;
/** Sorts before every character that a text can contain, so "Ann" comes before "Ann B". */
const BEFORE_ANY_TEXT = '\u0001';
/** Records without the text sort last instead of being left out. */
const NOTHING = '\uffff';

function sortText(value: unknown): string {
  return searchText(String(value ?? '')).slice(0, MAX_SORT_LETTERS) || NOTHING;
}
