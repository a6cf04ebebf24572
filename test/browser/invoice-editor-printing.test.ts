import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { productUrl } from '#test/support/client.ts';
import { edit } from '#test/support/editor-page.ts';
import { aPerson, aStoredInvoice } from '#test/support/given.ts';
import { lines } from '#test/support/pay-page.ts';
import { pdfFirstPage, pdfPages } from '#test/support/pdf-text.ts';
import { linesOf } from '#test/support/text-lines.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it.each([
  ['A4', [595, 842]],
  ['LETTER', [612, 792]],
] as const)('prints only the invoice, and all of it, on %s', async (paperSize, points) => {
  const by = await aPerson();
  await by.call('POST', '/companies', { body: { name: 'Prairie Studio', paperSize } });
  const invoice = await aStoredInvoice(by, { items: lines(60), additionalNotes: 'That is all.' });
  const { page } = await openWindow(browser, { by, dark: true });
  await page.goto(edit(invoice));
  await page.getByText('Prairie Studio').filter({ visible: true }).first().waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = await pdfPages(pdf);
  await page.getByRole('button', { name: 'Enlarge the preview' }).click();
  await page.getByRole('dialog', { name: 'Preview' }).getByText('That is all.').waitFor();
  expect(await pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual(pages);
  const text = pages.join(' ');
  for (let line = 1; line <= 60; line += 1) expect(text).toContain(`Line ${line} `);
  for (const printed of ['Prairie Studio', 'ITEM QTY RATE AMOUNT', 'That is all.']) expect(text).toContain(printed);
  for (const onScreen of ['Live Preview', 'Edit Invoice', 'Undo', 'Customers', 'Pay Invoice', 'Next']) {
    expect(text).not.toContain(onScreen);
  }
  expect(pages[0]).toContain('Line 1 ');
  expect(pages[1]).toContain(`Invoice ${invoice.invoiceNumber} · Page 2 of ${pages.length}`);
  const { width, height, runs } = await pdfFirstPage(pdf);
  expect([width, height].map(Math.round)).toEqual(points);
  const amounts = runs.filter(({ text: run }) => run === '15.44');
  expect(amounts.length).toBeGreaterThan(5);
  for (const { x } of amounts) expect(x).toBeLessThan(width / 0.75 - 90);
});

const SENTENCE = 'Two rounds of changes are part of the price; every further one is charged by the hour, as agreed. ';

it.each(['A4', 'LETTER'] as const)(
  'the preview is legible, and breaks lines where the PDF does, on %s',
  async (paperSize) => {
    const by = await aPerson();
    const company = { name: 'Prairie Studio', address: SENTENCE.slice(0, 80), paperSize };
    await by.call('POST', '/companies', { body: company });
    const invoice = await aStoredInvoice(by, {
      items: [
        { name: SENTENCE.trim(), description: SENTENCE.repeat(3).trim(), quantity: 2, rate: 100 },
        { name: 'Hosting', quantity: 1, rate: 123_456.78 },
      ],
      billingName: 'Northern Lights Landscaping and Design Incorporated of Saskatchewan',
      paymentTerms: SENTENCE.repeat(2).trim(),
      additionalNotes: SENTENCE.repeat(2).trim(),
    });
    const pdf = await fetch(`${productUrl()}/api/invoices/${invoice.id}/pdf`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
    const printed = await pdfFirstPage(new Uint8Array(await pdf.arrayBuffer()));
    const { page, context } = await openWindow(browser, { by });
    await page.goto(edit(invoice));
    const preview = page.locator('.invoice-document');
    await preview.getByText('Prairie Studio').first().waitFor();
    expect(await preview.evaluate(shownTextPx)).toBeGreaterThanOrEqual(11);
    expect(printed.runs.length).toBeGreaterThan(20);
    for (const width of [WIDTHS.desktop.width, 1280]) {
      await changeLook(page, { width, height: WIDTHS.desktop.height }, 'light');
      const lines = (await linesOf(preview)).filter(({ text }) => !isForCards(text));
      const texts = lines.map(({ text }) => text).sort();
      expect({ width, texts }).toEqual({ width, texts: printed.runs.map(({ text }) => text).sort() });
    }
    await context.close();
  },
);

/** Whether a line says where to pay by card, which the PDF of a draft does not. */
function isForCards(line: string): boolean {
  return line === 'Pay Invoice' || line.startsWith(`${productUrl()}/pay/`);
}

/** The height in px of most of the text in a scaled document. Runs in the page. */
function shownTextPx(paper: Element): number {
  const { fontSize, width } = getComputedStyle(paper);
  return (Number.parseFloat(fontSize) * paper.getBoundingClientRect().width) / Number.parseFloat(width);
}
