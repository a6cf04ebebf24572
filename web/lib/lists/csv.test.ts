// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadCsv, toCsv } from './csv.ts';

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
          // Spreadsheets drop the quotes and may drop spaces around a cell.
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

describe('downloadCsv', () => {
  let saved: { name: string; blob: Blob } | undefined;

  beforeEach(() => {
    saved = undefined;
    let blob: Blob;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      blob = object as Blob;
      return 'blob:here';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved = { name: this.download, blob };
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('saves UTF-8 that spreadsheets recognise, under the given name', async () => {
    downloadCsv('x.csv', [['Café']]);
    expect(saved?.name).toBe('x.csv');
    expect(saved?.blob.type).toContain('text/csv');
    expect([...new Uint8Array((await saved?.blob.arrayBuffer()) ?? [])]).toEqual([
      0xef, 0xbb, 0xbf, 0x22, 0x43, 0x61, 0x66, 0xc3, 0xa9, 0x22, 0x0d, 0x0a,
    ]);
  });
});
