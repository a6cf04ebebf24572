import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { MAX_ITEMS } from '#shared/invoice/schema.ts';
import { startBrowser } from '#test/support/browser.ts';
import { edit, expectStateWorks, LONG_NAME, tab } from '#test/support/editor-page.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let seller: Person;
beforeAll(async () => {
  [browser, seller] = await Promise.all([startBrowser(), aPerson()]);
});
afterAll(() => browser.close());

it('carries 200 lines on a desktop and on a phone', async () => {
  const invoice = await aStoredInvoice(seller, {
    items: Array.from({ length: MAX_ITEMS }, (_, index) => ({
      name: `${LONG_NAME} ${index}`,
      quantity: 1,
      rate: 12_345.67,
    })),
  });
  await expectStateWorks(browser, {
    by: seller,
    path: edit(invoice),
    show: async (page) => {
      await tab(page, 'Line Items').click();
      const last = page.getByRole('listitem', { name: `Line ${MAX_ITEMS}`, exact: true });
      await last.getByLabel('Short Description').fill('The very last one');
      await page.locator('.invoice-document').getByText('The very last one').waitFor();
      await page.getByText('This one is full').waitFor();
    },
  });
});
