import { PRODUCT_NAME } from '#shared/brand.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';

/** The name under which browsers save an export; `company` is the name of the business, if it has one. */
export function archiveName(company: string | undefined, day: CalendarDay): string {
  const parts = [PRODUCT_NAME, company ?? '', day].map(plain);
  return `${parts.filter(Boolean).join('-')}.zip`;
}

/** Lower-case letters without accents, digits and dashes. */
function plain(text: string): string {
  const base = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return base.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** Longest name, without the extension. */
const MAX_LENGTH = 60;

/** Turns invoice numbers into file names: safe on every system, and unique even if case is ignored. */
export function fileNames(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const safe = text.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').replaceAll(/^\.+|\.+$/g, '_');
    const start = safe.slice(0, MAX_LENGTH) || '_';
    let name = start;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${start}-${count}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
