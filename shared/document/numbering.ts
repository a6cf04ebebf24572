import type { CalendarDay } from '#shared/calendar-day.ts';
import { foldedNumber } from './number.ts';

/** When the count of a numbering starts over at 1. */
export const RESTARTS = ['never', 'yearly'] as const;
/** The most digits that a count is padded to. */
export const MAX_DIGITS = 8;
/** The longest prefix, in characters. */
export const MAX_PREFIX = 30;

/**
 * How the numbers of a business's documents count upwards: `prefix` stands before the count and may have the
 * placeholders `{YYYY}`, `{YY}` and `{MM}` for the day's year and month; `digits` is the least length of the count. A
 * count can start over every year only if the year stands before it.
 */
export type NumberingScheme = {
  readonly prefix: string;
  readonly digits: number;
  readonly restarts: (typeof RESTARTS)[number];
};

/** A placeholder in a prefix, or a brace that belongs to none. */
const BRACES = /\{(YYYY|YY|MM)\}|[{}]/g;

/** Whether a prefix has the year. */
export function hasYear(prefix: string): boolean {
  return /\{YYYY\}|\{YY\}/.test(prefix);
}

/** Whether a prefix has no braces but those of placeholders. */
export function hasKnownPlaceholders(prefix: string): boolean {
  return [...prefix.matchAll(BRACES)].every(([, placeholder]) => placeholder !== undefined);
}

/** The number that has a count on a day, such as 2026-014. */
export function documentNumber(
  { prefix, digits }: Pick<NumberingScheme, 'prefix' | 'digits'>,
  count: number,
  day: CalendarDay,
): string {
  const [year, month] = partsOf(day);
  const values: Readonly<Record<string, string>> = { YYYY: year, YY: year.slice(2), MM: month };
  const filled = prefix.replace(BRACES, (_, placeholder: string) => values[placeholder] ?? '');
  return filled + String(count).padStart(digits, '0');
}

/** The period in which counts are one sequence: a year such as `2026`, or `all`. */
export function periodOf({ restarts }: NumberingScheme, day: CalendarDay): string {
  return restarts === 'yearly' ? partsOf(day)[0] : ALWAYS;
}

const ALWAYS = 'all';

/** The count in a number, and its period; null if the number does not follow the scheme. */
export function countIn(
  { prefix, restarts }: NumberingScheme,
  number: string,
): { readonly period: string; readonly count: number } | null {
  const pattern = foldedPrefix(prefix)
    .replace(/[\\^$.*+?()[\]|]/g, '\\$&')
    .replace('{yyyy}', '(?<yyyy>\\d{4})')
    .replace('{yy}', '(?<yy>\\d{2})')
    .replaceAll('{yyyy}', '\\d{4}')
    .replaceAll('{yy}', '\\d{2}')
    .replaceAll('{mm}', '(?:0[1-9]|1[0-2])');
  const match = new RegExp(`^${pattern}(?<count>\\d{1,${MAX_DIGITS}})$`, 'u').exec(foldedNumber(number));
  if (!match?.groups) return null;
  const { yyyy, yy, count } = match.groups;
  return { period: restarts === 'yearly' ? (yyyy ?? `20${yy}`) : ALWAYS, count: Number(count) };
}

/** A prefix may end in a space, unlike other texts. */
function foldedPrefix(prefix: string): string {
  return foldedNumber(prefix) + (prefix.endsWith(' ') ? ' ' : '');
}

/** A scheme that continues a typed number, with the number's count; null if the number ends in no count. */
export function schemeContinuing(
  number: string,
  today: CalendarDay,
): { readonly scheme: NumberingScheme; readonly count: number } | null {
  const [year, month] = partsOf(today);
  const [, typed = '', digits = ''] = /^(.*?)(\d+)$/su.exec(number.trim()) ?? [];
  const count = Number(digits);
  // A year alone is no count.
  if (count === 0 || digits.length > MAX_DIGITS || digits === year || /[{}]/.test(typed)) return null;
  const prefix = typed
    .replace(new RegExp(`(?<!\\d)${year}([-/. ]?)${month}(?!\\d)`), '{YYYY}$1{MM}')
    .replace(new RegExp(`(?<!\\d)${year}(?!\\d)`), '{YYYY}');
  if (prefix.length > MAX_PREFIX) return null;
  return { scheme: { prefix, digits: digits.length, restarts: hasYear(prefix) ? 'yearly' : 'never' }, count };
}

function partsOf(day: CalendarDay): [year: string, month: string] {
  return [day.slice(0, 4), day.slice(5, 7)];
}
