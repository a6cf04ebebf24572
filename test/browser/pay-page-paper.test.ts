import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
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
  expect(await page.locator('button:visible').count()).toBe(0);
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
    const text = await page
      .getByRole('paragraph')
      .filter({ hasText: /^Paid on/ })
      .textContent();
    expect(text, timezoneId).toMatch(new RegExp(`^Paid on \\w+ ${day}, ${year}$`));
  }
});
