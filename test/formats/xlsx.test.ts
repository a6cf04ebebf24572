import { beforeEach, expect, it } from 'vitest';
import type { Cell } from '#shared/csv.ts';
import { missingPython } from '#test/support/python.ts';
import { workbook } from '#web/lib/lists/xlsx.ts';
import { readByPython } from './parsers.ts';

type Read = { name: string; frozen: string; rows: ([kind: string, value: string | number, format: string] | null)[][] };
const read = (rows: readonly (readonly Cell[])[], name: string) =>
  readByPython<Read[]>('read_xlsx.py', [Buffer.from(workbook(rows, name)).toString('base64')])[0];

beforeEach(({ skip }) => {
  const missing = missingPython();
  skip(Boolean(missing), missing);
});

it('amounts are numbers with two decimals, days are dates, and texts are texts', () => {
  const texts = ['=1+1', '株式会社モミジ🍁', 'a "quoted" <name> & more', 'two\nlines', ' spaces '];
  const rows: Cell[][] = [
    ['Head', 'Amount'],
    [{ day: '2026-03-01' }, { day: '1999-12-31' }, { cents: -2 }, { cents: 116_068 }, 0.0001],
    texts,
    [undefined, '', 'end'],
  ];
  const general = (kind: string) => (value: string) => [kind, value, 'General'];
  expect(read(rows, 'journal-2026-07-01')).toEqual({
    ...{ name: 'journal-2026-07-01', frozen: 'A2' },
    rows: [
      [general('s')('Head'), general('s')('Amount'), null, null, null],
      [
        ['d', '2026-03-01', 'yyyy\\-mm\\-dd'],
        ['d', '1999-12-31', 'yyyy\\-mm\\-dd'],
        ['n', -0.02, '#,##0.00'],
        ['n', 1160.68, '#,##0.00'],
        ['n', 0.0001, 'General'],
      ],
      texts.map(general('s')),
      [null, null, general('s')('end'), null, null],
    ],
  });
});

it('a table of many rows is read', () => {
  const rows = Array.from({ length: 5_000 }, (_, index): Cell[] => [`row ${index}`, { cents: index }]);
  expect(read(rows, 'x')?.rows).toHaveLength(5_000);
});
