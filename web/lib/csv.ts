import { saveFile } from './save-file.ts';

/**
 * A table as CSV text by RFC 4180: every cell quoted, lines end in CRLF. No cell runs as a formula, also in a spreadsheet
 * that splits it at another separator than the comma.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Hands a table to the browser as a CSV file. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // Without the byte order mark, spreadsheets misread accents.
  saveFile(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}

/**
 * Where a formula could begin: at the start of the text or after anything that a spreadsheet may split at, when a formula
 * sign follows, full-width or not, whatever spaces and quotes stand between.
 */
const FORMULA_START = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@\t\r＝＋－＠])/g;

function toCell(text: string): string {
  return `"${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}
