import type { CalendarDay } from '#shared/calendar-day.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { Filing } from '#shared/reports/filing.ts';
import { CODES_OF_RETURN, type ReturnAccount } from '#shared/reports/return-lines.ts';
import type { ReportRange } from '#shared/reports/schema.ts';

/** The filing of an account for exactly these days, and those for some of them, earliest first. */
export function filingsWithin(filings: readonly Filing[], account: ReturnAccount, { from, to }: ReportRange) {
  const within = filings.filter((it) => it.account === account && it.from <= to && from <= it.to);
  return {
    filing: within.find((it) => it.from === from && it.to === to),
    parts: within.toReversed().sort((a, b) => (a.from < b.from ? -1 : 1)),
  };
}

/** The filing of the return in which a tax of a day counts; undefined if that is not filed. */
export function filingOfTax(filings: readonly Filing[], code: TaxCode, on: CalendarDay): Filing | undefined {
  return filings.find(({ account, from, to }) => CODES_OF_RETURN[account].includes(code) && from <= on && on <= to);
}
