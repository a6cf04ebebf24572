import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Cell } from '#shared/csv.ts';
import { workbook } from './xlsx.ts';

const partsOf = (rows: readonly (readonly Cell[])[], name = 'x') =>
  Object.fromEntries(Object.entries(unzipSync(workbook(rows, name))).map(([path, bytes]) => [path, strFromU8(bytes)]));
const sheetOf = (...rows: Cell[][]) => partsOf([['Head'], ...rows])['xl/worksheets/sheet1.xml'] ?? '';
const cellOf = (cell: Cell) => /<row r="2">(.*?)<\/row>/.exec(sheetOf([cell]))?.[1];

describe('a workbook', () => {
  it('has the parts that spreadsheets need, each well-formed', () => {
    const parts = partsOf([
      ['Customer', 'Amount'],
      ['Café Léger', { cents: 12_345 }],
    ]);
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const [path, xml] of Object.entries(parts)) {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      expect(document.querySelector('parsererror'), path).toBeNull();
    }
  });

  it.each<[string, Cell, string | undefined]>([
    ['amounts as numbers with two decimals', { cents: -2 }, '<c r="A2" s="2"><v>-0.02</v></c>'],
    ['numbers', 41_131.74, '<c r="A2"><v>41131.74</v></c>'],
    ['days as dates', { day: '2026-03-01' }, '<c r="A2" s="3"><v>46082</v></c>'],
    ['texts', 'Léger & <Fils>', text('Léger &amp; &lt;Fils&gt;')],
    ['formulas as quoted texts', '=HYPERLINK("x")', text('=HYPERLINK(&quot;x&quot;)', ' s="4"')],
    ['other starts of formulas alike', ' +A1', text(' +A1', ' s="4"')],
    ['what looks like a code of a character', '_x0041_', text('_x005F_x0041_')],
    ['no characters that XML lacks', 'a\u0000b\uD800c\uFFFF', text('abc')],
    ['no cell for nothing', undefined, ''],
    ['no cell for an empty text', '', ''],
  ])('writes %s', (_, cell, xml) => {
    expect(cellOf(cell)).toBe(xml);
  });

  it('keeps a quoted text a text when its cell is edited', () => {
    const { 'xl/styles.xml': styles = '' } = partsOf([['x']]);
    const looks = [...(/<cellXfs count="5">(.*)<\/cellXfs>/.exec(styles)?.[1] ?? '').matchAll(/<xf [^>]*>/g)];
    expect(looks.map(([xf]) => xf.includes('quotePrefix="1"'))).toEqual([false, false, false, false, true]);
  });

  it('cuts a text at what a cell may have', () => {
    expect(cellOf('x'.repeat(40_000))).toBe(text('x'.repeat(32_767)));
  });

  it('names columns beyond Z', () => {
    expect(sheetOf(Array.from({ length: 28 }, (_, index) => index + 1))).toContain('<c r="AB2"><v>28</v></c>');
  });

  it('has a name that spreadsheets accept', () => {
    expect(partsOf([['x']], 'invoices/2026: [a very long name]')['xl/workbook.xml']).toContain(
      'name="invoices-2026- -a very long nam"',
    );
  });
});

function text(content: string, style = ''): string {
  return `<c r="A2"${style} t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}
