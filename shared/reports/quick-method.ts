import { addDays, type CalendarDay, earlierDay, laterDay, monthEnd } from '#shared/calendar-day.ts';
import { divideRounded } from '#shared/document/divide-rounded.ts';
import { countedCents } from './counted-cents.ts';
import type { JournalEntry } from './journal.ts';
import { quickLine, quickLines } from './quick-lines.ts';
import { QUICK_CREDIT, QUICK_GROUPS, type QuickAccount, type QuickGroup } from './quick-rates.ts';
import type { QuickMethod } from './return-settings.ts';
import type { ReportRange, TaxReturn } from './schema.ts';

type Quick = {
  readonly account: QuickAccount;
  readonly range: ReportRange;
  readonly terms: QuickMethod;
};

/** Whether a period is filed by the quick method: it begins on its first day or later. */
export function isQuick({ from }: QuickMethod, range: ReportRange): boolean {
  return range.from >= from;
}

/** The first day whose supplies matter for a period: that of the fiscal year in which it begins, if that has the credit. */
export function quickFrom(terms: QuickMethod, { from }: ReportRange): CalendarDay {
  return creditedFrom(terms, yearStart(from, terms)) ?? from;
}

/**
 * The figures of a period by the quick method, from the entries in Canadian dollars since `quickFrom`. A supply is eligible if
 * it has the tax of the account, at the amount with that tax; credit notes reduce it, write-offs do not (decision F250).
 */
export function quickFigures(entries: readonly JournalEntry[], quick: Quick): Pick<TaxReturn, 'lines' | 'quick'> {
  const { account, range, terms } = quick;
  const own = entries.filter(({ on }) => range.from <= on && on <= range.to);
  const groups = groupsIn(own, account);
  const lines: Record<string, number> = {};
  for (const line of quickLines(account, groups)) {
    if (line.counts !== 'derived') lines[line.line] = own.reduce((sum, entry) => sum + countedCents(entry, line), 0);
  }
  const eligible = groups.map((group) => [group, lines[quickLine(account, group).line] ?? 0] as const);
  const missing = eligible.filter(([group, cents]) => cents !== 0 && terms.rates[group] === undefined);
  const credits = creditedSupplies(entries, quick);
  const creditedCents = credits.reduce((sum, cents) => sum + cents, 0);
  if (missing.length === 0) {
    const remitted = eligible.reduce((sum, [group, cents]) => sum + percentOf(cents, terms.rates[group] ?? 0), 0);
    const digit = account === 'QST' ? 2 : 1;
    lines[`${digit}03`] = remitted;
    lines[`${digit}05`] = remitted;
    lines[`${digit}07`] = credits.reduce((sum, cents) => sum + percentOf(cents, QUICK_CREDIT.percent), 0);
  }
  return { lines, quick: { terms, missing: missing.map(([group]) => group), creditedCents } };
}

/** The groups that entries have supplies of, by default the first. */
function groupsIn(entries: readonly JournalEntry[], account: QuickAccount): QuickGroup[] {
  const [first, ...others] = QUICK_GROUPS[account];
  const has = (group: QuickGroup) => entries.some((entry) => countedCents(entry, quickLine(account, group)) !== 0);
  const found = [first, ...others].filter(has);
  return found.length > 0 ? found : [first];
}

/** The supplies of a period that have the credit, in cents, of each fiscal year that the period touches. */
function creditedSupplies(entries: readonly JournalEntry[], { account, range, terms }: Quick): number[] {
  const limitCents = QUICK_CREDIT.limitCents[account];
  const credited = (from: CalendarDay, to: CalendarDay) => {
    const supplied = entries
      .filter(({ on }) => from <= on && on <= to)
      .reduce((sum, entry) => sum + creditableCents(entry, account, terms), 0);
    return Math.min(Math.max(0, supplied), limitCents);
  };
  const years: number[] = [];
  for (let start = yearStart(range.from, terms); start <= range.to; start = addDays(monthEnd(start, 11), 1)) {
    const from = creditedFrom(terms, start);
    const to = earlierDay(monthEnd(start, 11), range.to);
    if (from && from <= to) years.push(credited(from, to) - credited(from, addDays(laterDay(range.from, from), -1)));
  }
  return years;
}

/** What an entry adds to the supplies that have the credit: those without anything to remit have none. */
function creditableCents(entry: JournalEntry, account: QuickAccount, { rates }: QuickMethod): number {
  return QUICK_GROUPS[account]
    .filter((group) => rates[group] !== 0)
    .reduce((sum, group) => sum + countedCents(entry, quickLine(account, group)), 0);
}

/**
 * The first day of a fiscal year whose supplies have the credit; undefined if none has. The method must be used from the
 * first day of the year, or from that of the registration.
 */
function creditedFrom({ from, sinceRegistration }: QuickMethod, start: CalendarDay): CalendarDay | undefined {
  if (from <= start) return start;
  return sinceRegistration && from <= monthEnd(start, 11) ? from : undefined;
}

/** The first day of the fiscal year of a day. */
function yearStart(day: CalendarDay, { yearStart: month }: QuickMethod): CalendarDay {
  const [year = 0, current = 0] = day.split('-').map(Number);
  return `${current < month ? year - 1 : year}-${String(month).padStart(2, '0')}-01`;
}

/** A percentage of an amount, rounded half away from zero. */
function percentOf(cents: number, percent: number): number {
  return Number(divideRounded(BigInt(cents) * BigInt(Math.round(percent * 1_000)), 100_000n));
}
