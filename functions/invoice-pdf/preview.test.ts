import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandColors } from '#shared/company/brand-colors.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { PAPER_SIZES, type PaperSize } from '#shared/paper/paper.ts';
import { aFullInvoice, someItems } from '#test/support/a-public-invoice.ts';
import { startBrowser } from '#test/support/browser.ts';
import { aPng, dataUrl } from '#test/support/images.ts';
import { pdfFirstPage, pdfPages } from '#test/support/pdf-text.ts';
import { linesOf } from '#test/support/text-lines.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeBrowser();
});

const NOTES =
  'Thank you for the work that we could do together. It was a pleasure from the first day to the last, and we hope to ' +
  'be of use to you again before long.';

function onPaper(paperSize: PaperSize, changes: Partial<PublicInvoice> = {}): PublicInvoice {
  const company = { ...aFullInvoice().company, paperSize, logo: dataUrl(aPng({ width: 300, height: 100 })) };
  return aFullInvoice({ items: someItems(3), billingName: 'Riverside', additionalNotes: NOTES, company, ...changes });
}

/** The document on screen, in a window of this width. */
async function preview(invoice: PublicInvoice, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.setContent(invoiceHtml(invoice));
  return page;
}

const BRAND = {
  brandColors: brandColors('#1e3a8a'),
  documentLayout: 'band',
  footerLine: 'Northern Sky Studio Inc. is bonded, and insured in every province and territory of Canada.',
} as const;

const sizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect());

describe.each([
  { paper: 'A4', width: 794, points: [595, 842] },
  { paper: 'LETTER', width: 816, points: [612, 792] },
] as const)('as wide as $paper, the preview', async ({ paper, width, points }) => {
  it.each([
    ['', {}],
    [' with a coloured head and a foot', BRAND],
  ])('breaks every line where print does, and puts it in the same place%s', async (_, brand) => {
    const invoice = onPaper(paper);
    const branded = { ...invoice, company: { ...invoice.company, ...brand } };
    const page = await preview(branded, width);
    const printed = await pdfFirstPage(await printPdf(invoiceHtml(branded)));
    expect([printed.width, printed.height].map(Math.round)).toEqual(points);
    const left = [...printed.runs];
    for (const line of await linesOf(page.locator('body'))) {
      const near = left.findIndex(
        ({ text, x, y }) => text === line.text && Math.abs(x - line.x) < 1.5 && Math.abs(y - line.y) < 8,
      );
      expect(near, `${line.text} at ${line.x}, ${line.y}`).toBeGreaterThanOrEqual(0);
      left.splice(near, 1);
    }
    expect(left).toEqual([]);
  });

  it('has the proportions of the sheet', async () => {
    const sheet = await sizeOf(await preview(onPaper(paper, { items: someItems(1) }), width), '.invoice-sheet');
    expect((sheet.height / sheet.width) * (points[0] / points[1])).toBeCloseTo(1, 2);
  });
});

describe('the preview', () => {
  it.each([360, 540, 700, 1440])('fits a window of %i pixels', async (width) => {
    const word = 'x'.repeat(200);
    const items = [{ name: word, description: word, quantity: 123456.7891, rate: 999999.99, amount: 0 }];
    const company = { ...aFullInvoice().company, name: word, website: `https://example.com/${word}` };
    const page = await preview(aFullInvoice({ billingName: word, paymentTerms: word, items, company }), width);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  it.each([
    ['wide', 1500, 20],
    ['tall', 20, 1500],
    ['narrow', 100, 1000],
    ['ten times as wide as high', 1000, 100],
    ['tiny', 2, 2],
    ['large', 1200, 800],
    ['square', 600, 600],
  ])('shows a logo between 14 and 96 pixels high, never as a sliver: %s', async (_name, width, height) => {
    const logo = { logo: dataUrl(aPng({ width, height })), logoSize: { width, height } };
    for (const window of [360, 794]) {
      const page = await preview(onPaper('A4', { company: { ...onPaper('A4').company, ...logo } }), window);
      const shown = await sizeOf(page, '.invoice-logo');
      expect(shown.height).toBeGreaterThanOrEqual(14);
      expect(shown.height).toBeLessThanOrEqual(96);
      expect(shown.width).toBeGreaterThanOrEqual(24);
      expect(shown.width).toBeLessThanOrEqual(240);
    }
  });
});

describe.each(PAPER_SIZES)('on %s', (paper) => {
  it('keeps the end of the invoice together, under its last line, wherever its items end', async () => {
    for (let count = 8; count <= 60; count += 3) {
      const pages = await pdfPages(await printPdf(invoiceHtml(onPaper(paper, { items: someItems(count) }))));
      const last = `Work no. ${String(count).padStart(3, '0')}`;
      const on = [last, 'Subtotal', ' Total ', 'Payment terms', 'IBAN', 'Notes', 'Contact', 'hello@'].map((text) =>
        pages.findIndex((page) => page.includes(text)),
      );
      expect(on, `${count} items`).toEqual(on.map(() => pages.length - 1));
    }
  });

  it('breaks a last line that would fill a page', async () => {
    const items = [...someItems(3), { name: 'Tower', description: 'ก'.repeat(2000), quantity: 1, rate: 1, amount: 1 }];
    const pages = await pdfPages(await printPdf(invoiceHtml(onPaper(paper, { items }))));
    expect(pages.join('').match(/ก/g)).toHaveLength(2000);
    expect(pages.at(-1)).toMatch(/Subtotal.* Total .*Contact/);
  });
});
