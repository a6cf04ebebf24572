import { describe, expect, it } from 'vitest';
import { readTaxes } from '#functions/domain/report/taxes.ts';
import { filedDocuments } from '#shared/reports/filed-documents.ts';
import type { Filing } from '#shared/reports/filing.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { DEFAULT_RETURN_SETTINGS, type QuickMethods } from '#shared/reports/return-settings.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { salesEntry } from '#test/support/journal-entries.ts';
import { fileReturn, readChanges } from './filings.ts';

const range = { from: '2026-01-01', to: '2026-03-31' };
const account = 'GST_HST';
const SERVICES = { from: '2026-01-01', yearStart: 1, rates: { GST: 3.6 } };
const FIRST = salesEntry({ on: '2026-02-10', place: 'AB', price: { taxable: 2_000_000 }, taxes: { GST: 100_000 } });
const ONTARIAN = salesEntry({
  on: '2026-03-01',
  invoiceId: 'inv-2',
  price: { taxable: 10_000 },
  taxes: { HST: 1_300 },
});

/** The period as it was filed by a method, and the documents of that time. */
function filedBy(quick: QuickMethods) {
  const report = taxReport([FIRST], { range, registered: ['GST'], quick });
  const [figures] = report.returns;
  if (!figures) throw new Error('The business is registered');
  const { cash: _, ...kept } = figures;
  const filing: Filing & { parts: number } = { id: 'f', ...range, ...kept, filedAt: '', by: '', parts: 1 };
  return { filing, documents: filedDocuments(report, figures) };
}

/** A business that has filed a period, with other settings since. */
function given({ filed, quick, entries }: { filed: QuickMethods; quick: QuickMethods; entries: JournalEntry[] }) {
  const { filing, documents } = filedBy(filed);
  return {
    journal: { list: async () => entries },
    settings: { find: async () => ({ ...DEFAULT_RETURN_SETTINGS, quick }) },
    businesses: { findCompany: async () => undefined, timeZoneOf: async () => 'America/Toronto' as const },
    invoices: { readById: async () => [] },
    filings: {
      ...{ list: async () => [filing], find: async () => filing, documentsOf: async () => documents },
      ...{ revisionOf: async () => 1, add: async () => false, remove: async () => false },
    },
  };
}

const figuresOf = async (sources: ReturnType<typeof given>, days = range) =>
  (await readTaxes(sources, { businessId: 'b', range: days, account })).returns[0];
const changesOf = (sources: ReturnType<typeof given>) => readChanges(sources, { businessId: 'b', id: 'f' });

describe('a filed period', () => {
  it('has the figures of the method by which it was filed, whatever is chosen since', async () => {
    const quick = { [account]: SERVICES };
    const left = given({ filed: quick, quick: {}, entries: [FIRST] });
    expect(await figuresOf(left)).toMatchObject({ lines: { '103': 75_600 }, quick: { terms: SERVICES } });
    const begun = given({ filed: {}, quick, entries: [FIRST] });
    expect(await figuresOf(begun)).toMatchObject({ lines: { '103': 100_000 } });
    expect(await figuresOf(begun, { ...range, to: '2026-02-28' })).toMatchObject({ lines: { '103': 75_600 } });
  });

  it('that lacks the rate of a supply added since says nothing of the lines that need it, until it is entered', async () => {
    const entries = [FIRST, ONTARIAN];
    const quick = { [account]: SERVICES };
    const unknown = await changesOf(given({ filed: quick, quick, entries }));
    expect(unknown).toMatchObject({ lines: { '101': 11_300, 'eligible.ON': 11_300 }, missing: ['ON'] });
    expect(Object.keys(unknown.lines)).toEqual(['101', 'eligible.ON']);
    const rated = { [account]: { ...SERVICES, rates: { GST: 1.8, ON: 8.8 } } };
    const known = await changesOf(given({ filed: quick, quick: rated, entries }));
    expect(known.missing).toBeUndefined();
    expect(known.lines).toMatchObject({ '101': 11_300, '103': 994, '105': 994, '107': 113 });
  });
});

describe('filing', () => {
  const file = (lines: Filing['lines']) => {
    const { filings, ...sources } = given({ filed: {}, quick: {}, entries: [FIRST] });
    const unfiled = { ...filings, list: async () => [], add: async () => true };
    const input = { account, ...range, lines } as const;
    const asked = { caller: { businessId: 'b', name: 'Ann' }, input, now: new Date('2026-04-12T12:00:00Z') };
    return fileReturn({ ...sources, filings: unfiled }, asked);
  };

  it('is refused if the figures are no longer those that its user saw', async () => {
    const seen = (await figuresOf(given({ filed: {}, quick: {}, entries: [FIRST] })))?.lines ?? {};
    expect(await file(seen)).toMatchObject({ lines: seen, by: 'Ann' });
    await expect(file({ ...seen, 103: 99_999 })).rejects.toMatchObject({ reason: 'FIGURES_CHANGED' });
    await expect(file({ 103: 100_000 })).rejects.toMatchObject({ reason: 'FIGURES_CHANGED' });
  });
});
