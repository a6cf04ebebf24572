import { CANADIAN_ZONES, timeOf } from '#web/lib/locale/time-zones.en.ts';

/** The name of an IANA time zone in a sentence: "Mountain time"; outside Canada by its city: "New York time". */
export function zoneName(timeZone: string): string {
  const [canadian] = CANADIAN_ZONES[timeZone]?.split(' (') ?? [];
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return city === 'UTC' ? city : timeOf(canadian ?? city);
}
