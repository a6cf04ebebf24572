import { afterAll, describe, expect, it } from 'vitest';
import type { Language } from '#shared/locale/language.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import type { SummedReturn, TaxSummary } from '#shared/tax-document/tax-summary.ts';
import { QUEBEC, salesEntry } from '#test/support/journal-entries.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { taxHtml, taxPdf } from './tax-pdf.tsx';

afterAll(closeBrowser);

const RANGE = { from: '2026-10-01', to: '2026-12-31' };
const CREDIT = salesEntry({
  ...{ kind: 'credit', creditNumber: 'CN-7', on: '2026-11-02', place: 'QC' },
  ...{ price: { taxable: 10_000 }, taxes: { GST: 500, QST: 998 } },
});

function summaryOf(
  documents: readonly JournalEntry[],
  more: Partial<Omit<SummedReturn, 'figures'>> = {},
  language: Language = 'en',
): TaxSummary {
  const report = taxReport(documents, { range: RANGE, registered: ['GST', 'QST'] });
  return {
    ...{ ...RANGE, language, madeOn: '2027-01-15', company: { name: 'Studio Boréal inc.', country: 'Canada' } },
    returns: report.returns.map((figures) => ({ figures, registration: '84512 3397 RT0001', ...more })),
    documents: report.documents,
  };
}

const textOf = async (summary: TaxSummary) => {
  const parts = { summaries: { find: async () => summary }, files: { get: async () => undefined }, print: printPdf };
  const order = { businessId: 'b', ...RANGE, language: summary.language };
  const { bytes, fileName } = await taxPdf(parts, order, new Date());
  return { fileName, text: (await pdfPages(bytes)).join(' ').replace(/\s+/g, ' ') };
};

describe('the PDF of sales taxes', () => {
  it('has each return with what is claimed, and the documents behind it', async () => {
    const { fileName, text } = await textOf(summaryOf([QUEBEC, CREDIT], { claimedCents: 250 }));
    expect(fileName).toBe('sales-taxes-2026-10-01-2026-12-31.pdf');
    expect(text).toContain('Sales tax summary October 01, 2026 to December 31, 2026');
    expect(text).toContain('106 Input tax credits (ITCs) 2.50');
    expect(text).toContain('109 Net tax (105 − 108) 7.50');
    expect(text).toContain('CN-7, invoice INV-1 Anna Roy −100.00 −5.00 −9.98');
    expect(text).toContain('Total 200.00 10.00 19.95');
  });

  it('is in French', async () => {
    const { fileName, text } = await textOf(summaryOf([QUEBEC], {}, 'fr'));
    expect(fileName).toBe('taxes-de-vente-2026-10-01-2026-12-31.pdf');
    expect(text).toContain('Sommaire des taxes de vente');
    expect(text).toContain('TPS/TVH');
    expect(text).toMatch(/105 Total de la TPS\/TVH .* 15,00/);
  });

  it('has what was filed beside what changed since', async () => {
    const filed = {
      on: '2027-01-12',
      by: 'Ann Roy',
      claimedCents: 250,
      lines: { '103': 1_000, '105': 1_000 },
    } as const;
    const { text } = await textOf(summaryOf([QUEBEC], { claimedCents: 250, filed }));
    expect(text).toContain('Filed on January 12, 2027 by Ann Roy');
    expect(text).toContain('AS FILED NOW');
    expect(text).toMatch(/109 Net tax \(105 − 108\) 7\.50 12\.50/);
  });

  it('names what is in no figure, and that nothing counts', () => {
    const html = taxHtml(summaryOf([salesEntry({ currency: 'USD', price: { exported: 100 } })]));
    expect(html).toContain('1 document in another currency is in none of these figures.');
    expect(html).toContain('No document counts in this period.');
  });

  it('lists a thousand documents, and counts all', () => {
    const many = Array.from({ length: 1_002 }, (_, index) => ({ ...QUEBEC, invoiceId: `i${index}` }));
    const html = taxHtml(summaryOf(many));
    expect(html.match(/Anna Roy/g)).toHaveLength(1_000);
    expect(html).toContain('And 2 more');
    expect(html).toContain('300,600.00');
  });
});
