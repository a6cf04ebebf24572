import { isStale } from '#functions/data/table/version.ts';
import { noteWritten } from '#functions/domain/audit/audited-call.ts';
import { recordedEntry } from '#functions/domain/audit/recorded-change.ts';
import { type InvoiceRecord, toInvoice, withCurrentTaxes } from '#functions/domain/invoice/invoice-record.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { nextOf } from '#functions/domain/series/due-at.ts';
import { type MakingDependencies, makeInvoice } from '#functions/domain/series/make-invoice.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_THE_NEXT_DAY, SERIES_DAY_MADE } from '#shared/refusals/series.ts';
import type { MakeInput, Series, SkipInput } from '#shared/series/schema.ts';
import { pricedOn } from './content.ts';
import { checkAhead } from './days-ahead.ts';
import { changedMeanwhile, changeSeries, type Dependencies, ownSeries } from './own-series.ts';
import { surroundingsOf } from './view.ts';

type Of = { readonly id: string; readonly now: Date };

/**
 * Skips a day ahead, or no longer; a missed one that is skipped is no longer listed. A skipped day that has passed, while
 * no later one has its invoice, gets its own within the hour once it is no longer skipped. Throws CONFLICT if the series
 * has no invoice ahead on that day, or if the given version is outdated.
 */
export function skipDay(
  dependencies: Dependencies,
  { id, body: { day, isSkipped, version }, now }: Of & { readonly body: SkipInput },
): Promise<Series> {
  return changeSeries(dependencies, {
    ...{ id, version, now, action: 'series.skip' },
    change(before) {
      const { missed = [], skipped, ...rest } = before;
      if (isSkipped && missed.includes(day)) {
        const left = missed.filter((each) => each !== day);
        return { after: { ...rest, skipped, ...(left.length > 0 && { missed: left }) } };
      }
      checkAhead(before, day);
      if (skipped.includes(day) === isSkipped) return null;
      const others = skipped.filter((each) => each !== day);
      return { after: { ...before, skipped: isSkipped ? [...others, day].toSorted() : others } };
    },
  });
}

type MakeDependencies = Dependencies & Omit<MakingDependencies, 'series'> & { readonly series: SeriesStore };

/**
 * Makes the invoice of a missed day or of the next one as a draft. Throws CONFLICT if that day has its invoice already,
 * for any other day, and if the given version is outdated; INVALID_REQUEST if the invoice would break a rule.
 */
export async function makeDay(
  dependencies: MakeDependencies,
  { caller, id, body: { day, version }, now }: Of & { readonly caller: Caller; readonly body: MakeInput },
): Promise<Invoice> {
  const { businessId, series: store } = dependencies;
  const series = await ownSeries(store, id);
  const made = await store.findOccurrence(id, day);
  if (made) throw refusal({ SERIES_DAY_MADE }, { day, number: made.invoiceNumber });
  if (isStale(series, version)) throw changedMeanwhile();
  if (!isMakeable(series, day)) throw refusal({ NOT_THE_NEXT_DAY });
  const surroundings = await surroundingsOf(dependencies, now);
  await pricedOn(dependencies.customers, series, { ...surroundings, day });
  const record = { kind: 'series', id, label: series.billingName } as const;
  const entry = recordedEntry({ businessId, record, action: 'series.make' });
  const also = () => ({ seriesActivity: entry });
  const invoice: InvoiceRecord | null = await makeInvoice(dependencies, { series, day, now, by: caller.email, also });
  if (!invoice) throw changedMeanwhile();
  noteWritten();
  return toInvoice(withCurrentTaxes(invoice, surroundings.company));
}

function isMakeable(series: SeriesRecord, day: string): boolean {
  return series.missed?.includes(day) || nextOf(series) === day;
}
