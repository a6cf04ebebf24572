import { isDeepStrictEqual } from 'node:util';
import type { Key } from './keys.ts';
import type { Write } from './table.ts';
import { ifEqual, onlyIf, set, type Update } from './write.ts';

/** Version of a new record. */
export const FIRST_VERSION = 1;

/** Whether a client is changing a version other than the stored one; never the case if it gives none. */
export function isStale({ version }: { readonly version: number }, named: number | undefined): boolean {
  return named !== undefined && named !== version;
}

/** Whether a record already has all these values; an empty text is no value. */
export function hasAlready(record: object, values: object): boolean {
  const stored = record as Readonly<Record<string, unknown>>;
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(stored[name] ?? '', value ?? ''));
}

/** Sets attributes of an item, as `set` does, and increments its version; fails if that is not `expected`. */
export function setNext(key: Key, attributes: Readonly<Record<string, unknown>>, expected: number): Update {
  return onlyIf(set(key, { ...attributes, version: expected + 1 }), ifEqual({ version: expected }));
}

/** Deletes an item; fails if there is none, or if its version is not `expected`. */
export function removeAt(key: Key, expected: number): Write {
  return { Delete: { Key: key, ...ifEqual({ version: expected }) } };
}
