import { createdAtOf } from '#functions/data/table/ids.ts';
import { idOf, type Key, LOCAL_INDEXES, listCountKey, listItemKey, sortKeyOf } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import {
  addTo,
  type Condition,
  type Entered,
  putNew,
  removeExisting,
  withoutBlanks,
} from '#functions/data/table/write.ts';
import { type ListConfig, sortKeys } from './sort.ts';

/** A record of a list: the entered fields, its id, creation time and version. */
export type Listed<Fields> = Fields & { readonly id: string; readonly createdAt: string; readonly version: number };

/** The writes that add a record to a list or remove it. */
export type ListWrites = { readonly record: Write; readonly count: Write };

/** An item of a list as stored. */
export type StoredItem = Key & { readonly version: number } & Record<string, unknown>;

/** Attributes of the table that are not fields of a record. */
const KEYS: ReadonlySet<string> = new Set(['pk', 'sk', ...LOCAL_INDEXES.map(sortKeyOf)]);

/** The record that an item stores. */
export function toListed<Fields extends object>(item: StoredItem): Listed<Fields> {
  const id = idOf(item);
  const fields = Object.entries(item).filter(([name]) => !KEYS.has(name));
  const record = Object.fromEntries(fields) as Fields & Pick<StoredItem, 'version'>;
  return { ...record, id, createdAt: createdAtOf(id) };
}

/** The writes that add a record; `record` fails if there is one with this id. */
export function additionTo<Fields extends object, Sorted extends string>(
  config: ListConfig<Sorted>,
  id: string,
  fields: Entered<Fields>,
): ListWrites {
  const item = { ...withoutBlanks(fields), version: FIRST_VERSION };
  return {
    record: putNew({ ...item, ...sortKeys(config, id, fields), ...listItemKey(config, id) }),
    count: addTo(listCountKey(config, id), 'total', 1),
  };
}

/** The write that replaces a record with its next state, if a condition on the stored one holds. */
export function replacementIn<Fields extends object, Sorted extends string>(
  config: ListConfig<Sorted>,
  { id, createdAt: _derived, ...fields }: Listed<Fields>,
  condition: Condition,
): Write {
  const Item = { ...withoutBlanks(fields), ...sortKeys(config, id, fields), ...listItemKey(config, id) };
  return { Put: { Item, ...condition } };
}

/** The writes that remove a record; `record` fails if there is none. */
export function removalFrom<Sorted extends string>(config: ListConfig<Sorted>, id: string): ListWrites {
  return {
    record: removeExisting(listItemKey(config, id)),
    count: addTo(listCountKey(config, id), 'total', -1),
  };
}
