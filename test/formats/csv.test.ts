import { beforeEach, expect, it } from 'vitest';
import { type Cell, toCsv } from '#shared/csv.ts';
import { anExport, EXPORT_MS } from '#test/support/export-calls.ts';
import { aCustomer, aPersonReadyToSend, aSentInvoice } from '#test/support/given.ts';
import { missingPython } from '#test/support/python.ts';
import { readZip } from '#test/support/zip.ts';
import { readByPython } from './parsers.ts';

type Rows = (string | number)[][];
const read = (...files: [text: string, separator: string][]) => readByPython<Rows[]>('read_csv.py', files);

beforeEach(({ skip }) => {
  const missing = missingPython();
  skip(Boolean(missing), missing);
});

const TEXTS = [
  '+1 403 555 0100',
  'Montréal, -5 %',
  'a "quoted" name; and more',
  'Logo:\n- two drafts\r\n- one revision',
  '株式会社モミジ🍁',
  "'90s",
  '',
];

it('texts and numbers are read as they were, with either separator', () => {
  const rows: Cell[][] = [TEXTS, ['x', { cents: -2 }, { cents: 116_068 }, 2, 41_131.74, 0.0001]];
  const expected = [TEXTS, ['x', -0.02, 1160.68, 2, 41_131.74, 0.0001]];
  expect(read([toCsv(rows), ','], [toCsv(rows, 'semicolon'), ';'])).toEqual([expected, expected]);
});

it('each table of an export has as many cells in every row, and sums that are right', {
  timeout: EXPORT_MS,
}, async () => {
  const owner = await aPersonReadyToSend();
  await aCustomer(owner, { name: 'Léger; "Fils", inc.', phone: '+1 403 555 0100' });
  const items = [{ name: 'Design, -5 %', quantity: 2, rate: 580.34 }];
  await aSentInvoice(owner, { invoiceNumber: 'T-1', items });
  await anExport(owner);
  const { body } = await owner.call<{ url: string }>('POST', '/business/export/link');
  const files = readZip(new Uint8Array(await (await fetch(body.url)).arrayBuffer()));
  const names = [...files.keys()].filter((name) => name.endsWith('.csv'));
  const tables = read(...names.map((name): [string, string] => [String(files.get(name)), ',']));
  for (const [header, ...rows] of tables) for (const row of rows) expect(row).toHaveLength(header?.length ?? 0);
  const table = (name: string) => tables[names.indexOf(`csv/${name}.csv`)] ?? [];
  const column = (name: string, title: string) => {
    const [header = [], ...rows] = table(name);
    return rows.map((row) => row[header.indexOf(title)]);
  };
  expect(column('customers', 'Name')).toEqual(['Léger; "Fils", inc.']);
  expect(column('customers', 'Phone')).toEqual(['+1 403 555 0100']);
  expect(column('invoice-items', 'Name')).toEqual(['Design, -5 %']);
  expect(column('invoices', 'Subtotal')).toEqual([1160.68]);
  const taxes = ['GST', 'HST', 'QST', 'PST BC', 'PST SK', 'RST MB', 'Other tax'];
  const sum = taxes.map((title) => Number(column('invoices', title)[0])).reduce((total, tax) => total + tax, 0);
  expect([sum]).toEqual(column('invoices', 'Tax'));
});
