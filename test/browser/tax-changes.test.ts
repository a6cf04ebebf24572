import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aStoredInvoice } from '#test/support/given.ts';
import { aRegisteredOwner, changeCompany, REGISTERED } from '#test/support/taxed-invoices.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('lists the drafts that a registration affects until they are saved, or the notice is dismissed', async () => {
  const owner = await aRegisteredOwner({ taxRegistrations: {} });
  await aStoredInvoice(owner, { billingName: 'Averylongcustomernamewithoutanyspace'.repeat(3) });
  const { id, invoiceNumber } = await aStoredInvoice(owner);
  await changeCompany(owner, { taxRegistrations: REGISTERED.taxRegistrations });
  const { page, consoleErrors } = await openWindow(browser, { by: owner });
  await page.goto('/invoices');
  await expectLooksRightEverywhere(page, page.getByText('Tax changes affect 2 drafts'));
  await page.getByRole('button', { name: 'Show what is affected' }).click();
  const dialog = page.getByRole('dialog');
  await expectLooksRightEverywhere(page, dialog.getByRole('region', { name: 'Drafts' }));
  await page.setViewportSize(WIDTHS.desktop);
  await dialog.getByRole('listitem').filter({ hasText: invoiceNumber }).getByText('229.95 CAD').waitFor();
  await dialog.getByRole('link', { name: invoiceNumber }).click();
  await page.waitForURL(`**/invoices/${id}/edit`);
  expect((await owner.call('PATCH', `/invoices/${id}`, { body: { additionalNotes: 'Thank you' } })).status).toBe(200);
  await page.goto('/invoices');
  await page.getByText('Tax changes affect 1 draft', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  const answered = page.waitForResponse('**/api/tax-changes');
  await page.goto('/products');
  expect(await (await answered).json()).toMatchObject({ drafts: [{ savedTotal: 200 }] });
  await page.getByText('Add your first product', { exact: false }).waitFor();
  expect(await page.getByText(/^Tax changes affect/).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});
