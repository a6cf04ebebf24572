/**
 * A table as CSV text by RFC 4180: every cell quoted, lines ending in CRLF. No cell runs as a formula, even in a
 * spreadsheet that splits at a separator other than the comma.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Starts a CSV file; without this byte order mark, spreadsheets misread accents. */
export const CSV_START = '\uFEFF';

/**
 * Where a formula could start: at the start of the text or after anything that a spreadsheet may split at, when
 * followed by a formula sign, full-width or not, with any spaces and quotes in between.
 */
const FORMULA_START = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@\t\r＝＋－＠])/g;

function toCell(text: string): string {
  return `"${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}
