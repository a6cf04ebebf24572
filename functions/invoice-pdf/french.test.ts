import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { invoiceTitle } from '#shared/invoice-document/invoice-part.ts';
import { aTaxedInvoice, someItems } from '#test/support/a-public-invoice.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { finishPdf } from './finish-pdf.ts';

afterAll(closeBrowser);

it('prints a French invoice in French, on numbered pages', async () => {
  const invoice = aTaxedInvoice({ items: someItems(30), status: 'DRAFT' });
  const pdf = finishPdf(await printPdf(invoiceHtml(invoice)), {
    title: invoiceTitle(invoice),
    author: invoice.company.name,
  });
  const texts = await pdfPages(pdf);
  const all = texts.join(' ').replace(/\s+/g, ' ');
  expect(texts.map((text) => /Page \d de \d/.exec(text)?.[0])).toEqual(['Page 1 de 2', 'Page 2 de 2']);
  for (const text of [
    'Facture INV-20260105001 · Page 2',
    'Brouillon, non définitif',
    'Date d’échéance 4 février 2026',
    'TPS (5 %) 84512 3397 RT0001 15,00',
    'TVQ (9,975 %) 1234567890 TQ0001 29,93',
    'Montréal (Québec) H2X 1Y4',
  ]) {
    expect(all).toContain(text);
  }
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'Facture INV-20260105001', Language: 'fr-CA' });
  await document.loadingTask.destroy();
});
