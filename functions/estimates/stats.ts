import type { EstimateFields } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { type EstimateStats, WON_WINDOW_DAYS } from '#shared/estimate/stats.ts';
import { estimateState } from '#shared/estimate/status.ts';
import { fromCents, INVOICE_CURRENCIES } from '#shared/money.ts';

type Dependencies = {
  readonly estimates: Pick<Estimates, 'all'>;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};

/** What the figures are made of. */
const READ = [
  ...['status', 'dueDate', 'currency', 'totalCents', 'decision', 'invoices', 'isInvoiced'],
] as const satisfies (keyof EstimateFields)[];

type Counted = Pick<EstimateFields, (typeof READ)[number]>;

/** The key figures of a business's estimates, from one read of its list (decision F212). */
export async function readStats(
  { estimates, businesses }: Dependencies,
  businessId: string,
  now: Date,
): Promise<EstimateStats> {
  const [all, timeZone] = await Promise.all([estimates.all(READ), businesses.timeZoneOf(businessId)]);
  const today = dayIn(timeZone, now);
  const since = addDays(today, 1 - WON_WINDOW_DAYS);
  const open = all.filter((each) => estimateState(each, today) === 'SENT');
  const toInvoice = all.filter((each) => each.status === 'ACCEPTED' && !each.isInvoiced);
  const closed = all.filter((each) => isClosed(each, { since, today, timeZone }));
  const won = closed.filter(({ status }) => status === 'ACCEPTED');
  const used = INVOICE_CURRENCIES.filter((currency) =>
    [...open, ...toInvoice, ...won].some((each) => each.currency === currency),
  );
  return {
    currencies: used.map((currency) => ({
      currency,
      open: totalIn(open, currency),
      toInvoice: totalIn(toInvoice, currency),
      won: totalIn(won, currency),
    })),
    counts: { open: open.length, toInvoice: toInvoice.length, won: won.length, closed: closed.length },
    ...(closed.length > 0 && { wonPercent: Math.round((100 * won.length) / closed.length) }),
  };
}

type Days = { readonly since: CalendarDay; readonly today: CalendarDay; readonly timeZone: string };

/** Whether an estimate was decided, or expired unanswered, on one of the days. */
function isClosed({ status, dueDate, decision, ...billed }: Counted, { since, today, timeZone }: Days): boolean {
  if (decision) return dayIn(timeZone, new Date(decision.at)) >= since;
  return estimateState({ status, dueDate, ...billed }, today) === 'EXPIRED' && dueDate >= since;
}

function totalIn(estimates: readonly Counted[], currency: Counted['currency']): number {
  const found = estimates.filter((each) => each.currency === currency);
  return fromCents(found.reduce((cents, { totalCents }) => cents + totalCents, 0));
}
