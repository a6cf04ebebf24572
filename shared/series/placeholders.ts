import type { CalendarDay } from '#shared/calendar-day.ts';
import { monthOf } from '#shared/locale/en-ca-day.ts';
import { dayOfMonth, monthOf as frenchMonthOf } from '#shared/locale/fr-ca-day.ts';
import type { Language } from '#shared/locale/language.ts';

/** What a text of a series may have in braces, in English or in French, filled in when an invoice is made. */
export const PLACEHOLDERS = ['month', 'quarter', 'period', 'year'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The same in French, which people write as they read their app. */
export const FRENCH_PLACEHOLDERS = { month: 'mois', quarter: 'trimestre', period: 'période', year: 'année' } as const;

/** An invoice's own days: its day, and the last one before the next invoice. */
export type Period = { readonly from: CalendarDay; readonly to: CalendarDay };

/**
 * A text with its placeholders filled in, in the language of its recipient: `{month}` as in "December", `{quarter}` as in
 * "Q4", `{period}` as in "December 1 – 31, 2026", `{year}` as in "2026", all of the day of the invoice. Anything else in
 * braces stays. Either language's names do for any recipient.
 */
export function filledPlaceholders(text: string, period: Period, language: Language): string {
  return text.replace(IN_BRACES, (whole, written: string) => {
    const name = NAMES.get(written);
    return name ? WORDS[language][name](period) : whole;
  });
}

const NAMES: ReadonlyMap<string, Placeholder> = new Map(
  PLACEHOLDERS.flatMap((name): [string, Placeholder][] => [
    [name, name],
    [FRENCH_PLACEHOLDERS[name], name],
  ]),
);
const IN_BRACES = /\{(\p{L}+)\}/gu;

type Words = Readonly<Record<Placeholder, (period: Period) => string>>;

const yearOf = (day: CalendarDay) => day.slice(0, 4);
const dateOf = (day: CalendarDay) => Number(day.slice(8, 10));
const quarterOf = (day: CalendarDay) => Math.ceil(Number(day.slice(5, 7)) / 3);

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    month: ({ from }) => monthOf(from),
    quarter: ({ from }) => `Q${quarterOf(from)}`,
    period: englishPeriod,
    year: ({ from }) => yearOf(from),
  },
  fr: {
    month: ({ from }) => frenchMonthOf(from),
    quarter: ({ from }) => `T${quarterOf(from)}`,
    period: frenchPeriod,
    year: ({ from }) => yearOf(from),
  },
};

/** "December 1 – 31, 2026", with the month and the year of each day where they differ. */
function englishPeriod({ from, to }: Period): string {
  const start = `${monthOf(from)} ${dateOf(from)}`;
  const end = `${dateOf(to)}, ${yearOf(to)}`;
  if (to <= from) return `${start}, ${yearOf(from)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${start} – ${end}`;
  return `${start}${yearOf(from) === yearOf(to) ? '' : `, ${yearOf(from)}`} – ${monthOf(to)} ${end}`;
}

/** "1er au 31 décembre 2026". */
function frenchPeriod({ from, to }: Period): string {
  const end = `${dayOfMonth(to)} ${frenchMonthOf(to)} ${yearOf(to)}`;
  if (to <= from) return `${dayOfMonth(from)} ${frenchMonthOf(from)} ${yearOf(from)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOfMonth(from)} au ${end}`;
  const year = yearOf(from) === yearOf(to) ? '' : ` ${yearOf(from)}`;
  return `${dayOfMonth(from)} ${frenchMonthOf(from)}${year} au ${end}`;
}
