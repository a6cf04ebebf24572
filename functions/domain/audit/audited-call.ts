import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from '#functions/services/client.ts';
import { deviceName } from '#functions/services/device-name.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import { RECORDED_FIELDS } from '#shared/activity/fields.ts';
import type { Actor, FieldChange, RecordReference } from '#shared/activity/schema.ts';
import type { Entry } from './entry.ts';
import { type Fields, given, recordedValue } from './recorded-value.ts';

/** A change made by a call. Business and actor default to the caller's. */
export type NotedChange = {
  readonly record?: RecordReference;
  /** The record before and after; null if it did not exist. */
  readonly before?: Snapshot;
  readonly after?: Snapshot;
  readonly businessId?: string;
  readonly by?: Actor;
};

type Declared = { readonly action: ActivityAction; readonly businessId?: string; readonly by?: Actor };

type AuditedCall = { readonly client: Client; declared?: Declared; noted?: NotedChange; isWritten?: boolean };

const calls = new AsyncLocalStorage<AuditedCall>();

/** Runs `work` as one call, with its own audit context for `declareAction` and `noteChange`. */
export function withAudit<Result>(client: Client, work: () => Result): Result {
  return calls.run({ client }, work);
}

/** Declares the action and actor of the current call. */
export function declareAction(declared: Declared): void {
  Object.assign(calls.getStore() ?? {}, { declared });
}

/**
 * Notes for the current call's entry what it did that changes no record; `transactRecorded` records a change. Call it
 * afterwards: the entry is recorded even if the call then fails. A later note replaces an earlier one. Does nothing
 * outside a call.
 */
export function noteChange(noted: NotedChange): void {
  Object.assign(calls.getStore() ?? {}, { noted });
}

/** Marks the current call's entry as already written, in the transaction of its change. */
export function noteWritten(): void {
  Object.assign(calls.getStore() ?? {}, { isWritten: true });
}

/** Notes that the current call found everything as requested and changed nothing: it gets no entry. */
export function noteUnchanged(): void {
  noteWritten();
}

/**
 * The entry still to be written for the current call. Returns null if it is already written, if the call declares no
 * action or has no business, or if it failed without noting a change.
 */
export function missingEntry({ hasFailed = false } = {}): { businessId: string; entry: Entry } | null {
  const { declared, noted = {}, isWritten } = calls.getStore() ?? {};
  const businessId = noted.businessId ?? declared?.businessId;
  if (!declared || !businessId || isWritten) return null;
  if (hasFailed && Object.keys(noted).length === 0) return null;
  return { businessId, entry: entryOf(noted, declared.action) };
}

/** Builds the entry for a change; `action` applies if no call has declared one. */
export function entryOf(
  { record, before = null, after = null, by: named }: NotedChange,
  action: ActivityAction,
): Entry {
  const { declared, client } = calls.getStore() ?? {};
  const by = named ?? declared?.by;
  const device = deviceName(client?.device);
  return {
    action: declared?.action ?? action,
    ...(by && { by }),
    ...(client?.address && { address: client.address }),
    ...(device && { device }),
    ...(record && { record }),
    changes: changedFields(before, after),
  };
}

/** A stored record of any kind; null if it does not exist. */
type Snapshot = object | null;

/** The fields of `RECORDED_FIELDS` that differ between two states of a record, with their values masked for the log. */
export function changedFields(before: Snapshot, after: Snapshot): FieldChange[] {
  const [old, next] = [{ ...before } as Fields, { ...after } as Fields];
  return Object.keys(RECORDED_FIELDS).flatMap((field) => {
    if (isDeepStrictEqual(given(old[field]), given(next[field]))) return [];
    const [from, to] = [recordedValue(field, old), recordedValue(field, next)];
    return [{ field, ...(from && { from }), ...(to && { to }) }];
  });
}
