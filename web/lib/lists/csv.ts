import { saveFile } from '#web/lib/browser/save-file.ts';

/**
 * A table as CSV text by RFC 4180: every cell quoted, lines ending in CRLF. No cell runs as a formula, even in a
 * spreadsheet that splits at a separator other than the comma.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Downloads a table as a CSV file. */
export function downloadCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // Without the byte order mark, spreadsheets misread accents.
  saveFile(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}

/**
 * Where a formula could start: at the start of the text or after anything that a spreadsheet may split at, when
 * followed by a formula sign, full-width or not, with any spaces and quotes in between.
 */
const FORMULA_START = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@\t\r＝＋－＠])/g;

function toCell(text: string): string {
  return `"${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}
