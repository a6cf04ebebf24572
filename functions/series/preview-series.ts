import { checkContent } from '#functions/domain/document/check-content.ts';
import { draftOn } from '#functions/domain/series/draft-on.ts';
import { addDays } from '#shared/calendar-day.ts';
import { priced } from '#shared/document/pricing.ts';
import { comingDays, firstFrom } from '#shared/series/schedule.ts';
import type { SeriesPreview, SeriesPreviewInput } from '#shared/series/schema.ts';
import type { Dependencies } from './own-series.ts';
import { passedCount, withoutIdleAnchor } from './schedule-series.ts';
import { comingInvoice, customersOf, SHOWN_DAYS, surroundingsOf } from './view.ts';

/**
 * The next days and amounts that a new series would have, or one that made invoices already, and how many of its days have
 * passed. Throws INVALID_REQUEST if an amount contradicts another one.
 */
export async function previewSeries(
  dependencies: Dependencies,
  { body: { schedule: given, made, ...entered }, now }: { readonly body: SeriesPreviewInput; readonly now: Date },
): Promise<SeriesPreview> {
  const { businessId, customers, series: store } = dependencies;
  const schedule = withoutIdleAnchor(given);
  const [{ company, timeZone, today }, customerOf, content] = await Promise.all([
    surroundingsOf(dependencies, now),
    customersOf(customers, [entered]),
    store.followed(entered),
  ]);
  const customer = customerOf(content);
  const afterLast = made && addDays(made.last, 1);
  const next = firstFrom(schedule, afterLast && afterLast > today ? afterLast : today);
  const progress = { next, madeCount: made?.count ?? 0, skipped: [] };
  const coming = comingDays(schedule, progress, SHOWN_DAYS).map((each) => {
    const series = { ...content, schedule, businessId, id: '' };
    const invoice = priced(draftOn(series, { day: each.day, customer, now }), company);
    checkContent(invoice);
    return comingInvoice(invoice, { coming: each, schedule, timeZone });
  });
  return { coming, passedCount: passedCount(schedule, today) };
}
