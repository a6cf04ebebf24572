import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { dueAtOf } from '#functions/domain/series/due-at.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { AppError } from '#shared/errors.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import type { Series } from '#shared/series/schema.ts';
import { type Surroundings, surroundingsOf, type ViewDependencies, viewOf } from './view.ts';

/** The series of the caller's business, and what they are read with. */
export type Dependencies = ViewDependencies & { readonly series: SeriesStore };

/** A series of the business. Throws NOT_FOUND if it has none with this id. */
export async function ownSeries(series: Pick<SeriesStore, 'find'>, id: string): Promise<SeriesRecord> {
  return orNotFound(await series.find(id), 'series');
}

/** The refusal of a change of a series that others changed in between. */
export function changedMeanwhile(): AppError {
  return refusal({ CHANGED_MEANWHILE }, { what: 'series' });
}

/** What a change makes of a series, with what else is stored with it. */
export type Next = { readonly after: SeriesRecord; readonly also?: Readonly<Record<string, Write>> };

type Change = {
  readonly id: string;
  readonly version?: number | undefined;
  readonly now: Date;
  readonly action: ActivityAction;
  /** The series as it is to be, or null if it is so already. */
  readonly change: (before: SeriesRecord, surroundings: Surroundings) => Promise<Next | null> | Next | null;
};

/**
 * Changes a series, with its next due time in the same transaction, and returns it as it is then. Throws NOT_FOUND if the
 * business has none with this id, CONFLICT if the given version is outdated, and what `change` throws.
 */
export async function changeSeries(
  dependencies: Dependencies,
  { id, version, now, action, change }: Change,
): Promise<Series> {
  const { series } = dependencies;
  const surroundings = await surroundingsOf(dependencies, now);
  const changed = await retry('series-change', async () => {
    const before = await ownSeries(series, id);
    if (isStale(before, version)) throw changedMeanwhile();
    const next = await change(before, surroundings);
    if (!next) {
      noteUnchanged();
      return before;
    }
    const after = { ...next.after, version: before.version + 1, updatedAt: now.toISOString() };
    const dueAt = dueAtOf(after, surroundings.timeZone);
    const failed = await series.replace({ before, after, dueAt, action, ...(next.also && { also: next.also }) });
    return failed === null ? after : null;
  });
  if (!changed) throw changedMeanwhile();
  return viewOf(dependencies, changed, surroundings);
}
