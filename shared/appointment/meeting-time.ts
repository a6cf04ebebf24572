import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { monthOf } from '#shared/locale/en-ca-invoice.ts';
import type { Language } from '#shared/locale/language.ts';

type Times = { readonly startTime: string; readonly endTime: string };
type Reader = { readonly language: Language; readonly timeZone: string };

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

/** Formats the time of an appointment in a language and an IANA time zone. */
export function meetingTime({ startTime, endTime }: Times, reader: Reader): MeetingTime {
  const { language, timeZone } = reader;
  const [start, end] = [new Date(startTime), new Date(endTime)];
  const [first, last] = [dayIn(timeZone, start), dayIn(timeZone, end)];
  const endDay = first === last ? '' : `${longDay(last, language)}, `;
  const [zone, endZone] = [zoneOf(start, reader), zoneOf(end, reader)];
  const isSame = zone === endZone;
  const at = (time: Date, named: string) => `${clock(time, reader)}${isSame ? '' : ` (${named})`}`;
  return {
    day: dayInFull(first, language),
    time: `${at(start, zone)} – ${endDay}${at(end, endZone)}`,
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

/** In English as in the app, in French as in Québec: "9 h", "10 h 30". */
function clock(time: Date, { language, timeZone }: Reader): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const [hour = 0, minute = 0] = parts
    .formatToParts(time)
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => Number(value));
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function zoneOf(time: Date, { language, timeZone }: Reader): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'long' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };
