import type { Language } from '#shared/locale/language.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';

/** One typed number, normalized: digits with a decimal point, such as "1234.5". */
export type NumberLiteral = {
  readonly plain: string;
  /** The value in the other convention; null if both agree. */
  readonly otherwise: string | null;
};

const SPACED = /^(\d{1,3}(?:[\s'’]\d{3})+)(?:[.,](\d*))?$/;
const GROUPED = [/^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/, /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/];
const SIMPLE = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/;

/**
 * Reads a number in English (1,234.56), French (1 234,56) or German notation (1.234,56); null for anything else. One
 * separator before three digits is ambiguous: Canadians write 1,000 for a thousand in English, for one in French, and
 * 1.000 for one.
 */
export function readLiteral(text: string): NumberLiteral | null {
  const ambiguous = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(text);
  if (ambiguous) {
    const [, whole, separator, end] = ambiguous;
    const [thousands, decimals] = [`${whole}${end}`, `${whole}.${end}`];
    return separator === ',' && LANGUAGE === 'en'
      ? { plain: thousands, otherwise: decimals }
      : { plain: decimals, otherwise: thousands };
  }
  const read = [SPACED, ...GROUPED, SIMPLE].map((pattern) => pattern.exec(text)).find(Boolean);
  if (!read) return null;
  const [, whole = '', decimals = ''] = read;
  return { plain: `${whole.replace(/\D/g, '') || '0'}${decimals && `.${decimals}`}`, otherwise: null };
}

const COMMA_BEFORE_THREE = /(?<![\d.,'’]\s*)([1-9]\d{0,2}),(\d{3})(?!\s*[\d.,'’])/g;

/**
 * A number as typed in the app in a language, in the notation that is read in this one as it was there: `1,000` from
 * French is `1.000` in English, and `1,000` from English is `1000` in French.
 */
export function typedAlike(text: string, typedIn: Language): string {
  if (typedIn === LANGUAGE) return text;
  return text.replace(COMMA_BEFORE_THREE, typedIn === 'fr' ? '$1.$2' : '$1$2');
}
