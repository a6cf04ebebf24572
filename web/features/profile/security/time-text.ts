const FORMAT = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** A timestamp in the reader's time zone, such as "Jan 5, 2026, 3:04 p.m.". */
export function timeText(timestamp: string): string {
  return FORMAT.format(new Date(timestamp));
}
