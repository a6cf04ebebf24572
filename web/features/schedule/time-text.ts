import type { LocalTimes } from '#shared/local-time.ts';
import { clockText } from '#web/lib/dates.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { t } from './texts.en.tsx';

/** A range of times: "9:00 AM – 9:30 AM"; with the zone of both if the clocks change in between. */
export function timeRange({ localStart, localEnd }: LocalTimes): string {
  const isSameZone = localStart.zone[LANGUAGE] === localEnd.zone[LANGUAGE];
  const [start, end] = [localStart, localEnd].map(
    (at) => `${clockText(at)}${isSameZone ? '' : ` (${at.zone[LANGUAGE]})`}`,
  );
  return `${start} – ${end}`;
}

/** The length of an appointment, in minutes. */
export function minutesBetween({ startTime, endTime }: { startTime: string; endTime: string }): number {
  return Math.round((Date.parse(endTime) - Date.parse(startTime)) / 60_000);
}

/** A duration in words: "45 minutes", "1 hour", "1 hour 30 minutes". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return t.hours({ hours });
  return hours === 0 ? t.minutes({ minutes }) : t.hoursAndMinutes({ hours, minutes: rest });
}

/** A number with two digits: "05". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
