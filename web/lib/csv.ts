import { saveFile } from './save-file.ts';

/** A table as CSV text: RFC 4180 quoting and line ends, and no cell that a spreadsheet would run as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Hands a table to the browser as a CSV file. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // Without the byte order mark spreadsheets read accents as two odd letters.
  saveFile(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}

const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function toCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
