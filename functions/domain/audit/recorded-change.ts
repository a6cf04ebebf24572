import type { Table, Write } from '#functions/data/table/table.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { RecordReference } from '#shared/activity/schema.ts';
import { entryOf, type NotedChange, noteWritten } from './audited-call.ts';
import { entryWrite } from './entry.ts';

/** A change of a business's data. Its entry has `action` unless the current call declares another. */
export type RecordedChange = NotedChange & { readonly businessId: string; readonly action: ActivityAction };

/**
 * Writes a change and its activity entry, all or nothing. Returns null when done, or the name of the first write whose
 * condition failed. Throws if the entry is refused.
 */
export async function transactRecorded<Name extends string>(
  table: Pick<Table, 'transact'>,
  change: RecordedChange,
  writes: Readonly<Partial<Record<Name, Write>>>,
): Promise<Name | null> {
  const failed = await table.transact<string>({ ...writes, activity: recordedEntry(change) });
  if (failed === 'activity') throw new Error('The activity entry was refused');
  if (failed === null) noteWritten();
  return failed as Name | null;
}

/** The write of a change's activity entry, for a transaction that has other writes of its own. */
export function recordedEntry({ action, ...change }: RecordedChange): Write {
  return entryWrite(change.businessId, entryOf(change, action), new Date());
}

/** A kind with an action for each of the three. */
type RecordedKind = {
  [Kind in RecordReference['kind']]: `${Kind}.${'create' | 'update' | 'delete'}` extends ActivityAction ? Kind : never;
}[RecordReference['kind']];

/** A kind of record that is added, changed and deleted. */
export type Recorded<Item> = {
  readonly businessId: string;
  readonly kind: RecordedKind;
  /** How entries name a record. */
  readonly label: (item: Item) => string;
};

/** A record before and after a change; null if it was added or deleted. */
export type Changed<Item> =
  | { readonly before: Item | null; readonly after: Item }
  | { readonly before: Item; readonly after: null };

/** Writes a change of a record as `transactRecorded` does. */
export function transactRecord<Item extends { readonly id: string }, Name extends string>(
  table: Pick<Table, 'transact'>,
  { businessId, kind, label, change }: Recorded<Item> & { readonly change: Changed<Item> },
  writes: Readonly<Record<Name, Write>>,
): Promise<Name | null> {
  const item = (change.after ?? change.before) as Item;
  const verb = change.before === null ? 'create' : change.after === null ? 'delete' : 'update';
  const record = { kind, id: item.id, label: label(item) };
  return transactRecorded(table, { ...change, businessId, record, action: `${kind}.${verb}` }, writes);
}
