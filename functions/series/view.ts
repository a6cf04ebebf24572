import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Businesses, CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { CustomerFields, CustomerList } from '#functions/domain/people/customers.ts';
import type { SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import { contentOn, draftOn } from '#functions/domain/series/draft-on.ts';
import { comingOf, nextOf, statusOf } from '#functions/domain/series/due-at.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { priced } from '#shared/document/pricing.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { fromCents } from '#shared/money.ts';
import { type Coming, madeAt } from '#shared/series/schedule.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { ComingInvoice, Series, SeriesInput } from '#shared/series/schema.ts';

/** What the amounts and days of a series depend on besides itself. */
export type Surroundings = {
  readonly company: CompanyRecord | undefined;
  readonly timeZone: string;
  readonly today: CalendarDay;
  readonly now: Date;
};

export type ViewDependencies = {
  readonly businessId: string;
  readonly businesses: Pick<Businesses, 'findCompany' | 'timeZoneOf'>;
  readonly customers: Pick<CustomerList, 'find'>;
  readonly cards: Pick<SavedCards, 'find'>;
};

/** How many of its next days a series shows. */
export const SHOWN_DAYS = 3;

/** Reads what the amounts and days of the business's series depend on. */
export async function surroundingsOf({ businessId, businesses }: ViewDependencies, now: Date): Promise<Surroundings> {
  const [company, timeZone] = await Promise.all([
    businesses.findCompany(businessId),
    businesses.timeZoneOf(businessId),
  ]);
  return { company, timeZone, today: dayIn(timeZone, now), now };
}

/** A series as its business sees it, with the amounts that its next invoices would have now. */
export async function viewOf(
  { customers, cards }: Pick<ViewDependencies, 'customers' | 'cards'>,
  series: SeriesRecord,
  { company, timeZone, today, now }: Surroundings,
): Promise<Series> {
  const { only, ...usual } = series;
  const { customerId, mode } = series;
  const [customerOf, savedCard] = await Promise.all([
    customersOf(customers, [usual, only?.content]),
    mode === 'charge' && customerId ? cards.find(customerId) : undefined,
  ]);
  const next = draft(usual, nextOf(series) ?? today);
  const { taxes, exemptFrom } = next;
  const { lineCents, ...totals } = invoiceTotals(next);
  const { pausedUntil, schedule } = series;
  return {
    ...series,
    status: statusOf(series, today),
    pausedUntil: pausedUntil && pausedUntil > today ? pausedUntil : undefined,
    items: series.items.map((item, index) => ({ ...item, amount: fromCents(lineCents[index] ?? 0) })),
    taxes: taxes && [...taxes],
    exemptFrom: exemptFrom && [...exemptFrom],
    subtotal: fromCents(totals.subtotalCents),
    discount: fromCents(totals.discountCents),
    shipping: fromCents(totals.shippingCents),
    tax: fromCents(totals.taxCents),
    total: fromCents(totals.totalCents),
    missed: series.missed && [...series.missed],
    savedCard,
    coming: shownDays(series, today).map((coming) => ({
      ...comingInvoice(draft(series, coming.day), { coming, schedule, timeZone }),
      ...(only?.day === coming.day && { isChanged: true as const }),
    })),
  };

  function draft(of: Parameters<typeof draftOn>[0], day: CalendarDay): InvoiceRecord {
    return priced(draftOn(of, { day, customer: customerOf(contentOn(of, day)), now }), company);
  }
}

/** The next days of a series: one that is skipped only while it is ahead. */
function shownDays(series: SeriesRecord, today: CalendarDay): Coming[] {
  const passed = series.skipped.filter((day) => day < today).length;
  return comingOf(series, SHOWN_DAYS + passed)
    .filter(({ day, isSkipped }) => !isSkipped || day >= today)
    .slice(0, SHOWN_DAYS);
}

type On = { readonly coming: Coming; readonly schedule: Schedule | undefined; readonly timeZone: string };

/** The invoice of a day ahead, as it would be made now. */
export function comingInvoice(
  { dueDate, totalCents }: InvoiceRecord,
  { coming: { day, isSkipped }, schedule, timeZone }: On,
): ComingInvoice {
  const at = schedule ? madeAt(schedule, day, timeZone).toISOString() : '';
  return { day, dueDate, at, total: fromCents(totalCents), ...(isSkipped && { isSkipped: true as const }) };
}

type Named = Pick<SeriesInput, 'customerId'>;

/** Reads the customers that contents name, as they are now. */
export async function customersOf(
  customers: Pick<CustomerList, 'find'>,
  contents: readonly (Named | undefined)[],
): Promise<(content: Named) => CustomerFields | undefined> {
  const ids = [...new Set(contents.flatMap((content) => content?.customerId || []))];
  const found = await Promise.all(ids.map(async (id) => [id, await customers.find(id)] as const));
  const byId = new Map(found);
  return ({ customerId }) => (customerId ? byId.get(customerId) : undefined);
}
