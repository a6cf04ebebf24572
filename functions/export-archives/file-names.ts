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

/** Longest name, without the extension, in characters; none takes more than four bytes, and systems allow 255. */
const MAX_LENGTH = 60;

/** Names of devices on Windows, whatever follows a dot. */
const DEVICES = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/**
 * Turns invoice numbers into file names: safe on every system, and unique even where case or accents' forms are
 * ignored.
 */
export function fileNames(): (text: string) => string {
  const taken = new Set<string>();
  const folded = (name: string) => name.normalize('NFKC').toUpperCase();
  return (text) => {
    const safe = [...text.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')].slice(0, MAX_LENGTH).join('');
    const start = safe.replaceAll(/^\.+|\.+$/g, '_').replace(DEVICES, '$&_') || '_';
    let name = start;
    for (let count = 2; taken.has(folded(name)); count += 1) name = `${start}-${count}`;
    taken.add(folded(name));
    return name;
  };
}
