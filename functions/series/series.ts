import { retry } from '#functions/data/table/retry.ts';
import { enteredContent } from '#functions/domain/document/entered-content.ts';
import { isSameContent } from '#functions/domain/document/same-content.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import { contentOn, enteredOf } from '#functions/domain/series/draft-on.ts';
import { nextOf } from '#functions/domain/series/due-at.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { SERIES_DAY_CHANGED, SERIES_HAS_INVOICES } from '#shared/refusals/series.ts';
import type { Series, SeriesInput, SeriesUpdate } from '#shared/series/schema.ts';
import { pricedOn } from './content.ts';
import { checkAhead, isAhead } from './days-ahead.ts';
import { changedMeanwhile, changeSeries, type Dependencies, ownSeries } from './own-series.ts';
import { surroundingsOf, viewOf } from './view.ts';

type Of = { readonly id: string; readonly now: Date };

/** A series of the business with its next days. Throws NOT_FOUND for any other. */
export async function readSeries(dependencies: Dependencies, { id, now }: Of): Promise<Series> {
  const [series, surroundings] = await Promise.all([
    ownSeries(dependencies.series, id),
    surroundingsOf(dependencies, now),
  ]);
  return viewOf(dependencies, series, surroundings);
}

/**
 * Changes what a series invoices from now on, or on one day ahead, and keeps the recipient if that is asked for. Throws
 * CONFLICT if the given version is outdated, if it has no invoice ahead on that day, or if another one differs already;
 * INVALID_REQUEST if amounts contradict each other, or if it cannot be stored together with the content of that day.
 */
export function updateSeries(
  dependencies: Dependencies & { readonly kept: KeptCustomers },
  { id, update: { version, only: day, ...update }, now }: Of & { readonly update: SeriesUpdate },
): Promise<Series> {
  const { businessId, customers, kept, series } = dependencies;
  return changeSeries(dependencies, {
    ...{ id, version, now, action: 'series.update' },
    async change(before, surroundings) {
      if (day) checkDay(before, day, surroundings.today);
      const content = await series.followed(entered(day ? contentOn(before, day) : before, update));
      const { invoice, writes: also } = await keptFor(kept, { invoice: { ...content, businessId }, now });
      const changed = day ? withOnly(before, day, invoice) : { ...before, ...invoice };
      if (isSameContent(before, changed)) return null;
      const next = nextOf(changed) ?? surroundings.today;
      // That of the day must be valid, whether or not it is the next one.
      if (day) await pricedOn(customers, changed, { ...surroundings, day });
      const after = await pricedOn(customers, changed, { ...surroundings, day: next });
      return { after, also };
    },
  });
}

/** Deletes a series. Throws CONFLICT if it has made invoices. */
export async function removeSeries(series: SeriesStore, id: string): Promise<void> {
  const isRemoved = await retry('series-removal', async () => {
    const found = await ownSeries(series, id);
    if (found.madeCount > 0) throw refusal({ SERIES_HAS_INVOICES });
    return (await series.remove(found)) === null || null;
  });
  if (!isRemoved) throw changedMeanwhile();
}

function checkDay(series: SeriesRecord, day: CalendarDay, today: CalendarDay): void {
  checkAhead(series, day);
  const { only } = series;
  const isTaken = only !== undefined && only.day !== day && isAhead(series, only.day, today);
  if (isTaken) throw refusal({ SERIES_DAY_CHANGED }, { day: only.day });
}

/** The content of a day with the fields of an update; an empty text removes a choice. */
function entered(before: SeriesInput, update: Omit<SeriesUpdate, 'version' | 'only'>): SeriesInput {
  const { reminders, ...fields } = update;
  const chosen = 'reminders' in update ? { reminders: reminders || undefined } : {};
  return { ...enteredOf(before), ...enteredContent(before, fields), ...chosen } as SeriesInput;
}

/** A series whose invoice of a day has its own content; none if that is the content of all. */
function withOnly(series: SeriesRecord, day: string, content: SeriesInput): SeriesRecord {
  const { only: _before, ...rest } = series;
  const own = enteredOf(content);
  return isSameContent(enteredOf(series), own) ? rest : { ...rest, only: { day, content: own } };
}
