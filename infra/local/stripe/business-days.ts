import { DAY_SECONDS } from '#shared/time-units.ts';

/** The same time of day so many business days later, Monday to Friday in UTC; both in seconds since 1970. */
export function addBusinessDays(seconds: number, days: number): number {
  let time = seconds;
  for (let left = days; left > 0; ) {
    time += DAY_SECONDS;
    if (!isWeekend(time)) left -= 1;
  }
  return time;
}

function isWeekend(seconds: number): boolean {
  return [0, 6].includes(new Date(seconds * 1_000).getUTCDay());
}
