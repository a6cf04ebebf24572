import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { MAX_ITEMS } from '#shared/document/content-schema.ts';
import { expectNoSidewaysScroll, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { contentShare } from '#test/support/content-share.ts';
import { button, edit, LONG_NAME, tab } from '#test/support/editor-page.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aPerson()]);
});

it('handles 200 lines on a desktop, on a phone, and at 400 % zoom', async () => {
  const invoice = await aStoredInvoice(seller, {
    items: Array.from({ length: MAX_ITEMS }, (_, index) => ({
      name: `${LONG_NAME} ${index}`,
      quantity: 1,
      rate: 12_345.67,
    })),
  });
  const { page } = await openWindow(browser, { by: seller });
  await page.goto(edit(invoice));
  await tab(page, 'Line Items').click();
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(15);
  const description = await page.getByLabel('Short Description').first().boundingBox();
  expect(description?.width).toBeGreaterThanOrEqual(220);
  await changeLastLine(page, 'The very last one');
  await page.getByText('reached the limit of 200 lines').waitFor();
  await expectNoSidewaysScroll(page);
  await changeLook(page, WIDTHS.phone, 'dark');
  await expectNoSidewaysScroll(page);
  await changeLastLine(page, 'The last one, by phone');
  await changeLook(page, { width: 320, height: 256 }, 'dark');
  await page.getByRole('row', { name: 'Line 9', exact: true }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(contentShare)).toBeGreaterThanOrEqual(0.6);
});

async function changeLastLine(page: Page, text: string): Promise<void> {
  const last = page.getByRole('row', { name: `Line ${MAX_ITEMS}`, exact: true });
  await last.getByLabel('Short Description').fill(text);
  await page.locator('.invoice-document').getByText(text).waitFor();
}

/** Lines visible above the button bar, beside the preview. */
async function rowsInSight(page: Page): Promise<number> {
  await page.getByRole('row', { name: 'Line 1', exact: true }).waitFor();
  const preview = await page.getByRole('region', { name: 'Live Preview' }).boundingBox();
  const next = await button(page, 'Next').boundingBox();
  if (!preview || !next || preview.x < next.x) return 0;
  const bottoms = await page
    .getByRole('row', { name: /^Line/ })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  return bottoms.filter((bottom) => bottom < next.y).length;
}
