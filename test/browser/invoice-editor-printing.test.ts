import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { edit } from '#test/support/editor-page.ts';
import { aPerson, aStoredInvoice } from '#test/support/given.ts';
import { lines } from '#test/support/pay-page.ts';
import { pdfFirstPage, pdfPages } from '#test/support/pdf-text.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

it.each([
  ['A4', [595, 842]],
  ['LETTER', [612, 792]],
] as const)('prints only the invoice, and all of it, on %s', async (paperSize, points) => {
  const by = await aPerson();
  await by.call('POST', '/companies', { body: { name: 'Prairie Studio', paperSize } });
  const invoice = await aStoredInvoice(by, { items: lines(60), additionalNotes: 'That is all.' });
  const { page, context } = await openWindow(browser, { by, dark: true });
  await page.goto(edit(invoice));
  await page.getByText('Prairie Studio').filter({ visible: true }).first().waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = await pdfPages(pdf);
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
  await context.close();
});
