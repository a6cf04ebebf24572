/**
 * Formats a table as CSV (RFC 4180): every cell is quoted, lines end in CRLF. No cell runs as a formula, even in a
 * spreadsheet that splits at a separator other than the comma.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** The byte order mark at the start of a CSV file, without which spreadsheets misread accents. */
export const CSV_START = '\uFEFF';

/**
 * Positions where a formula could start: at the start of the text or after a possible separator, followed by a formula
 * sign, full-width or not, with any spaces and quotes in between.
 */
const FORMULA_START = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@\t\r＝＋－＠])/g;

function toCell(text: string): string {
  return `"${text.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}
