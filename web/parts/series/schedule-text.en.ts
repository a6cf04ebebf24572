import { upperFirst } from '#shared/letter-case.ts';
import { monthOf } from '#shared/locale/en-ca-day.ts';
import { type Days, weekdayIn } from '#shared/series/schedule.ts';
import type { Anchor, Ordinal, Schedule } from '#shared/series/schedule-schema.ts';
import { anchorOf, haveDay, monthsOf } from './schedule-days.ts';

/** A schedule in words: "Every month on the 31st (or the last day), until December 31, 2027". */
export function scheduleText({ end, ...days }: Days & Pick<Schedule, 'end'>): string {
  if (end === 'never') return daysText(days);
  return `${daysText(days)}, ${'count' in end ? countText(end.count) : `until ${dayText(end.lastDay)}`}`;
}

/** A day within a month, as a choice: "The 31st (or the last day)". */
export function anchorText(anchor: Anchor): string {
  return upperFirst(onDay(anchor));
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const ORDINALS: Readonly<Record<Ordinal, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' };

const LIST = new Intl.ListFormat('en-CA');

function daysText(days: Days): string {
  const { unit, interval, firstDay } = days;
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  if (unit === 'week') return `${every} on ${WEEKDAYS[weekdayIn(firstDay)]}`;
  const anchor = anchorOf(days);
  const months = monthsOf(days);
  const names = LIST.format(months.map(monthOf));
  if (!names) return `${every} on ${onDay(anchor)}`;
  if (typeof anchor !== 'number' || !haveDay(months, anchor)) return `${every} on ${onDay(anchor)} of ${names}`;
  return unit === 'year' ? `${every} on ${names} ${anchor}` : `${every} on the ${ordinal(anchor)} of ${names}`;
}

function onDay(anchor: Anchor): string {
  if (anchor === 'last') return 'the last day';
  if (typeof anchor === 'object') return `the ${ORDINALS[anchor.ordinal]} ${WEEKDAYS[anchor.weekday]}`;
  return `the ${ordinal(anchor)}${anchor > 28 ? ' (or the last day)' : ''}`;
}

/** "1st", "12th". */
function ordinal(date: number): string {
  const ending = date > 10 && date < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'invoice' : 'invoices'} in all`;
}

function dayText(day: string): string {
  return `${monthOf(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}
