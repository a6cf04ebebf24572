import { readZonedTime } from '#shared/appointment/start-time.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { LocalTime } from '#shared/local-time-field.ts';
import { isTimeZone } from '#shared/time-zone.ts';
import { instantsOf, localTimeIn, momentIn } from '#shared/zoned-time.ts';

/**
 * The timestamp of a `StartTime`. Throws INVALID_REQUEST for an unknown zone, and for a time that the clocks skip or
 * show twice; the latter names both times, either of which can be sent instead.
 */
export function startOf(startTime: string): Date {
  const zoned = readZonedTime(startTime);
  if (!zoned) return new Date(startTime);
  const { time, timeZone } = zoned;
  if (!isTimeZone(timeZone)) throw invalidRequest([{ path: 'startTime', rule: 'date' }]);
  const [at, again] = instantsOf(timeZone, time);
  if (!at) throw invalidRequest([{ path: 'startTime', rule: 'skipped' }]);
  if (!again) return at;
  const [first, second] = [withOffset(at, timeZone), withOffset(again, timeZone)];
  const params = {
    first: first.text,
    firstZone: first.zone.en,
    firstZoneFr: first.zone.fr,
    second: second.text,
    secondZone: second.zone.en,
    secondZoneFr: second.zone.fr,
  };
  throw invalidRequest([{ path: 'startTime', rule: 'repeated', params }]);
}

/** A timestamp with its offset, and the names of its zone. */
function withOffset(at: Date, timeZone: string): { text: string; zone: LocalTime['zone'] } {
  const timestamp = at.toISOString();
  return { text: momentIn(timeZone, timestamp), zone: localTimeIn(timeZone, timestamp).zone };
}
