import { type CalendarDay, type ClockTime, localDay } from '#shared/calendar-day.ts';

/** The local day and time of a timestamp. */
export function clockOf(timestamp: string): ClockTime & { readonly day: CalendarDay } {
  const date = new Date(timestamp);
  return { day: localDay(date), hour: date.getHours(), minute: date.getMinutes() };
}

/** The local time of a timestamp, `h:mm a`: "9:05 AM" (spec 2 §9). */
export function timeText(timestamp: string): string {
  const { hour, minute } = clockOf(timestamp);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A range of times: "9:00 AM – 9:30 AM". */
export function timeRange({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return `${timeText(startTime)} – ${timeText(endTime)}`;
}

/** The length of an appointment, in minutes. */
export function minutesBetween({ startTime, endTime }: { startTime: string; endTime: string }): number {
  return Math.round((Date.parse(endTime) - Date.parse(startTime)) / 60_000);
}

/** A duration in words: "45 minutes", "1 hour", "1 hour 30 minutes". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest && `${rest} minutes`].filter(Boolean).join(' ');
}

/** A number with two digits: "05". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
