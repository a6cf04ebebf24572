import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { contentOf } from '#test/support/download.ts';
import { EXPORT_MS } from '#test/support/export-calls.ts';
import { aPersonReadyToSend, aStoredInvoice, PASSWORD } from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';
import { readZip } from '#test/support/zip.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const REFUSED = /the server responded with a status of 403/;

it('owners prepare and download an export', { timeout: 2 * EXPORT_MS }, async () => {
  const by = await aPersonReadyToSend();
  await aStoredInvoice(by, { invoiceNumber: 'INV-1' });
  await lapseConfirmation(by);
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Prepare export' }).click();
  await page.getByLabel(/^Password/).fill(PASSWORD);
  const holding = Promise.withResolvers<void>();
  await page.route('**/api/business/export', async (route) => {
    if (route.request().method() === 'GET') await holding.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectLooksRightEverywhere(page, page.getByText('We are preparing your export.'));
  holding.resolve();
  const button = page.getByRole('button', { name: 'Download' });
  await button.waitFor({ timeout: EXPORT_MS });
  await expectLooksRightEverywhere(page, button);
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^northbill-prairie-studio-ltd-\d{4}-\d\d-\d\d\.zip$/);
  expect([...readZip(await contentOf(download)).keys()]).toEqual(
    expect.arrayContaining(['json/company.json', 'csv/invoices.csv', 'invoices/INV-1.pdf']),
  );
  expect(new URL(page.url()).pathname).toBe('/profile');
  expect(consoleErrors.filter((error) => !REFUSED.test(error))).toEqual([]);
});
