import type { CalendarDay } from '#shared/calendar-day.ts';
import type { PstCode } from './pst-shares.ts';

/** The sales in a province, in twelve months, above which a business may have to register for its sales tax. */
export type PstThreshold = {
  readonly code: PstCode;
  /** In cents; absent if the first taxable sale requires registration. */
  readonly freeCents?: number;
  readonly from: CalendarDay;
  readonly source: string;
};

const BC = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/register';
const SK = 'https://sets.saskatchewan.ca/rptp/portal/footer/taxinformation/provincial-sales-tax';
const MB = 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html';

/**
 * British Columbia: more than $10,000, for small sellers there who have no business premises, and since 2021-04-01 for
 * businesses elsewhere in Canada. Saskatchewan: none, although it may exempt small traders. Manitoba: since 2024-01-01
 * more than $30,000, before that $10,000. All three set further conditions, so reaching a threshold only means "may
 * have to".
 */
const PST_THRESHOLDS: readonly PstThreshold[] = [
  { code: 'PST_BC', freeCents: 1_000_000, from: '2013-04-01', source: BC },
  { code: 'PST_SK', from: '2013-04-01', source: SK },
  { code: 'RST_MB', freeCents: 1_000_000, from: '2013-04-01', source: MB },
  { code: 'RST_MB', freeCents: 3_000_000, from: '2024-01-01', source: MB },
];

/** Whether a business that sold this much in a province, in cents, may have to register for its sales tax. */
export function exceedsPstThreshold(code: PstCode, salesCents: number, day: CalendarDay): boolean {
  const threshold = PST_THRESHOLDS.findLast((it) => it.code === code && it.from <= day);
  return threshold !== undefined && (threshold.freeCents === undefined || salesCents > threshold.freeCents);
}
