import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { statedDueDay } from '#shared/document/payment-terms.ts';
import type { Series } from '#shared/series/schema.ts';
import type { Saved } from '#web/document-editor/model/editor-start.ts';
import type { Saving } from '#web/document-editor/saving/use-saving.ts';
import { t } from './texts.en.ts';

/** A series as the editor of documents sees it: one of its invoices, that of a day ahead. */
export type SeriesDocument = Series & {
  readonly invoiceNumber: string;
  readonly issueDate: CalendarDay;
  readonly dueDate: CalendarDay;
};

/** A series as stored on the server, with its form. */
export type SavedSeries = Saved<SeriesDocument>;

/** The save action of a series' editor. */
export type SeriesSaving = Saving<SeriesDocument>;

/** Which invoices are edited: all from now on, seen as that of a day, or `only` that of the day. */
export type Edited = { readonly day: CalendarDay; readonly only: boolean };

/** The document of a day, with the content that it alone has, if any and if only that day is edited. */
export function documentOn(series: Series, { day, only }: Edited): SeriesDocument {
  const own = only && series.only?.day === day ? series.only.content : undefined;
  const { paymentTerms = '', dueInDays } = own ?? series;
  const dueDate = statedDueDay(paymentTerms, day) ?? addDays(day, dueInDays);
  const dated = { invoiceNumber: t.numberLater, issueDate: day, dueDate };
  if (!own) return { ...series, ...dated };
  const { id, status, version, createdAt, updatedAt, madeCount, coming, schedule, mode } = series;
  const { subtotal, discount, shipping, tax, total } = series;
  const state = { id, status, version, createdAt, updatedAt, madeCount, coming, schedule, mode, only: series.only };
  const items = own.items.map((item) => ({ ...item, amount: 0 }));
  return { ...state, ...{ subtotal, discount, shipping, tax, total }, ...own, items, ...dated };
}
