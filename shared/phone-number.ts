import type { Language } from './locale/language.ts';

/**
 * A phone number in E.164 form, such as +14035550100, or null if it is not a whole one. Ten digits are read as North
 * American. An extension is left out.
 */
export function toInternationalPhone(typed: string): string | null {
  const digits = digitsOf(typed);
  const international = digits.startsWith('+') ? digits : northAmerican(digits);
  return international && /^\+(?:1[2-9]\d{9}|[2-9]\d{7,14})$/.test(international) ? international : null;
}

/** The `tel:` URL that dials a number as typed, without its extension; undefined if it cannot be dialled. */
export function phoneUrl(typed: string): string | undefined {
  const number = toInternationalPhone(typed) ?? digitsOf(typed);
  return number.length >= SHORTEST ? `tel:${number}` : undefined;
}

/** A North American number in E.164 form as a language writes it: "(514) 555-0100", "514 555-0100"; others as they are. */
export function phoneText(number: string, language: Language): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (!line) return number;
  return `${language === 'fr' ? area : `(${area})`}\u00a0${exchange}-${line}`;
}

/** Digits of the shortest number that can be dialled, such as 911. */
const SHORTEST = 3;

/** A trunk prefix, which is not dialled from abroad: +44 (0)20. */
const TRUNK_PREFIX = /^(\+[\d\s]+)\(0\)/;

/** An optional plus and digits; the first six may be followed by brackets and slashes. A label may come first. */
const NUMBER = /^[^\d+]*(\+?)\s*((?:\d[\s.()/\p{Pd}]*){0,6}(?:\d[\s.\p{Pd}]*)*)(.*)/su;

/**
 * What follows a number with words or signs, such as `x901`, is an extension; with brackets or slashes, it may be part
 * of it.
 */
const MAY_BE_PART = /^[(/]\s*\d/;

/** Words before an extension: the digits after one are not where a number starts. */
const STARTS_WITH_EXTENSION = /^\W*(?:x|ext|poste|p\b|#)/i;

/** The dialled digits of a typed number, with its plus. */
function digitsOf(typed: string): string {
  const read = typed.normalize('NFKC').trim().replace(TRUNK_PREFIX, '$1');
  const [, plus = '', number = '', rest = ''] = NUMBER.exec(read) ?? [];
  if (STARTS_WITH_EXTENSION.test(read) || MAY_BE_PART.test(rest)) return '';
  return plus + number.replace(/\D/g, '');
}

function northAmerican(digits: string): string | null {
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null;
}
