import {
  type NumberLimits,
  noteOf,
  numberOf,
  readNumber,
  type TypedNumber,
  typedNumber,
} from '#web/lib/numbers/read-number.ts';
import { AMOUNT_LIMITS, blankItem, type FormItem, QUANTITY_LIMITS } from './form.ts';

/**
 * Converts rows copied from a spreadsheet to invoice lines: description, quantity (with a unit or without), rate and,
 * optionally, detailed description. Skips a heading row. Empty if the text is a single cell.
 */
export function itemsFromRows(text: string): FormItem[] {
  const rows = cellsOf(text).filter((row) => row.some((cell) => cell !== ''));
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return [];
  const [first = [], ...others] = rows;
  return (others.length > 0 && isHeading(first) ? others : rows).map(toItem);
}

/** Cells separated by tabs and line breaks; quoted ones may contain both, and quotes as "". */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** Words instead of numbers. */
function isHeading([, ...cells]: readonly string[]): boolean {
  const figures = cells.slice(0, 2);
  const isNumber = (cell: string) => readNumber(apart(cell).number, QUANTITY_LIMITS).kind === 'number';
  return figures.some((cell) => cell !== '') && !figures.some(isNumber);
}

function toItem([name = '', counted = '', rate = '', description = '']: readonly string[]): FormItem {
  const [short = '', ...more] = name.split(/\r?\n/);
  const { number: quantity, unit } = apart(counted);
  const numbers = { quantity: quantity === '' ? 1 : read(quantity, QUANTITY_LIMITS), rate: read(rate, AMOUNT_LIMITS) };
  const details = isAmount(description, numbers) ? '' : description;
  const pasted = {
    ...(hasNote(quantity, QUANTITY_LIMITS) && { quantity }),
    ...(hasNote(rate, AMOUNT_LIMITS) && { rate }),
  };
  return blankItem({
    name: short,
    description: [...more, details].filter(Boolean).join('\n'),
    ...numbers,
    unit,
    ...(Object.keys(pasted).length > 0 && { pasted }),
  });
}

const read = typedNumber;

/** A number and what it counts: "2 days" as "2" and "days". */
function apart(cell: string): { number: string; unit: string } {
  const [, number = '', unit = ''] = /^(.*\d)\s*(\p{L}\D{0,19})$/u.exec(cell) ?? [];
  const isRefused = typeof read(cell, QUANTITY_LIMITS) === 'string';
  return isRefused && typeof read(number, QUANTITY_LIMITS) === 'number' ? { number, unit } : { number: cell, unit: '' };
}

function hasNote(cell: string, limits: NumberLimits): boolean {
  return noteOf(cell, limits) !== null;
}

/** Many sheets have the amount of the row after its rate. */
function isAmount(cell: string, { quantity, rate }: { quantity: TypedNumber; rate: TypedNumber }): boolean {
  const amount = typedNumber(cell, AMOUNT_LIMITS);
  return typeof amount === 'number' && Math.abs(amount - numberOf(quantity) * numberOf(rate)) < 0.01;
}
