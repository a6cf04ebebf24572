import { describe, expect, it } from 'vitest';
import { RETURN_LINES } from '#shared/reports/return-lines.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { moneyEntry, salesEntry } from '#test/support/journal-entries.ts';
import { figureIds, figureList } from './figure-list.ts';

const report = taxReport(
  [
    salesEntry({ price: { taxable: 92_000 }, taxes: { HST: 11_960 } }),
    salesEntry({ kind: 'credit', price: { taxable: 2_000 }, taxes: { HST: 260 } }),
    salesEntry({ place: 'BC', price: { taxable: 81_631 }, taxes: { GST: 4_082, PST_BC: [24_043, 1_683] } }),
    salesEntry({ currency: 'USD', price: { exported: 5_000 } }),
    salesEntry({ price: { untaxed: 1_000 }, ownTaxCents: 50 }),
    salesEntry({ place: 'unknown', price: { untaxed: 700 } }),
    moneyEntry(),
  ],
  { range: { from: '2026-10-01', to: '2026-12-31' }, registered: ['GST'] },
);
const sum = (figure: string) => figureList(report, figure)?.documents.reduce((total, { cents }) => total + cents, 0);

describe('the list of a figure', () => {
  it.each(RETURN_LINES.filter(({ account, isRare }) => ['GST_HST', 'PST_BC'].includes(account) && !isRare))(
    'adds up to $account $line',
    ({ account, line }) => {
      const figure = report.returns.find((it) => it.account === account)?.lines[line];
      expect(sum(figureIds.line(account, line))).toBe(figure);
    },
  );

  it('has the payments behind the cash view', () => {
    expect(sum(figureIds.line('GST_HST', 'cash'))).toBe(1_300);
  });

  it('has documents that are in no figure', () => {
    expect(figureList(report, figureIds.currency('USD'))).toMatchObject({ currency: 'USD', title: 'Documents in USD' });
    expect(sum(figureIds.typed)).toBe(50);
    expect(sum(figureIds.unplaced)).toBe(700);
  });

  it('is named like its line', () => {
    expect(figureList(report, 'GST_HST.103')?.title).toBe('103: GST/HST collected or collectible');
    expect(figureList(report, 'PST_BC.taxed')?.title).toBe('Sales on which PST was charged');
  });

  it.each(['', 'GST_HST', 'GST_HST.999', 'QST.203', 'other.CAD', 'nothing'])('is none for %j', (figure) => {
    expect(figureList(report, figure)).toBeUndefined();
  });
});
