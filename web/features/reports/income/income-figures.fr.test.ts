import { expect, it } from 'vitest';
import type { IncomeBy } from '#shared/reports/groups.ts';
import type { IncomeReport } from '#shared/reports/schema.ts';
import { incomeCsv, nameOf } from './income-figures.ts';

const row = (key: string) => ({ key, label: key, currency: 'CAD' as const, billedCents: 100, receivedCents: 113 });

it.each<[IncomeBy, string, string]>([
  ['month', '2026-08', 'Août 2026'],
  ['province', 'QC', 'Québec'],
  ['province', 'abroad', 'Hors du Canada'],
  ['province', 'unknown', 'Lieu inconnu'],
  ['customer', '', 'Sans nom'],
])('by %s, calls %s "%s"', (by, key, name) => {
  expect(nameOf(row(key), by)).toBe(name);
});

it('heads the columns of the file in French', () => {
  const report: IncomeReport = { from: '2026-01-01', to: '2026-01-31', by: 'month', rows: [row('2026-01')] };
  expect(incomeCsv(report)[0]).toEqual(['Mois', 'Devise', 'Facturé avant taxes', 'Encaissé avec taxes']);
});
