import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { call, productUrl } from '#test/support/client.ts';
import type { Person } from '#test/support/given.ts';
import { aPayPage, aSeller, idIn, lines, payButton } from '#test/support/pay-page.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aSeller()]);
});

describe('the PDF', () => {
  it.each([
    ['its number', 'INV-7', 'invoice-INV-7.pdf'],
    ['no number', '', 'invoice-download.pdf'],
  ])('is saved under a name for %s', async (_, invoiceNumber, name) => {
    const { page } = await openWindow(browser);
    await page.route('**/public', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), invoiceNumber } });
    });
    await page.goto(await aPayPage(seller));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).dblclick();
    expect((await downloading).suggestedFilename()).toBe(name);
    await page.getByText('PDF downloaded successfully').waitFor();
  });

  it('shows an error if the download fails', async () => {
    const { page } = await openWindow(browser);
    await page.route('**/pdf', (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
    await page.goto(await aPayPage(seller));
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await page.getByText('Failed to download PDF').waitFor();
  });
});

it('prints every line on white paper, without screen-only controls', async () => {
  const { page } = await openWindow(browser, { dark: true });
  await page.goto(await aPayPage(seller, { items: lines(200), additionalNotes: 'Thank you for your business.' }));
  await payButton(page).waitFor();
  const paper = (await pdfPages(await page.pdf({ format: 'Letter' }))).join(' ');
  for (const text of ['Prairie Studio Ltd.', 'Amount Due', 'Line 1 ', 'Line 200 ', 'Thank you for your business.']) {
    expect(paper).toContain(text);
  }
  for (const text of ['Pay Now', 'Download PDF', 'Show all items', 'By paying']) expect(paper).not.toContain(text);
  await page.emulateMedia({ media: 'print' });
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(15, 26, 23)');
});

it('shows the same payment day in every time zone', async () => {
  const path = await aPayPage(seller, {}, 'PAID');
  const { body } = await call<PublicInvoice>('GET', `/invoices/${idIn(path)}/public`);
  const [year, , day] = (body.paidAt ?? '').split('-');
  for (const timezoneId of ['America/Vancouver', 'Asia/Tokyo']) {
    const context = await browser.newContext({ baseURL: productUrl(), timezoneId });
    const page = await context.newPage();
    await page.goto(path);
    const text = await page.getByText(/^Paid on/).textContent();
    expect(text, timezoneId).toMatch(new RegExp(`^Paid on \\w+ ${day}, ${year}$`));
  }
});
