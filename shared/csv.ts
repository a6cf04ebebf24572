import type { CalendarDay } from './calendar-day.ts';
import { plainAmount } from './money.ts';

/** A cell of a table: a text, a number, an amount of money, which has two decimals, or a day; undefined is empty. */
export type Cell = string | number | { readonly cents: number } | { readonly day: CalendarDay } | undefined;

/** How spreadsheets read CSV: commas and a decimal point, or semicolons and a decimal comma as in French. */
export const CSV_FORMATS = ['comma', 'semicolon'] as const;
export type CsvFormat = (typeof CSV_FORMATS)[number];

/**
 * Formats a table as CSV (RFC 4180): texts are quoted, numbers are not, lines end in CRLF. No text runs as a formula,
 * even in a spreadsheet that splits at another separator (decision S27).
 */
export function toCsv(rows: readonly (readonly Cell[])[], format: CsvFormat = 'comma'): string {
  const separator = format === 'comma' ? ',' : ';';
  return rows.map((row) => `${row.map((cell) => toField(cell, format)).join(separator)}\r\n`).join('');
}

/** The byte order mark at the start of a CSV file, without which spreadsheets misread accents. */
export const CSV_START = '\uFEFF';

function toField(cell: Cell = '', format: CsvFormat): string {
  if (typeof cell === 'object' && 'day' in cell) return `"${cell.day}"`;
  if (typeof cell === 'string') return `"${guarded(cell).replaceAll('"', '""')}"`;
  const number = typeof cell === 'number' ? String(cell) : plainAmount(cell.cents);
  return format === 'comma' ? number : number.replace('.', ',');
}

const SIGN = '[=＝﹦⁼₌⩴⩵⩶+＋﹢⁺₊﬩\\-－﹣@＠﹫]';

/**
 * Where a formula could start: at the start of the text or, if it is split, after a separator or line break. A sign
 * follows, in any form that NFKC makes one of `=+-@`. Apostrophes before it count as well, so that removing one undoes
 * every guard.
 */
const FORMULA_START = new RegExp(
  `^(?='*[\\t\\r]|[\\s"']*${SIGN})|(?<=[,;\\t\\r\\n])(?=(?:[^\\S\\r\\n]|["'])*${SIGN})`,
  'g',
);

function guarded(text: string): string {
  if (DASHES.test(text)) return text;
  return text.replace(FORMULA_START, (_, at: number) => (isHarmless(text, at) ? '' : "'"));
}

const DASHES = /^-+$/;
const NUMBER = /^[+-] ?[$€£]? ?\d[\d ]*(?:[.,][\d ]*\d)* ?[%$€£]?$/;
/** Two numbers with a space in between are no formula. */
const PHONE = /^\+\d{1,3} \(?\d[\d ().-]*\d(?: ?(?:x|ext\.?|poste) ?\d{1,6})?$/i;
/** Words that call nothing. */
const LIST_ITEM = /^[+-](?:[\p{L}\p{N}]'|[\p{L}\p{N}\p{M} .,;:/%’–—+-])+$/u;
/** An end after which the quote of the next cell cannot continue a formula. */
const OPERAND_END = /[\p{L}\p{N}.%]$/u;

/** Whether the piece that starts here, which begins with a formula sign, shows as typed. */
function isHarmless(text: string, at: number): boolean {
  const before = text[at - 1] ?? '';
  const rest = text.slice(at);
  // At its start, the whole text may be one cell.
  const end = at === 0 ? -1 : rest.search(PIECE_ENDS[before] ?? /[\r\n]/);
  const piece = (end < 0 ? rest : rest.slice(0, end)).normalize('NFKC').trim();
  return (
    NUMBER.test(piece) ||
    PHONE.test(piece) ||
    (/[\r\n]/.test(before) && LIST_ITEM.test(piece) && (end >= 0 || OPERAND_END.test(piece)))
  );
}

/** The end of a piece that starts after this separator. */
const PIECE_ENDS: Readonly<Record<string, RegExp>> = { ',': /[,\r\n]/, ';': /[;\r\n]/, '\t': /[\t\r\n]/ };
