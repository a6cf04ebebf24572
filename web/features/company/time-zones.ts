import { CANADIAN_ZONES } from '#web/lib/time-zone-names.ts';

/** An option of the time zone select. */
export type ZoneChoice = { readonly id: string; readonly label: string };

/** The Canadian zones. Their offsets are not shown: a browser's may be outdated. */
export const CANADIAN_CHOICES: readonly ZoneChoice[] = Object.entries(CANADIAN_ZONES).map(([id, label]) => ({
  id,
  label,
}));

/** The browser's other zones, plus `chosen` if it is in neither list. */
export function otherZones(chosen: string): ZoneChoice[] {
  const others = Intl.supportedValuesOf('timeZone').filter((id) => !(id in CANADIAN_ZONES));
  const isListed = chosen in CANADIAN_ZONES || others.includes(chosen);
  return [...(isListed ? [] : [chosen]), ...others].map((id) => ({ id, label: id.replaceAll('_', ' ') }));
}
