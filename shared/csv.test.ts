import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, type CsvFormat, toCsv } from './csv.ts';

const SEPARATORS = { comma: ',', semicolon: ';' } as const;
const FORMATS = ['comma', 'semicolon'] as const;

describe('toCsv', () => {
  it('quotes every text and ends every line with CRLF, including the last', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', ''],
      ]),
    ).toBe('"a","b"\r\n"1",""\r\n');
  });

  it.each<[Cell, string, string]>([
    [{ cents: -2 }, '-0.02', '-0,02'],
    [{ cents: 116_068 }, '1160.68', '1160,68'],
    [{ cents: 0 }, '0.00', '0,00'],
    [41_131.74, '41131.74', '41131,74'],
    [2, '2', '2'],
    [-0.5, '-0.5', '-0,5'],
    [undefined, '""', '""'],
    [{ day: '2026-03-01' }, '"2026-03-01"', '"2026-03-01"'],
  ])('writes %j as a number: %s, or %s with a decimal comma', (cell, point, comma) => {
    expect(toCsv([['x', cell]])).toBe(`"x",${point}\r\n`);
    expect(toCsv([['x', cell]], 'semicolon')).toBe(`"x";${comma}\r\n`);
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
    '+1 403 555 0100',
    '+1 (403) 555-0100',
    '+1 403-555-0100 x7',
    '+1 418 555-0100 poste 22',
    '+44 20 7946 0958',
    '+14035550100',
    '-0.02',
    '-1 234,50',
    '－5',
    '-5 %',
    '-$5.00',
    '-5,00\u00a0$',
    '-',
    '--',
    'Montréal, -5 %',
    'Montréal, -5 %, livraison',
    'Ann; +1 403 555 0100',
    "Logo:\n- two drafts, one revision\n- fichiers d\u2019impression\n-5 %\n- l'achat\n+ 3 hours",
    'Logo:\r\n- two drafts\r\n\r\n- one revision,\r\n- a flyer',
    'a – b, c',
    "'90s music",
    "rock 'n' roll, 'n' more",
  ])('leaves %j, which runs nowhere, as it is', (text) => {
    expect(toCsv([[text]])).toBe(`"${text}"\r\n`);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['-2+3', `"'-2+3"`],
    ['+1-403-555-0100', `"'+1-403-555-0100"`],
    ['+1 -403', `"'+1 -403"`],
    ['-Anna', `"'-Anna"`],
    ['- one\n- two', `"'- one\n- two"`],
    ['Ann\n- SUM (A1)', `"Ann\n'- SUM (A1)"`],
    ['Ann\n-x&', `"Ann\n'-x&"`],
    ["Ann\n- 'x", `"Ann\n'- 'x"`],
    ['Ann\n-', `"Ann\n'-"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    ['＝1+1', `"'＝1+1"`],
    ['﹦1+1', `"'﹦1+1"`],
    ['﹢A1', `"'﹢A1"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
    [' =1', `"' =1"`],
    ['Ann;=1+1', `"Ann;'=1+1"`],
    ['Ann, -B2', `"Ann,' -B2"`],
    ['Ann;-5,SUM(A1)', `"Ann;'-5,SUM(A1)"`],
    ['Ann,-(', `"Ann,'-("`],
    ['Ann\t＋A1', `"Ann\t'＋A1"`],
    ["'=1", `"''=1"`],
    ['-5\n+SUM(A1)', `"'-5\n'+SUM(A1)"`],
    ['=HYPERLINK("http://x.test","y")', `"'=HYPERLINK(""http://x.test"",""y"")"`],
  ])('neutralizes the formula %j', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });

  it('knows every character that another form of Unicode turns into a formula sign', () => {
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      const character = code >= 0xd8_00 && code < 0xe0_00 ? '' : String.fromCodePoint(code);
      if (!/^[:=+\-@]*[=+\-@]/.test(character.normalize('NFKC'))) continue;
      expect(toCsv([[`${character}A1`]]), code.toString(16)).toBe(`"'${character}A1"\r\n`);
      expect(toCsv([[`x;${character}A1`]]), code.toString(16)).toBe(`"x;'${character}A1"\r\n`);
    }
  });

  const textOf = (characters: string) => fc.string({ unit: fc.constantFrom(...characters.split('')), maxLength: 12 });
  const ONE_LINE = '=+-@＝＋－＠﹦﹢﹣﹫⁼,;\t "\'(aé10%&';
  const [lineText, text] = [textOf(ONE_LINE), textOf(`${ONE_LINE}\r\n`)];
  const number = fc.oneof(
    fc.integer({ min: -(10 ** 13), max: 10 ** 13 }).map((cents): Cell => ({ cents })),
    fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((tenThousandths): Cell => tenThousandths / 10_000),
  );
  const rowsOf = (own: fc.Arbitrary<string>) =>
    fc.array(
      fc.tuple(own, fc.array(fc.oneof(own, number), { maxLength: 3 })).map(([first, others]) => [first, ...others]),
      { minLength: 1, maxLength: 3 },
    );

  describe.each([',', ';', '\t'])('leaves nothing to run in a spreadsheet that splits at %j', (by) => {
    it.each([
      ['lines', lineText, []],
      ['texts of several lines', text, [LIST_ITEM]],
    ] as const)('with or without quotes: %s', (_, own, others) => {
      fc.assert(
        fc.property(rowsOf(own), fc.constantFrom(...FORMATS), (rows, format) => {
          const csv = toCsv(rows, format);
          const pieces = [...csv.split(new RegExp(`[${by}\\r\\n]`)), ...splitAt(by, csv).flat()];
          expect(pieces.filter((piece) => wouldRun(piece, [...HARMLESS, ...others]))).toEqual([]);
        }),
        { numRuns: 2_000 },
      );
    });
  });

  it.each(FORMATS)('is read as it was: numbers as numbers, texts without their guards (%s)', (format) => {
    fc.assert(
      fc.property(rowsOf(text), (rows) => {
        expect(splitAt(SEPARATORS[format], toCsv(rows, format)).map((row) => row.map(withoutGuards))).toEqual(
          rows.map((row) => row.map((cell) => plain(cell, format))),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['\n', '\n-', ',-', ", '", '-5 ', '+1 '])('takes linear time for many %j, or this would time out', (unit) => {
    expect(toCsv([[unit.repeat(100_000)]]).length).toBeGreaterThan(100_000);
  });
});

/** A dash, a number or a phone number, and number cells after it: a separator is no operator. */
const HARMLESS = [
  /^-+(?:[,;]|$)/,
  /^[+-][ $]*\d[\d\s.,]*[\s%$]*(?:[,;][-\d.,;]*)?$/,
  /^\+\d{1,3} [\d\s().-]+(?:[,;][-\d.,;]*)?$/,
];
/** Words without a call, or any before a separator ends them. */
const LIST_ITEM = /^[+-][^(|![&]*([a-zé\d.%]"|$)/i;

/** Whether a spreadsheet would take a piece for a formula. */
function wouldRun(piece: string, harmless: readonly RegExp[]): boolean {
  const cell = piece.normalize('NFKC').replace(/^[\s"]+/, '');
  if (!/^[=+\-@]/.test(cell)) return false;
  // A number followed by the quote that ends its text is no formula, whatever comes next.
  const [own = ''] = cell.split('"');
  return !harmless.some((form) => form.test(own.trim()) || form.test(cell));
}

/** The reading rule of the archive's README: an apostrophe goes if a formula sign or a tab follows it. */
function withoutGuards(cell: string): string {
  const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫⁼]';
  const guard = `^'(?='*[\\t\\r]|[\\s"']*${sign})|(?<=[,;\\t\\r\\n])'(?=(?:[^\\S\\r\\n]|["'])*${sign})`;
  return cell.replace(new RegExp(guard, 'g'), '');
}

function plain(cell: Cell, format: CsvFormat): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'object' && 'day' in cell) return cell.day;
  const number = typeof cell === 'object' ? (cell.cents / 100).toFixed(2) : String(cell ?? '');
  return (number === '-0.00' ? '0.00' : number).replace('.', format === 'comma' ? '.' : ',');
}

/**
 * Reads CSV as RFC 4180 says, with any separator; what follows a closing quote belongs to its cell, as in spreadsheets.
 */
function splitAt(separator: string, csv: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted, isNew]: [string[], string, boolean, boolean] = [[], '', false, true];
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (csv[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else isQuoted = false;
      continue;
    }
    if (character === '"' && isNew) [isQuoted, isNew] = [true, false];
    else if (character === separator) [row, cell, isNew] = [[...row, cell], '', true];
    else if (csv.startsWith('\r\n', at) || character === '\n' || character === '\r') {
      rows.push([...row, cell]);
      if (csv.startsWith('\r\n', at)) at += 1;
      [row, cell, isNew] = [[], '', true];
    } else [cell, isNew] = [cell + character, false];
  }
  return rows;
}
