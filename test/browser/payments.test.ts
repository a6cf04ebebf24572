import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { button, edit, tab } from '#test/support/editor-page.ts';
import { aPersonReadyToSend, aStoredInvoice } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** Opens the menu of the invoice in the list, and chooses from it. */
async function choose(page: Page, { invoiceNumber }: Invoice, action: string): Promise<void> {
  await button(page, `Actions for ${invoiceNumber}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).last();

it('an invoice is paid in parts on a desktop, and a payment voided on a phone', async () => {
  const by = await aPersonReadyToSend();
  const invoice = await aStoredInvoice(by, { paymentMethod: 'e-transfer' });
  await by.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'SENT' } });
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto('/invoices');

  await choose(page, invoice, 'Record Payment');
  const record = page.getByRole('dialog', { name: 'Record Payment' });
  await expectLooksRightEverywhere(page, record);
  await changeLook(page, WIDTHS.desktop, 'light');
  await record.getByLabel('Amount').fill('50');
  await page.keyboard.press('Enter');
  await shown(page, '50.00 of 200.00 paid').waitFor();
  await expectLooksRightEverywhere(page, shown(page, '50.00 of 200.00 paid'));

  await page.goto(edit(invoice));
  await page.getByText('50.00 CAD of this invoice is paid.').waitFor();
  await page.getByText('To change its amounts, void the payment first.').waitFor();
  await tab(page, 'Line Items').click();
  await expectLooksRightEverywhere(page, page.getByRole('list', { name: 'Line items' }));
  await button(page, 'Payments').click();
  const payments = page.getByRole('dialog', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Record Payment' }).click();
  expect(await record.getByLabel('Amount').inputValue()).toBe('150');
  await page.keyboard.press('Enter');
  await record.waitFor({ state: 'detached' });
  await page.getByText('This invoice is paid.').waitFor();
  await expectLooksRightEverywhere(page, payments);

  const voids = payments.getByRole('button', { name: 'Void e-Transfer, 50.00 CAD' });
  await voids.click();
  const voiding = page.getByRole('dialog', { name: 'Void Payment' });
  await expectLooksRightEverywhere(page, voiding);
  await page.keyboard.press('Escape');
  await voiding.waitFor({ state: 'detached' });
  await expect.poll(() => voids.evaluate((element) => element === document.activeElement)).toBe(true);
  await voids.click();
  await voiding.getByLabel('Reason').fill('Typed twice');
  await page.keyboard.press('Enter');
  await payments.getByText(/Voided .*: Typed twice/).waitFor();
  await page.getByText('150.00 CAD of this invoice is paid.').waitFor();
  await payments.getByRole('button', { name: 'Void e-Transfer, 150.00 CAD' }).click();
  await voiding.getByRole('button', { name: 'Void Payment' }).click();
  await payments.getByRole('definition').filter({ hasText: '200.00' }).waitFor();
  await page.keyboard.press('Escape');
  await payments.waitFor({ state: 'detached' });
  await page.getByText('150.00 CAD of this invoice is paid.').waitFor({ state: 'detached' });
  await page.getByRole('table', { name: 'Line items' }).waitFor();

  await page.goto('/invoices');
  await shown(page, 'Sent').waitFor();
  expect(await page.getByText(/^Partly paid/).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

it('a payment is refunded from the list with and without a credit note; the invoice then reads Refunded', async () => {
  const by = await aPersonReadyToSend();
  const invoice = await aStoredInvoice(by, { paymentMethod: 'e-transfer' });
  const { page } = await openWindow(browser, { by });
  await page.goto('/invoices');
  await choose(page, invoice, 'Update Status');
  const status = page.getByRole('dialog', { name: 'Update Invoice Status' });
  await status.getByLabel('Status').selectOption('PAID');
  await expectLooksRightEverywhere(page, status.getByLabel('Reference'));
  await status.getByRole('button', { name: 'Update' }).click();
  await shown(page, 'Paid').waitFor();

  await choose(page, invoice, 'Show Payments');
  await page.getByRole('button', { name: 'Refund e-Transfer, 200.00 CAD' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund Payment' });
  await expectLooksRightEverywhere(page, refund.getByLabel('Amount'));
  await refund.getByRole('textbox', { name: 'Amount' }).fill('45');
  await refund.getByRole('radio', { name: 'Reduce the price' }).check();
  await expectLooksRightEverywhere(page, refund.getByRole('radio', { name: 'Reduce the price' }));
  await refund.getByRole('button', { name: 'Refund' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download CN-${invoice.invoiceNumber} as PDF` }).click();
  expect((await downloading).suggestedFilename()).toBe(`credit-note-CN-${invoice.invoiceNumber}.pdf`);
  await page.getByRole('button', { name: 'Refund e-Transfer, 200.00 CAD' }).click();
  await refund.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('Refund by e-Transfer').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await shown(page, 'Refunded').waitFor();
});
