import { NO_MATCH } from '#functions/data/list/page.ts';
import { attentionRows, invoiceRowsOf } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import { filingsIn } from '#functions/domain/report/filings.ts';
import { returnSettingsIn } from '#functions/domain/report/return-settings.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { lastFullPeriod } from '#shared/reports/last-full-period.ts';
import type { ReportRange } from '#shared/reports/schema.ts';

/** Reads what may need attention in a business. */
export type AttentionStore = ReturnType<typeof attentionIn>;

/** How many returns of a period are not filed. */
export type ReturnsDue = { readonly days: ReportRange; readonly count: number };

/** Opens what may need attention in a business. */
export function attentionIn(table: Table, businessId: string) {
  const estimates = estimatesIn(table, businessId);
  return {
    /** The rows of the invoices with a problem, latest issue date first; the cost grows with these alone. */
    listFlagged: (limit: number) =>
      table.query<InvoiceRow>({
        ...startingWith(attentionRows(businessId), 'lsi3'),
        ProjectionExpression: 'sk, n, c, w, r, h, m, pd',
        ScanIndexForward: false,
        Limit: limit,
      }),
    /** The rows of drafts, earliest issue date first. */
    listDrafts: (limit: number) =>
      table.query<InvoiceRow>({
        ...startingWith(invoiceRowsOf(businessId, 'DRAFT'), 'lsi1'),
        ProjectionExpression: 'sk, lsi1sk, n, c, sr',
        Limit: limit,
      }),
    /**
     * The last full period before a day, and of how many accounts it is not filed although an earlier one is: a business that
     * files elsewhere is not reminded.
     */
    async findReturnsDue(today: CalendarDay): Promise<ReturnsDue> {
      const [filings, settings] = await Promise.all([
        filingsIn(table, businessId).list(),
        returnSettingsIn(table, businessId).find(),
      ]);
      const days = lastFullPeriod(settings.period, today);
      const last = Map.groupBy(filings, ({ account }) => account);
      return { days, count: [...last.values()].filter((own) => own.every(({ to }) => to < days.to)).length };
    },
    /** The latest estimates that are accepted and not invoiced in full, and how many there are; reads the list. */
    async findToInvoice(limit: number) {
      const { items, meta } = await estimates.page({
        ...{ page: 1, limit, sort: 'createdAt' },
        search: {
          fields: ['status', 'isInvoiced'],
          rank: ({ status, isInvoiced }) => (status === 'ACCEPTED' && !isInvoiced ? 0 : NO_MATCH),
        },
      });
      return { estimates: items, count: meta.total };
    },
  };
}
