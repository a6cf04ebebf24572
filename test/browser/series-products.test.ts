import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Series } from '#shared/series/schema.ts';
import { aScheduledSeries, aStoredSeries } from '#test/support/a-series.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { button, save, tab } from '#test/support/editor-page.ts';
import { aPerson, aProduct } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('a line follows the price of its product, and the product says which recurring invoices do', async () => {
  const by = await aPerson();
  const { id: productId } = await aProduct(by, { shortDescription: 'Hosting, all included', price: 450 });
  const { id } = await aStoredSeries(by, { billingName: 'Café Léger et associés de la Rive-Sud inc.' });
  const followed = [{ name: 'Hosting', quantity: 1, rate: 450, productId }];
  await aScheduledSeries(by, { billingName: 'Zed', items: followed });
  const { page, consoleErrors } = await openWindow(browser, { by, size: WIDTHS.desktop });

  await page.goto(`/invoices/recurring/${id}/edit`);
  await tab(page, 'Line Items').click();
  await button(page, 'Add from Product Catalog').click();
  await page.getByRole('button', { name: /^Hosting/ }).click();
  await button(page, 'Add 1 Product').click();
  const line = page.getByRole('row', { name: 'Line 2', exact: true });
  await line.getByText('Follow the product’s price?').click();
  await line.getByLabel('Follow the product’s price').check();
  await expectLooksRightEverywhere(page, line.getByLabel('Follow the product’s price'));
  await page.setViewportSize(WIDTHS.desktop);
  await save(page).click();
  await page.waitForURL(`**/invoices/recurring/${id}`);
  await page.getByText('Follows the product’s price').waitFor();
  const { body } = await by.call<Series>('GET', `/series/${id}`);
  expect(body.items).toMatchObject([{ name: 'Design' }, { name: 'Hosting, all included', rate: 450, productId }]);

  await page.goto('/products');
  await page.getByRole('button', { name: 'Edit Hosting, all included' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 recurring invoices follow this price').waitFor();
  await expectLooksRightEverywhere(page, dialog.getByText('2 recurring invoices follow this price'));
  await page.setViewportSize(WIDTHS.desktop);
  await dialog.getByLabel('Price').fill('500');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Product updated successfully').waitFor();
  expect((await by.call<Series>('GET', `/series/${id}`)).body.items[1]).toMatchObject({ rate: 500, amount: 500 });

  await button(page, 'More actions for Hosting, all included').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Each keeps the price that the product has now.').waitFor();
  await expectLooksRightEverywhere(page, question.getByText('Each keeps the price that the product has now.'));
  expect(consoleErrors).toEqual([]);
});
