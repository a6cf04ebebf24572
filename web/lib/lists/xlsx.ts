import { strToU8, zipSync } from 'fflate';
import { daysBetween } from '#shared/calendar-day.ts';
import type { Cell } from '#shared/csv.ts';
import { plainAmount } from '#shared/money.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A workbook with a table on its only sheet (ECMA-376): the first row is bold and stays in view, amounts are numbers with two
 * decimals, days are dates, and no text is a formula (decision W145).
 */
export function workbook(rows: readonly (readonly Cell[])[], name: string): Uint8Array<ArrayBuffer> {
  const files = { ...PARTS, 'xl/workbook.xml': book(name), 'xl/worksheets/sheet1.xml': sheet(rows) };
  const contents = Object.entries(files).map(([path, xml]) => [path, strToU8(START + xml)] as const);
  // A copy, since a Blob takes no memory that might be shared.
  return new Uint8Array(zipSync(Object.fromEntries(contents)));
}

const START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PART_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The place of each look in `cellXfs`. */
const STYLES = { head: 1, amount: 2, day: 3, quoted: 4 } as const;

/** The parts that are identical in every workbook. */
const PARTS = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${PART_TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART_TYPE}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${PART_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="5">${look(0)}${look(0, 1)}${look(4)}${look(164)}${look(0, 0, ' quotePrefix="1"')}</cellXfs>` +
    '</styleSheet>',
};

function look(format: number, font = 0, more = ''): string {
  const apply = `${format ? ' applyNumberFormat="1"' : ''}${font ? ' applyFont="1"' : ''}${more}`;
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${apply}/>`;
}

/** The longest name of a sheet. */
const MAX_NAME = 31;

function book(name: string): string {
  const title = escaped(name.replace(/[[\]:*?/\\]/g, '-').slice(0, MAX_NAME));
  const sheets = `<sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets>`;
  return `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}">${sheets}</workbook>`;
}

function sheet(rows: readonly (readonly Cell[])[]): string {
  const data = rows.map((row, index) => `<row r="${index + 1}">${rowCells(row, index)}</row>`).join('');
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `${columns(rows)}<sheetData>${data}</sheetData></worksheet>`
  );
}

function rowCells(row: readonly Cell[], index: number): string {
  return row.map((cell, column) => toXml(cell, { at: `${letters(column)}${index + 1}`, isHead: index === 0 })).join('');
}

function toXml(cell: Cell, { at, isHead }: { at: string; isHead: boolean }): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    const style = isHead ? ` s="${STYLES.head}"` : FORMULA.test(cell) ? ` s="${STYLES.quoted}"` : '';
    return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`;
  }
  if ('day' in cell) return `<c r="${at}" s="${STYLES.day}"><v>${daysBetween(DAY_ZERO, cell.day)}</v></c>`;
  return `<c r="${at}" s="${STYLES.amount}"><v>${plainAmount(cell.cents)}</v></c>`;
}

/** A text that would become a formula once someone edits its cell, unless the cell is marked as quoted. */
const FORMULA = /^\s*[=+\-@]/;

/** Spreadsheets count days from here. */
const DAY_ZERO = '1899-12-30';

/** The name of a column from its zero-based index: A to Z, then AA, AB and so on. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${letters(Math.floor(column / 26) - 1)}${last}`;
}

/** The longest text that a cell may have. */
const MAX_TEXT = 32_767;
/** What spreadsheets would read as the code of a character. */
const CODE = /_(?=x[0-9a-f]{4}_)/gi;

function textOf(text: string): string {
  return escaped(text.slice(0, MAX_TEXT).replace(CODE, '_x005F_'));
}

/** Characters that XML does not have. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}

const WIDTHS = { min: 9, max: 48 };

/** Wide enough for most of their texts. */
function columns(rows: readonly (readonly Cell[])[]): string {
  const lengths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) lengths[column] = Math.max(lengths[column] ?? 0, lengthOf(cell));
  }
  const cols = lengths.map((length, index) => {
    const width = Math.min(WIDTHS.max, Math.max(WIDTHS.min, length + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '';
}

function lengthOf(cell: Cell): number {
  if (cell === undefined) return 0;
  if (typeof cell !== 'object') return String(cell).length;
  return 'day' in cell ? cell.day.length : plainAmount(cell.cents).length + 1;
}
