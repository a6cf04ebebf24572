import { afterAll, expect, it } from 'vitest';
import { aFullInvoice, someItems } from '#test/support/a-public-invoice.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { finishPdf } from './finish-pdf.ts';

afterAll(closeBrowser);

it('keeps every word in less than half of the size', async () => {
  const printed = await printPdf(invoiceHtml(aFullInvoice({ items: someItems(60) })));
  const compressed = finishPdf(printed, { title: 'A' });
  expect(compressed.length).toBeLessThan(printed.length / 2);
  expect(await pdfPages(compressed)).toEqual(await pdfPages(printed));
});

it('says that it conforms to PDF/UA-1, with its title and author', async () => {
  const finished = finishPdf(await printPdf('<title>x</title><p>Hello'), { title: 'A <1> & B', author: 'Ş & Co' });
  const metadata = Buffer.from(finished)
    .toString('utf8')
    .match(/<\?xpacket begin.*<\?xpacket end/s)?.[0];
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(metadata).toContain('<rdf:li xml:lang="x-default">A &lt;1&gt; &amp; B</rdf:li>');
  expect(metadata).toContain('<dc:creator><rdf:Seq><rdf:li>Ş &amp; Co</rdf:li></rdf:Seq></dc:creator>');
});

it('does not change PDFs from other producers', async () => {
  const compressed = finishPdf(await printPdf('<p>Hello'), { title: 'A' });
  for (const bytes of [
    compressed,
    Buffer.from('%PDF-1.4\nxref\n0 1\nstartxref\n9\n%%EOF'),
    new Uint8Array(),
    new Uint8Array(99),
  ]) {
    expect(finishPdf(bytes, { title: 'A' })).toBe(bytes);
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
  expect(finishPdf(broken, { title: 'A' })).toBe(broken);
});
