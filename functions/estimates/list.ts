import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import { type EstimateFields, toEstimateRow } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { PageMeta } from '#shared/api/page.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { fieldsAt } from '#shared/document/fields.ts';
import type { EstimateListItem, EstimateListQuery } from '#shared/estimate/schema.ts';
import { estimateState, isShownBy } from '#shared/estimate/status.ts';
import { matchesSearch } from '#shared/search-text.ts';

const DEFAULT_LIMIT = 10;

/** What a search of estimates reads. */
const SEARCHED = ['invoiceNumber', ...fieldsAt('search')] as const;

type Listing = { readonly businessId: string; readonly query: EstimateListQuery; readonly now: Date };

/** A page of estimates, newest first unless sorted otherwise; a search covers number and customer. */
export async function listEstimates(
  { estimates, businesses }: { estimates: Estimates; businesses: Pick<Businesses, 'timeZoneOf'> },
  { businessId, query, now }: Listing,
): Promise<{ data: EstimateListItem[]; meta: PageMeta }> {
  const { page = 1, limit = DEFAULT_LIMIT, sortBy: sort = 'createdAt', sortOrder: order } = query;
  const today = await todayOf(businesses, businessId, now);
  const { items, meta } = await estimates.page({ page, limit, sort, order, search: searchOf(query, today) });
  return { data: items.map(toEstimateRow), meta };
}

/** The filters of the list; undefined without any, so that a page is read by itself. */
export function searchOf(
  { searchQuery, startDate, endDate, status }: EstimateListQuery,
  today: CalendarDay,
): Search<EstimateFields> | undefined {
  if (!searchQuery && !startDate && !endDate && !status) return undefined;
  return {
    fields: [...SEARCHED, 'issueDate', 'dueDate', 'status', 'invoices', 'isInvoiced'],
    rank(found) {
      const { issueDate = '', dueDate = '', status: stored = 'DRAFT', invoices, isInvoiced } = found;
      if (startDate && issueDate < startDate) return NO_MATCH;
      if (endDate && issueDate > endDate) return NO_MATCH;
      if (status && !isShownBy(status, estimateState({ status: stored, dueDate, invoices, isInvoiced }, today)))
        return NO_MATCH;
      const texts = SEARCHED.map((field) => found[field]);
      return !searchQuery || matchesSearch(searchQuery, ...texts) ? 0 : NO_MATCH;
    },
  };
}
