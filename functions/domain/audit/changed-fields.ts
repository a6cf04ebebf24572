import { isDeepStrictEqual } from 'node:util';
import { RECORDED_FIELDS } from '#shared/activity/fields.ts';
import type { FieldChange } from '#shared/activity/schema.ts';
import { type Fields, given, recordedValue } from './recorded-value.ts';

/** A stored record of any kind; null if it does not exist. */
export type Snapshot = object | null;

/** The fields of `RECORDED_FIELDS` that differ between two states of a record, with their values masked for the log. */
export function changedFields(before: Snapshot, after: Snapshot): FieldChange[] {
  const [old, next] = [{ ...before } as Fields, { ...after } as Fields];
  return Object.keys(RECORDED_FIELDS).flatMap((field) => {
    if (isDeepStrictEqual(given(old[field]), given(next[field]))) return [];
    const [from, to] = [recordedValue(field, old), recordedValue(field, next)];
    return [{ field, ...(from && { from }), ...(to && { to }) }];
  });
}
