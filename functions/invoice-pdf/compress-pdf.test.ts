import { afterAll, expect, it } from 'vitest';
import { aFullInvoice, someItems } from '#shared/invoice-document/a-public-invoice.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { compressPdf } from './compress-pdf.ts';
import { invoiceHtml } from './document.tsx';

afterAll(closeBrowser);

it('keeps every word in less than half of the size', async () => {
  const printed = await printPdf(invoiceHtml(aFullInvoice({ items: someItems(60) })));
  const compressed = compressPdf(printed);
  expect(compressed.length).toBeLessThan(printed.length / 2);
  expect(await pdfPages(compressed)).toEqual(await pdfPages(printed));
});

it('does not change PDFs from other producers', async () => {
  const compressed = compressPdf(await printPdf('<p>Hello'));
  for (const bytes of [
    compressed,
    Buffer.from('%PDF-1.4\nxref\n0 1\nstartxref\n9\n%%EOF'),
    new Uint8Array(),
    new Uint8Array(99),
  ]) {
    expect(compressPdf(bytes)).toBe(bytes);
  }
});

it('does not change a file with wrong offsets', async () => {
  const printed = await printPdf('<p>Hello');
  const broken = Buffer.from(
    Buffer.from(printed)
      .toString('latin1')
      .replace(/\n(\d{9})\d 00000 n/, '\n$19 00000 n'),
    'latin1',
  );
  expect(compressPdf(broken)).toBe(broken);
});
