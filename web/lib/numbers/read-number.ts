import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { evaluate } from './arithmetic.ts';
import { type Fraction, fractionOf, roundFraction } from './fraction.ts';
import { type NumberLiteral, readLiteral } from './number-literal.ts';
import { t } from './texts.en.ts';

/** A number field's value: a number, or the text that cannot be read as one. Empty text means nothing was typed. */
export type TypedNumber = number | string;

/** The limits of a number field, with what to do instead of a negative number. */
export type NumberLimits = {
  readonly decimals: number;
  readonly max?: number | undefined;
  readonly negative?: string | undefined;
};

/** How a number field's text was read. A note says so if the text was ambiguous. */
export type NumberReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number; readonly note: string | null }
  | { readonly kind: 'refused'; readonly reason: RefusedNumber; readonly message: string };

export type RefusedNumber = 'text' | 'negative' | 'decimals' | 'ambiguous' | 'too large';

const LONGEST = 100;

/**
 * Reads a non-negative number in any Canadian or European convention, or a calculation. Ambiguous text is read as
 * Canadians write it in the language of the app, with a note, or refused; nothing is dropped or rounded without a note.
 */
export function readNumber(typed: string, limits: NumberLimits): NumberReading {
  const text = withoutSymbols(typed);
  if (text === '') return typed.trim() === '' ? { kind: 'empty' } : NOT_A_NUMBER;
  if (text.length > LONGEST) return NOT_A_NUMBER;
  if (/^(?:-[\d.,\s'’]+|\([\d.,\s'’]+\))$/.test(text)) return negative(limits);
  const literal = readLiteral(text);
  if (literal) return readPlain(literal, limits, text !== typed.trim().replace(/^\$\s*|\s*\$$/g, ''));
  const result = evaluate(text);
  return result ? readResult(result, limits) : NOT_A_NUMBER;
}

/** The field's value: a number, or the text itself if it is refused. */
export function typedNumber(typed: string, limits: NumberLimits): TypedNumber {
  const reading = readNumber(typed, limits);
  if (reading.kind === 'empty') return '';
  return reading.kind === 'number' ? reading.value : typed;
}

/** A note on how an ambiguous number was read; null if it is unambiguous. */
export function noteOf(typed: string, limits: NumberLimits): string | null {
  const reading = readNumber(typed, limits);
  return reading.kind === 'number' ? reading.note : null;
}

/** A value as it counts in totals and payloads: 0 if empty or not a number (spec 1 §5). */
export function numberOf(value: TypedNumber): number {
  return typeof value === 'number' ? value : 0;
}

/** A value as shown in its field, with either no cents or two digits: 640.50 ("640,50" in French), but 640. */
export function shownNumber(value: TypedNumber, decimals: number): string {
  if (typeof value === 'string') return value;
  const plain = decimals === 2 && !Number.isInteger(value) ? value.toFixed(2) : String(value);
  return LANGUAGE === 'fr' ? plain.replace('.', ',') : plain;
}

const NOT_A_NUMBER: NumberReading = { kind: 'refused', reason: 'text', message: t.notANumber };

/** Strips currency and percent signs, and converts operators to + - * /. */
function withoutSymbols(typed: string): string {
  return typed
    .trim()
    .replace(/^=\s*/, '')
    .replace(/[−–]/g, '-')
    .replace(/[×·xX]/g, '*')
    .replace(/÷/g, '/')
    .replace(/^(-?)\s*[$€£]\s*/, '$1')
    .replace(/\s*[$€£%]$/, '');
}

function readPlain({ plain, otherwise }: NumberLiteral, limits: NumberLimits, hasNote: boolean): NumberReading {
  const { decimals, max = Number.POSITIVE_INFINITY } = limits;
  // No one means 9,975 percent.
  if (otherwise && Number(plain) > max && Number(otherwise) <= max) {
    return readPlain({ plain: otherwise, otherwise: null }, limits, true);
  }
  if (otherwise && plain.includes('.') && decimals < 3) {
    return refused('ambiguous', t.ambiguous({ number: otherwise, decimals }));
  }
  const { value, isExact } = roundFraction(fractionOf(plain), decimals);
  if (!isExact) return refused('decimals', t.tooManyDecimals({ decimals }));
  return withinLimits(value, limits, hasNote || otherwise ? t.readAs({ number: grouped(value, decimals) }) : null);
}

function readResult(result: Fraction, limits: NumberLimits): NumberReading {
  if (result.top < 0n) return negative(limits);
  const { decimals } = limits;
  const { value, isExact } = roundFraction(result, decimals);
  const number = grouped(value, decimals);
  return withinLimits(value, limits, isExact ? t.readAs({ number }) : t.roundedTo({ number, decimals }));
}

function withinLimits(value: number, { decimals, max }: NumberLimits, note: string | null): NumberReading {
  if (max !== undefined && value > max) return refused('too large', t.tooLarge({ max: grouped(max, decimals) }));
  return { kind: 'number', value, note };
}

function negative({ negative: message = t.negative }: NumberLimits): NumberReading {
  return refused('negative', message);
}

function refused(reason: RefusedNumber, message: string): NumberReading {
  return { kind: 'refused', reason, message };
}

function grouped(value: number, decimals: number): string {
  const least = decimals === 2 && !Number.isInteger(value) ? 2 : 0;
  return value.toLocaleString(LOCALE, { minimumFractionDigits: least, maximumFractionDigits: decimals });
}
