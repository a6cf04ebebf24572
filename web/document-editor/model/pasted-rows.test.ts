import { describe, expect, it } from 'vitest';
import { itemsFromRows } from './pasted-rows.ts';

const lines = (text: string) => itemsFromRows(text).map(({ key: _, ...item }) => item);
const line = (name: string, quantity: number | string, rate: number | string, description = '', unit = '') => ({
  ...{ name, description, quantity, unit, rate },
});

describe('spreadsheet rows', () => {
  it.each([
    ['three cells', 'Design\t2\t85.50', [line('Design', 2, 85.5)]],
    ['a detailed description', 'Design\t2\t85\tTwo rounds', [line('Design', 2, 85, 'Two rounds')]],
    ['Windows line breaks', 'Design\t2\t85\r\nHosting\t1\t20\r\n', [line('Design', 2, 85), line('Hosting', 1, 20)]],
    ['French numbers', 'Design\t2,5\t1 200,50 $', [line('Design', 2.5, 1200.5)]],
    [
      'ambiguous numbers',
      'Screws\t1,000\t0.25\nRent\t=6*2\t1,200',
      [
        { ...line('Screws', 1000, 0.25), pasted: { quantity: '1,000' } },
        { ...line('Rent', 12, 1200), pasted: { quantity: '=6*2', rate: '1,200' } },
      ],
    ],
    ['headings', 'Item\tQty\tRate\nDesign\t2\t85', [line('Design', 2, 85)]],
    ['French headings', 'Description\tQuantité\tTaux\tDétails\nDesign\t2\t85\t', [line('Design', 2, 85)]],
    ['a column of amounts', 'Design\t2\t85\t170.00', [line('Design', 2, 85)]],
    ['a column of words', 'Design\nHosting', [line('Design', 1, ''), line('Hosting', 1, '')]],
    ['empty rows and cells', 'Design\t\t85\n\t\t\nHosting\t2\t', [line('Design', 1, 85), line('Hosting', 2, '')]],
    ['a rate of 0', 'Warranty\t1\t0.00', [line('Warranty', 1, 0)]],
    ['unreadable numbers', 'Design\ttwo days\tfree', [line('Design', 'two days', 'free')]],
    [
      'units',
      'Design\t2 days\t\nTexts\t1,5h\t95\nFloor\t1 200 m²\t3\nRent\t1,000 km\t0.5',
      [
        line('Design', 2, '', '', 'days'),
        line('Texts', 1.5, 95, '', 'h'),
        line('Floor', 1200, 3, '', 'm²'),
        { ...line('Rent', 1000, 0.5, '', 'km'), pasted: { quantity: '1,000' } },
      ],
    ],
    [
      'cells with line breaks, tabs and quotes',
      '"Design\nfor ""print"""\t1\t85\t"Two\trounds"',
      [line('Design', 1, 85, 'for "print"\nTwo\trounds')],
    ],
    ['a text that starts with a quote', '"Big" job\t1\t85', [line('"Big" job', 1, 85)]],
    ['blank space around cells', ' Design \t 2 \t 85 ', [line('Design', 2, 85)]],
  ])('with %s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected);
  });
});

it.each(['', 'Design', 'Design\r\n', '\n', '"One cell\nof two lines"'])('are not found in %j', (text) => {
  expect(lines(text)).toEqual([]);
});
