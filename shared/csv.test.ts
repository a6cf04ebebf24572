import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('quotes every cell and ends every line with CRLF, including the last', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', ''],
      ]),
    ).toBe('"a","b"\r\n"1",""\r\n');
  });

  it.each([
    ['Finch, Harbour', '"Finch, Harbour"'],
    ['the "best"', '"the ""best"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Café Léger', '"Café Léger"'],
    ["A=B, x-y; o'neil", `"A=B, x-y; o'neil"`],
  ])('writes %j as %j', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1 514 555 0118', `"'+1 514 555 0118"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['＝1+1', `"'＝1+1"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
    [' =1', `"' =1"`],
    ['Ann;=1+1', `"Ann;'=1+1"`],
    ['Ann, -2', `"Ann,' -2"`],
    ['Ann\t＋1', `"Ann\t'＋1"`],
    ['=HYPERLINK("http://x.test","y")', `"'=HYPERLINK(""http://x.test"",""y"")"`],
  ])('neutralizes the formula %j', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });

  const cells = fc.array(
    fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠,;\t\r\n "\'aé1'.split('')), maxLength: 12 }),
    { minLength: 1, maxLength: 3 },
  );

  it.each([',', ';', '\t'])(
    'leaves no formula in a spreadsheet that splits at %j, with or without quotes',
    (separator) => {
      fc.assert(
        fc.property(cells, (row) => {
          const csv = toCsv([row]).slice(0, -2);
          const pieces = [...csv.split(separator), ...splitQuoted(csv, separator)];
          // Spreadsheets remove the quotes and may trim cells.
          const starts = pieces.map((piece) => piece.replace(/^["\s]+/, ''));
          expect(starts.filter((start) => /^[=+\-@＝＋－＠]/.test(start))).toEqual([]);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('round-trips through RFC 4180, apart from the guards', () => {
    fc.assert(
      fc.property(cells, (row) => {
        const read = splitQuoted(toCsv([row]).slice(0, -2), ',').map((cell) => cell.slice(1, -1).replaceAll('""', '"'));
        expect(read.map((cell) => cell.replaceAll("'", ''))).toEqual(row.map((cell) => cell.replaceAll("'", '')));
      }),
    );
  });
});

/** Splits a line at separators outside quotes. */
function splitQuoted(line: string, separator: string): string[] {
  let isQuoted = false;
  const cells = [''];
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells;
}
