/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;

/** A day of 24 hours in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

/** A day of 24 hours in seconds. */
export const DAY_SECONDS = DAY_MS / 1000;

/** The whole seconds from the epoch to a time, as the table's TTLs and JSON Web Tokens count. */
export function secondsAt(time: Date | string): number {
  return Math.floor(new Date(time).getTime() / 1000);
}
