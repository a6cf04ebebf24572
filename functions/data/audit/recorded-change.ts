import type { Table, Write } from '#functions/data/table/table.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { RecordReference } from '#shared/activity/schema.ts';
import { entryOf, type NotedChange, noteWritten } from './audited-call.ts';
import { entryWrite } from './entry.ts';

/** A change of a record of a business. Its entry has `action` unless the current call declares another. */
export type RecordedChange = NotedChange & {
  readonly businessId: string;
  readonly record: RecordReference;
  readonly action: ActivityAction;
};

/**
 * Writes a change and its activity entry, all or nothing. Returns null when done, or the name of the first write whose
 * condition failed. Throws if the entry is refused.
 */
export async function transactRecorded<Name extends string>(
  table: Pick<Table, 'transact'>,
  { businessId, action, ...change }: RecordedChange,
  writes: Readonly<Record<Name, Write>>,
): Promise<Name | null> {
  const activity = entryWrite(businessId, entryOf(change, action), new Date());
  const failed = await table.transact<string>({ ...writes, activity });
  if (failed === 'activity') throw new Error('The activity entry was refused');
  if (failed === null) noteWritten();
  return failed as Name | null;
}
