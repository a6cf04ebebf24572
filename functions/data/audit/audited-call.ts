import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { Actor, RecordReference } from '#shared/activity/schema.ts';
import { changedFields, type Snapshot } from './changed-fields.ts';
import type { Entry } from './entry.ts';

/** Where a call comes from. */
export type Origin = { readonly address: string | undefined; readonly device: string | undefined };

/** What a call did to a record. The business and person are the caller's unless named. */
export type NotedChange = {
  readonly record?: RecordReference;
  /** The record as it was and as it is; null before it was made and after it was deleted. */
  readonly before?: Snapshot;
  readonly after?: Snapshot;
  readonly businessId?: string;
  readonly by?: Actor;
};

type Declared = { readonly action: ActivityAction; readonly businessId?: string; readonly by?: Actor };

type AuditedCall = Origin & { declared?: Declared; noted?: NotedChange; isWritten?: boolean };

const calls = new AsyncLocalStorage<AuditedCall>();

/** Runs a call, whose entry is then made from what it declares and notes. */
export function withAudit<Result>(origin: Origin, work: () => Result): Result {
  return calls.run({ ...origin }, work);
}

/** Says what the current call is and who makes it. */
export function declareAction(declared: Declared): void {
  Object.assign(calls.getStore() ?? {}, { declared });
}

/**
 * Says what the current call has changed, for its entry: after the write, since it holds even if the call then fails. The
 * last one counts. Does nothing outside of a call.
 */
export function noteChange(noted: NotedChange): void {
  Object.assign(calls.getStore() ?? {}, { noted });
}

/** Says that the current call's entry is written already, in the transaction of its change. */
export function noteWritten(): void {
  Object.assign(calls.getStore() ?? {}, { isWritten: true });
}

/**
 * The entry that the current call still needs; null if it is written, if the call declares no action or belongs to no
 * business, or if it has failed without noting a change.
 */
export function missingEntry({ hasFailed = false } = {}): { businessId: string; entry: Entry } | null {
  const { declared, noted = {}, isWritten } = calls.getStore() ?? {};
  const businessId = noted.businessId ?? declared?.businessId;
  if (!declared || !businessId || isWritten) return null;
  if (hasFailed && Object.keys(noted).length === 0) return null;
  return { businessId, entry: { ...entryOf(noted, declared.action), ...(noted.by && { by: noted.by }) } };
}

/** The entry for a change; `action` is what the product did if no caller's action is under way. */
export function entryOf({ record, before = null, after = null }: NotedChange, action: ActivityAction): Entry {
  const { declared, address, device } = calls.getStore() ?? {};
  return {
    action: declared?.action ?? action,
    ...(declared?.by && { by: declared.by }),
    ...(address && { address }),
    ...(device && { device }),
    ...(record && { record }),
    changes: changedFields(before, after),
  };
}
