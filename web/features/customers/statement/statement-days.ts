import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { StatementRange } from '#shared/statement/schema.ts';

/** Preset periods of a statement. */
export const STATEMENT_PERIODS = ['month', 'lastMonth', 'year', 'lastYear'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

/** The days of a period; a current period ends today. */
export function daysOfPeriod(period: StatementPeriod, today: CalendarDay): StatementRange {
  const month = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'month':
      return { from: month, to: today };
    case 'lastMonth': {
      const to = addDays(month, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'lastYear': {
      const [year = 0, monthOfYear = 1, day = 1] = today.split('-').map(Number);
      const from = new Date(Date.UTC(year - 1, monthOfYear - 1, day + 1));
      return { from: from.toISOString().slice(0, 10), to: today };
    }
  }
}
