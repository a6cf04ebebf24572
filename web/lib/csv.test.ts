// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadCsv, toCsv } from './csv.ts';

describe('toCsv', () => {
  it('ends every line with CRLF, the last one too', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('a,b\r\n1,2\r\n');
  });

  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['Finch, Harbour', '"Finch, Harbour"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Café Léger', 'Café Léger'],
  ])('writes %j as %j', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 514 555 0118', "'+1 514 555 0118"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("http://x.test","y")', '"\'=HYPERLINK(""http://x.test"",""y"")"'],
  ])('makes the formula %j harmless', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });

  it('leaves signs alone that do not begin a cell', () => {
    expect(toCsv([['A=B', 'x-y', "o'neil"]])).toBe("A=B,x-y,o'neil\r\n");
  });
});

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

  it('saves UTF-8 that a spreadsheet recognises, under the name', async () => {
    downloadCsv('x.csv', [['Café']]);
    expect(saved?.name).toBe('x.csv');
    expect(saved?.blob.type).toContain('text/csv');
    expect([...new Uint8Array((await saved?.blob.arrayBuffer()) ?? [])]).toEqual([
      0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9, 0x0d, 0x0a,
    ]);
  });
});
