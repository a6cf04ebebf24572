import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aPerson } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('adds a product on a desktop, changes and deletes it on a phone', async () => {
  const { page, consoleErrors } = await openWindow(browser, { by: await aPerson() });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  for (const text of ['Short description is required', 'Detailed description is required', 'Price is required']) {
    await dialog.getByText(text).waitFor();
  }
  await expectLooksRightEverywhere(page, dialog);
  await page.setViewportSize(WIDTHS.desktop);
  expect(await dialog.getByLabel('Short Description').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Logo design');
  expect(await dialog.getByText('Short description is required').count()).toBe(0);
  await dialog.getByLabel('Detailed Description').fill('A logo in three variants');
  await dialog.getByLabel('Price').fill('1 200,50');
  await page.keyboard.press('Enter');
  await page.getByText('Product added successfully').waitFor();
  await page.getByText('$1,200.50').waitFor();

  await page.setViewportSize(WIDTHS.phone);
  await page.getByText('$1,200.50').waitFor();
  await page.getByRole('button', { name: 'Edit Logo design' }).click();
  await dialog.getByLabel('Price').fill('0');
  await dialog.getByLabel('What is it?').selectOption('Goods');
  await dialog.getByLabel('How is it taxed?').selectOption('Zero-rated');
  await dialog.getByText('Taxed at 0%').waitFor();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Product updated successfully').waitFor();
  await page.getByText('Zero-rated', { exact: true }).waitFor();
  await page.getByText('Goods', { exact: true }).waitFor();
  await page.getByText('$0.00').waitFor();

  await page.getByRole('button', { name: 'More actions for Logo design' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/This will permanently delete the product Logo design/).waitFor();
  await question.getByRole('button', { name: 'Delete Product' }).click();
  await page.getByText('Product deleted successfully').waitFor();
  await page.getByText('No products found').waitFor();
  expect(consoleErrors).toEqual([]);
});

it('shows the server’s errors and keeps the form', async () => {
  const { page } = await openWindow(browser, { by: await aPerson() });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Short Description').fill('Too dear');
  await dialog.getByLabel('Detailed Description').fill('Costs more than money');
  await dialog.getByLabel('Price').fill('99999999');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await page.getByText(/Price must be at most/).waitFor();
  expect(await dialog.getByLabel('Short Description').inputValue()).toBe('Too dear');
});
