import { expect, it } from 'vitest';
import { toCsv } from '#shared/csv.ts';
import { moneyEntry, salesEntry } from '#test/support/journal-entries.ts';
import { taxRows } from './tax-csv.ts';

const notFiled = () => undefined;
const rows = (...entries: Parameters<typeof taxRows>[0]) =>
  toCsv(taxRows(entries, notFiled)).trimEnd().split('\r\n').slice(1);

it('has a row for each document and tax, with the price in the first one', () => {
  const entry = salesEntry({ place: 'QC', price: { taxable: 30_000, exempt: 500 }, taxes: { GST: 1_500, QST: 2_993 } });
  const start = '"2026-10-05","Invoice","INV-1","INV-1","Anna Roy","Québec","CAD"';
  expect(rows(entry)).toEqual([
    `${start},"GST",300.00,15.00,"",300.00,0.00,0.00,5.00,0.00,""`,
    `${start},"QST",300.00,29.93,"","","","","","",""`,
  ]);
});

it('has a row for a document without tax', () => {
  expect(rows(salesEntry({ currency: 'USD', place: 'abroad', price: { exported: 123_456 } }))).toEqual([
    '"2026-10-05","Invoice","INV-1","INV-1","Anna Roy","Outside Canada","USD","","","","",0.00,0.00,1234.56,0.00,0.00,""',
  ]);
});

it('takes away what credit notes and write-offs do, and adds what was recovered', () => {
  const credit = salesEntry({ kind: 'credit', creditNumber: 'CN-1', price: { taxable: 100 }, taxes: { HST: 13 } });
  const writeOff = salesEntry({ kind: 'writeOff', price: { taxable: 100 }, taxes: { HST: 13 } });
  const recovery = salesEntry({ kind: 'recovery', price: { taxable: 100 }, taxes: { HST: 13 } });
  expect(
    rows(credit, writeOff, recovery).map((row) =>
      row
        .split(',')
        .slice(1, 4)
        .concat(row.split(',').slice(7, 10), row.split(',')[11] ?? ''),
    ),
  ).toEqual([
    ['"Credit note"', '"CN-1"', '"INV-1"', '"HST"', '-1.00', '-0.13', '-1.00'],
    ['"Write-off"', '"INV-1"', '"INV-1"', '"HST"', '-1.00', '-0.13', '-1.00'],
    ['"Recovered debt"', '"INV-1"', '"INV-1"', '"HST"', '1.00', '0.13', '1.00'],
  ]);
});

it('names a tax that was typed, and leaves out payments', () => {
  const entry = salesEntry({ place: 'unknown', price: { untaxed: 1_000 }, ownTaxCents: 50 });
  expect(rows(entry, moneyEntry())).toEqual([
    '"2026-10-05","Invoice","INV-1","INV-1","Anna Roy","Place unknown","CAD","Typed by hand","",0.50,"",0.00,0.00,0.00,0.00,10.00,""',
  ]);
});

it('has what was credited of a tax, so that both make what the return says was collectible', () => {
  const entry = salesEntry({ place: 'ON', price: { taxable: 10_000 }, taxes: { HST: 500 } });
  const relieved = { ...entry, taxes: entry.taxes.map((tax) => ({ ...tax, creditedCents: 800 })) };
  expect(rows(relieved)).toEqual([expect.stringContaining('"HST",100.00,5.00,8.00,100.00')]);
});

it('says on which day the return of a tax was filed', () => {
  const entry = salesEntry({ place: 'QC', price: { taxable: 30_000 }, taxes: { GST: 1_500, QST: 2_993 } });
  const [, gst = [], qst = []] = taxRows([entry], (code, on) => (code === 'QST' ? on : undefined));
  expect([gst.at(-1), qst.at(-1)]).toEqual([undefined, { day: '2026-10-05' }]);
});
