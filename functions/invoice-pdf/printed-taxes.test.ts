import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { invoiceTitle } from '#shared/invoice-document/invoice-part.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { exactInvoices, PLACED_BY } from '#test/support/exact-invoices.ts';
import { exactTaxes } from '#test/support/exact-taxes.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { repeats } from '#test/support/repeats.ts';
import { taxedInvoice, taxRows } from '#test/support/taxed-record.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { finishPdf } from './finish-pdf.ts';

afterAll(closeBrowser);

const LONG_MS = 3_600_000;

it('prints the exact taxes and total of generated invoices', { timeout: repeats(60_000, LONG_MS) }, async () => {
  const property = fc.asyncProperty(
    exactInvoices,
    fc.constantFrom(...PLACED_BY),
    fc.constantFrom(...LANGUAGES),
    async (generated, placedBy, language) => {
      const exact = exactTaxes(generated);
      const { invoice } = taxedInvoice(generated, { placedBy, language });
      const dictionary = dictionaryFor({ language });
      const pdf = finishPdf(await printPdf(invoiceHtml(invoice)), {
        title: invoiceTitle(invoice),
        author: invoice.company.name,
      });
      const text = (await pdfPages(pdf)).join(' ');
      const rows = taxRows(invoice, dictionary);
      expect(rows).toHaveLength(exact.rows);
      for (const row of rows) expect(text).toMatch(row);
      expect(text).toContain(`Total ${dictionary.money(exact.total, 'CAD')}`.replaceAll('\u00a0', ' '));
    },
  );
  await fc.assert(property, { numRuns: repeats(10, 5_000) });
});
