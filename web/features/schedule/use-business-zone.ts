import { browserTimeZone } from '#web/lib/browser/time-zone.ts';
import { useUser } from '#web/lib/session/session.ts';
import { zoneName } from '#web/lib/time-zone-names.ts';

/** The time zone of the business, in which appointments are shown, entered and emailed, and its everyday name. */
export function useBusinessZone(): { readonly timeZone: string; readonly name: string } {
  const { timeZone = browserTimeZone() } = useUser();
  return { timeZone, name: zoneName(timeZone) };
}
