import { clockText, dayOf } from '#shared/local-time.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import type { Language } from '#shared/locale/language.ts';
import { localTimeIn } from '#shared/zoned-time.ts';

type Reader = { readonly timeZone: string; readonly language: Language };

/**
 * A timestamp in a time zone: "November 22, 2026 at 12:31 PM EST", "22 novembre 2026 à 12 h 31 HNE".
 */
export function momentInWords(at: string, { timeZone, language }: Reader): string {
  return language === 'fr' ? inFrench(at, timeZone) : inEnglish(at, timeZone);
}

function inFrench(at: string, timeZone: string): string {
  const local = localTimeIn(timeZone, at);
  const format = new Intl.DateTimeFormat('fr-CA', { timeZone, timeZoneName: 'short' });
  const zone = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${dictionaryFor({ language: 'fr' }).longDay(dayOf(local))} à ${clockText(local, 'fr')} ${zone}`.trimEnd();
}

function inEnglish(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(new Date(at));
  // "PM" as everywhere in the product, not "p.m." as in Canadian English, and plain spaces.
  return parts
    .map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll('.', '').toUpperCase() : value))
    .join('')
    .replaceAll('\u202f', ' ');
}
