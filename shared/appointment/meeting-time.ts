import type { CalendarDay } from '#shared/calendar-day.ts';
import { clockText, dayOf, type LocalTimes } from '#shared/local-time.ts';
import type { LocalTime } from '#shared/local-time-field.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { monthOf } from '#shared/locale/en-ca-day.ts';
import type { Language } from '#shared/locale/language.ts';

/** The time of an appointment, as text for its reader. */
export type MeetingTime = {
  /** The day on which it starts: "Sunday, November 1, 2026", "dimanche 1er novembre 2026". */
  readonly day: string;
  /**
   * "9:00 AM – 10:30 AM", "9 h – 10 h 30"; includes the end day if it differs, and the time zone of both times if the
   * clocks change in between.
   */
  readonly time: string;
  /** Its time zone in summer or winter time: "Mountain Standard Time"; empty if `time` includes it. */
  readonly zone: string;
};

/** Formats the time of an appointment in a language. */
export function meetingTime({ localStart, localEnd }: LocalTimes, language: Language): MeetingTime {
  const [first, last] = [dayOf(localStart), dayOf(localEnd)];
  const endDay = first === last ? '' : `${longDay(last, language)}, `;
  const zone = localStart.zone[language];
  const isSame = zone === localEnd.zone[language];
  const at = (local: LocalTime) => `${clockText(local, language)}${isSame ? '' : ` (${local.zone[language]})`}`;
  return {
    day: dayInFull(first, language),
    time: `${at(localStart)} – ${endDay}${at(localEnd)}`,
    zone: isSame ? zone : '',
  };
}

function dayInFull(day: CalendarDay, language: Language): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(noon);
  return `${weekday}${language === 'fr' ? ' ' : ', '}${longDay(day, language)}`;
}

/** As in a sentence: "November 1" in English, where documents have "November 01". */
function longDay(day: CalendarDay, language: Language): string {
  if (language === 'en') return `${monthOf(day)} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;
  return dictionaryFor({ language }).longDay(day);
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };
