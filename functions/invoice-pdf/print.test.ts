import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { invoiceTotals } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { invoiceTitle } from '#shared/invoice-document/invoice-part.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { PAPER_SIZES } from '#shared/paper/paper.ts';
import { aFullInvoice, aPublicInvoice, someItems } from '#test/support/a-public-invoice.ts';
import { pdfFirstPage, pdfPages } from '#test/support/pdf-text.ts';
import { readableText } from '#test/support/readable-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { finishPdf } from './finish-pdf.ts';

afterAll(closeBrowser);

/** A single pixel. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const print = async (invoice: PublicInvoice, payUrl?: string) =>
  finishPdf(await printPdf(invoiceHtml(invoice, payUrl)), {
    title: invoiceTitle(invoice),
    author: invoice.company.name,
  });

describe.each([
  { count: 1, pages: 1 },
  { count: 13, pages: 2 },
  { count: 60, pages: 4 },
  { count: 200, pages: 11 },
])('an invoice of $count lines', async ({ count, pages }) => {
  const invoice = aFullInvoice({ items: someItems(count) });
  const pdf = await print(invoice);
  const texts = await pdfPages(pdf);
  const all = texts.join(' ');

  it(`takes ${pages} pages, numbered where there are several`, () => {
    const numbers = texts.map((text) => /Page \d+ of \d+/.exec(text)?.[0]);
    const numbered = texts.map((_, index) => `Page ${index + 1} of ${pages}`);
    expect(numbers).toEqual(pages > 1 ? numbered : [undefined]);
  });

  it('names the invoice on every page after the first', () => {
    const heads = texts.map((text) => text.includes('Invoice INV-20260105001 · Page'));
    expect(heads).toEqual(texts.map((_, index) => index > 0));
  });

  it('splits no line across pages', () => {
    for (const { name, description } of invoice.items) {
      const [page] = texts.filter((text) => text.includes(name));
      expect(page).toContain(`${name} ${description ?? ''}`.trim());
    }
  });

  it('has the text of the preview, in the same order', () => {
    const onPaper = texts
      .join(' ')
      .replace(/(Invoice INV-20260105001 · )?Page \d+ of \d+/g, '')
      .replace(/ITEM QTY RATE AMOUNT(?!\s*Work no\. 001)/g, '');
    const inPreview = readableText(renderToStaticMarkup(createElement(InvoiceDocument, { invoice, dictionary: enCa })));
    expect(onPaper.replace(/\s/g, '')).toBe(inPreview.replace(/\s/g, ''));
  });

  it('has every line once, under the table head', () => {
    const found = texts.flatMap((text) => {
      const names = text.match(/Work no\. \d{3}/g) ?? [];
      if (names.length > 0) expect(text.match(/ITEM QTY RATE AMOUNT/g)).toHaveLength(1);
      return names;
    });
    expect(found).toEqual(invoice.items.map(({ name }) => name));
  });

  it('has the right total', () => {
    const { subtotalCents, totalCents } = invoiceTotals(invoice);
    expect(all).toContain(`Subtotal ${enCa.amount(subtotalCents)}`);
    expect(all).toContain(`Total ${enCa.money(totalCents, 'CAD')}`);
  });

  it('prints characters of other languages', () => {
    // A character from another font subset is a separate text run, with spaces around it.
    expect(all.replace(/ /g, '')).toContain('ŁukaszAyşe&SœursCafé');
  });
});

it('keeps totals, payment and signature on one page, wherever the items end', async () => {
  for (const count of [14, 28, 30, 31, 32, 33, 34, 52, 54]) {
    const company = { ...aFullInvoice().company, signature: SIGNATURE };
    const texts = await pdfPages(await print(aFullInvoice({ items: someItems(count), company })));
    const pagesWith = ['Subtotal', 'Total', 'Payment terms', 'IBAN', 'Please quote'].map((text) =>
      texts.findIndex((page) => page.includes(` ${text} `)),
    );
    expect(new Set(pagesWith).size, `${count} items: pages ${pagesWith}`).toBe(1);
  }
});

describe('the file', () => {
  it.each([
    { count: 10, kilobytes: 65 },
    { count: 200, kilobytes: 120 },
  ])('has at most $kilobytes KB for $count lines', async ({ count, kilobytes }) => {
    const pdf = await print(aFullInvoice({ items: someItems(count) }));
    expect(pdf.length).toBeLessThanOrEqual(kilobytes * 1000);
  });

  it('is Letter in Canada, tagged, in English, and knows its title and author', async () => {
    const pdf = await print(
      aFullInvoice({ invoiceNumber: 'INV-(7)\\é', company: { ...aFullInvoice().company, name: 'Şky (Ltd)\\' } }),
    );
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const page = await document.getPage(1);
    expect(page.view.map(Math.round)).toEqual([0, 0, 612, 792]);
    expect(await document.getMarkInfo()).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    expect(JSON.stringify(await page.getStructTree())).toMatch(/"H1".*"Table".*"TH".*"TD"/);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Invoice INV-(7)\\é',
      Author: 'Şky (Ltd)\\',
      Creator: 'Northbill',
      Language: 'en-CA',
    });
    await document.loadingTask.destroy();
  });

  it('has € and long notes, and no button', async () => {
    const notes = Array.from({ length: 120 }, (_, index) => `Clause ${index + 1}.`).join('\n');
    const texts = await pdfPages(
      await print(aPublicInvoice({ additionalNotes: `5 €\n${notes}` }), 'https://northbill.test/pay/x'),
    );
    const all = texts.join(' ');
    expect(all).toContain('5 € Clause 1. Clause 2.');
    expect(all).toContain('Clause 120.');
    expect(texts.length).toBeGreaterThan(1);
    expect(all).not.toContain('Pay Invoice');
  });

  it('repeats a number with quotes, backslashes and CSS line breaks unchanged', async () => {
    const invoiceNumber = `N-"1"'}\\a </style><b>`;
    const texts = await pdfPages(await print(aPublicInvoice({ invoiceNumber, items: someItems(40) })));
    expect(texts[1]?.replace(/\s/g, '')).toContain(`Invoice${invoiceNumber}·Page2of3`.replace(/\s/g, ''));
  });

  it('breaks no account number, on either paper size', async () => {
    const paymentInstructions = {
      bankName: 'Caisse populaire Desjardins de la Haute-Ville de Québec',
      accountNumber: '00123-003-1234567-0099-8877-6655',
      iban: 'LC14 BOSL 1234 5678 9012 3456 7890 1234 56',
    };
    for (const paperSize of PAPER_SIZES) {
      const company = { ...aFullInvoice().company, paperSize };
      const pdf = await print(aFullInvoice({ items: someItems(1), paymentInstructions, company }));
      const runs = (await pdfFirstPage(pdf)).runs.map(({ text }) => text);
      expect(runs).toEqual(expect.arrayContaining([paymentInstructions.accountNumber, paymentInstructions.iban]));
    }
  });

  it('says that a draft is not final', async () => {
    const [page] = await pdfPages(await print(aPublicInvoice({ status: 'DRAFT' })));
    expect(page).toContain('Draft, not final');
  });
});
