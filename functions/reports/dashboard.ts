import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { addDays, type CalendarDay, dayIn, monthEnd } from '#shared/calendar-day.ts';
import { AppError } from '#shared/errors.ts';
import { agingReport } from '#shared/reports/aging-report.ts';
import { type Aged, DASHBOARD_MONTHS, type Dashboard } from '#shared/reports/dashboard.ts';
import { AGING_BUCKETS } from '#shared/reports/groups.ts';
import { MAX_REPORT_ENTRIES } from '#shared/reports/limits.ts';
import type { AgingRow } from '#shared/reports/schema.ts';
import { owedOn } from './aging.ts';
import { readAttention } from './attention.ts';
import type { AttentionStore } from './attention-store.ts';
import { readIncome } from './income.ts';

type Dependencies = {
  readonly journal: Pick<Journal, 'list'>;
  readonly invoices: Pick<CustomerInvoices, 'listDue' | 'readById'>;
  readonly attention: AttentionStore;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};

type Asked = {
  readonly businessId: string;
  readonly now: Date;
  /** Whether it is for someone who only reads: then nothing needs their attention. */
  readonly isReader?: boolean;
};

/**
 * How a business stands today. Reads the journal of six months and the rows of open invoices, and for what needs attention
 * those of drafts and the list of estimates; a part that is made of too much is left out.
 */
export async function readDashboard(
  { journal, invoices, attention, businesses }: Dependencies,
  { businessId, now, isReader = false }: Asked,
  max = MAX_REPORT_ENTRIES,
): Promise<Dashboard> {
  const timeZone = await businesses.timeZoneOf(businessId);
  const today = dayIn(timeZone, now);
  const due = invoices.listDue(max + 1);
  const [months, owed, found] = await Promise.all([
    unlessTooMuch(readIncome({ journal, invoices }, { ...lastMonths(today), by: 'month' }, max)),
    unlessTooMuch(owedOn({ journal, invoices }, { on: today, due }, max)),
    isReader ? undefined : readAttention(attention, { due, today, timeZone, max }),
  ]);
  return {
    on: today,
    months: months?.rows,
    aging: owed && agedByCurrency(agingReport(owed, { on: today }).rows),
    attention: found,
  };
}

/** The months until that of a day, all of it included: invoices may have been issued for days to come. */
function lastMonths(today: CalendarDay) {
  return { from: addDays(monthEnd(today, -DASHBOARD_MONTHS), 1), to: monthEnd(today) };
}

function agedByCurrency(rows: readonly AgingRow[]): Aged[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const sum = (centsOf: (row: AgingRow) => number) => own.reduce((cents, row) => cents + centsOf(row), 0);
    const buckets = AGING_BUCKETS.map((bucket) => [bucket, sum((row) => row.buckets[bucket])]);
    return { currency, buckets: Object.fromEntries(buckets), totalCents: sum(({ totalCents }) => totalCents) };
  });
}

/** A report, or undefined if it would be made of too much. */
async function unlessTooMuch<Report>(report: Promise<Report>): Promise<Report | undefined> {
  try {
    return await report;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'REPORT_TOO_LONG') return undefined;
    throw error;
  }
}
