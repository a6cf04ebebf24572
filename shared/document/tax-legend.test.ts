import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { frCa } from '#shared/locale/fr-ca.ts';
import type { InvoiceTax } from './tax.ts';
import { hasRegistrations, markOf, taxMarks, untaxedTexts } from './tax-legend.ts';

type Treatment = PublicInvoice['items'][number]['taxTreatment'];

const items = (...treatments: Treatment[]) =>
  treatments.map((taxTreatment) => ({
    name: 'Work',
    quantity: 1,
    rate: 1,
    amount: 1,
    ...(taxTreatment && { taxTreatment }),
  }));

const tax = (code: InvoiceTax['code'], lines?: number[]): InvoiceTax => ({
  code,
  ratePercent: 5,
  baseAmount: 1,
  amount: 0.05,
  rule: '',
  ...(lines && { lines }),
});

describe('the marks of lines', () => {
  it('are missing where all lines are taxed alike', () => {
    expect(taxMarks({ items: items(undefined, 'taxable'), taxes: [tax('GST'), tax('QST')] }, enCa)).toEqual([]);
    expect(taxMarks({ items: items('exempt', undefined), taxes: [] }, enCa)).toEqual([]);
    expect(taxMarks({ items: items('exempt', undefined) }, enCa)).toEqual([]);
  });

  it('tell of a line that its recipient left out which taxes it would have', () => {
    const shares = (code: InvoiceTax['code'], ...percents: number[]) => ({
      ...{ code, ratePercent: 5, registration: 'R1', rule: '', shares: percents },
    });
    const taxShares = [shares('GST', 100, 100, 100), shares('PST_BC', 0, 100, 100)];
    const offered = {
      items: items(undefined, undefined, undefined),
      taxes: [tax('GST'), tax('PST_BC', [1])],
      taxShares,
    };
    expect(taxMarks(offered, enCa).map(({ lines }) => lines)).toEqual([[0], [1, 2]]);
  });

  it('name the taxes of each line, in both languages', () => {
    const invoice = {
      items: items('noPst', 'taxable', 'exempt', 'noPst', 'zeroRated', 'export'),
      taxes: [tax('GST', [0, 1, 3]), tax('PST_BC', [1])],
    };
    const meanings = (texts: typeof enCa) => taxMarks(invoice, texts).map(({ mark, meaning }) => `${mark} ${meaning}`);
    expect(meanings(enCa)).toEqual(['A GST only', 'B GST and PST', 'C Exempt', 'D Zero-rated', 'E Export']);
    expect(meanings(frCa)).toEqual(['A TPS seulement', 'B TPS et TVP', 'C Exonéré', 'D Détaxé', 'E Exportation']);
    const marks = taxMarks(invoice, enCa);
    expect(invoice.items.map((_, line) => markOf(marks, line))).toEqual(['A', 'B', 'C', 'A', 'D', 'E']);
    expect(markOf(marks, 6)).toBeUndefined();
  });

  it('name the rate where a tax has several', () => {
    const rates = [
      { ...tax('HST', [0]), ratePercent: 5 },
      { ...tax('HST', [1]), ratePercent: 13 },
    ];
    const invoice = { items: items(undefined, undefined, 'exempt'), taxes: rates };
    const meanings = (texts: typeof enCa) => taxMarks(invoice, texts).map(({ meaning }) => meaning);
    expect(meanings(enCa)).toEqual(['HST (5%)', 'HST (13%)', 'Exempt']);
    expect(meanings(frCa)).toEqual(['TVH (5\u00a0%)', 'TVH (13\u00a0%)', 'Exonéré']);
  });

  it('name the only tax of an invoice, and lines without any', () => {
    const marks = taxMarks({ items: items(undefined, undefined), taxes: [tax('GST', [0])] }, frCa);
    expect(marks.map(({ meaning }) => meaning)).toEqual(['TPS', 'Non taxé']);
  });
});

describe('exemptions', () => {
  const taxExemptions = [
    { tax: 'RST_MB', reason: 'For resale', number: '123' },
    { tax: 'GST', reason: 'First Nation' },
  ] as const;
  const invoice = { items: items(undefined), taxes: [], taxExemptions: [...taxExemptions] };

  it('are printed with their number or reason', () => {
    expect(untaxedTexts(invoice, enCa)).toEqual(['Exempt from RST: number 123', 'Exempt from GST/HST: First Nation']);
    expect(untaxedTexts(invoice, frCa)).toEqual([
      'Exemption de la TVD\u00a0: numéro 123',
      'Exemption de la TPS/TVH\u00a0: First Nation',
    ]);
  });
});

it('Ontario’s relief is printed with its number', () => {
  const relieved = {
    items: items(undefined),
    taxes: [tax('HST')],
    taxExemptions: [{ tax: 'HST_ON' as const, reason: 'First Nations', number: '1234567890' }],
  };
  expect(untaxedTexts(relieved, enCa)).toEqual(['Exempt from Ontario’s part of HST (8%): number 1234567890']);
  expect(untaxedTexts(relieved, frCa)).toEqual([
    'Exemption de la partie ontarienne de la TVH (8\u00a0%)\u00a0: numéro 1234567890',
  ]);
});

it('an export is marked as one, in both languages', () => {
  const abroad = { items: items('export'), taxes: [], isExport: true };
  expect(untaxedTexts(abroad, enCa)).toEqual(['Export: zero-rated']);
  expect(untaxedTexts(abroad, frCa)).toEqual(['Exportation\u00a0: fourniture détaxée']);
  expect(untaxedTexts({ ...abroad, items: items(undefined), isExport: false }, enCa)).toEqual([]);
});

it('an invoice without taxes states the reason, if all its lines do', () => {
  const reasons = (...treatments: Treatment[]) => untaxedTexts({ items: items(...treatments), taxes: [] }, enCa);
  expect(reasons('exempt', 'exempt')).toEqual(['Exempt']);
  expect(reasons('zeroRated')).toEqual(['Zero-rated']);
  expect(reasons('exempt', undefined)).toEqual([]);
  expect(untaxedTexts({ items: items('exempt') }, enCa)).toEqual([]);

  const mixed = { items: items('exempt', 'zeroRated'), taxes: [] };
  expect(untaxedTexts(mixed, enCa)).toEqual([]);
  expect(taxMarks(mixed, enCa).map(({ meaning }) => meaning)).toEqual(['Exempt', 'Zero-rated']);
});

it('registrations replace the single tax number', () => {
  expect(hasRegistrations({ taxes: [{ ...tax('GST'), registration: '84512 3397 RT0001' }] })).toBe(true);
  expect(hasRegistrations({ taxes: [tax('GST')] })).toBe(false);
  expect(hasRegistrations({})).toBe(false);
});
