import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import {
  expectLooksRight,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { aPersonReadyToSend, aStoredInvoice, type Person } from '#test/support/given.ts';
import { bouncingAddress, complainingAddress } from '#test/support/mail-event.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** Waits until the PDF is rendered, which can be slow on a busy machine. */
async function renderPdf(by: Person, { id }: Invoice): Promise<void> {
  const made = async () => (await by.call('GET', `/invoices/${id}/pdf`)).status;
  await expect.poll(made, { timeout: 60_000 }).toBe(200);
}

/** An invoice whose email was not delivered. */
async function aReturnedInvoice(by: Person, billingEmail: string): Promise<Invoice> {
  const invoice = await aStoredInvoice(by, { billingEmail, paymentMethod: 'e-transfer' });
  await renderPdf(by, invoice);
  await by.call('POST', `/invoices/${invoice.id}/send`);
  const returned = async () => (await by.call<Invoice>('GET', `/invoices/${invoice.id}`)).body.returnedMail;
  await expect.poll(returned).toBeDefined();
  return invoice;
}

it('shows that an email was not delivered, and sends the invoice to a corrected address', async () => {
  const by = await aPersonReadyToSend();
  const wrong = bouncingAddress();
  const right = `client-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const invoice = await aReturnedInvoice(by, wrong);
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto('/invoices');
  const mark = page.getByRole('link', {
    name: `Came back of ${invoice.invoiceNumber}: ${wrong} does not accept email.`,
  });
  await expectLooksRightEverywhere(page, mark);
  await mark.click();
  await page.getByText('The email with this invoice came back').waitFor();
  const advice = page.getByText(`${wrong} does not accept email. Correct the address and send the invoice again.`);
  await expectLooksRightEverywhere(page, advice);
  await page.getByRole('link', { name: 'Correct Email' }).click();
  await page.locator('[data-field=billingEmail] input:focus').waitFor();

  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  const openSending = async () => {
    await page.getByRole('tab', { name: /Payment/ }).click();
    await button('Send Invoice').click();
  };
  await openSending();
  const dialog = page.getByRole('dialog', { name: 'Send Invoice' });
  await expectLooksRightEverywhere(page, dialog.getByText(`Came back from ${wrong} on`));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /Customer/ }).click();
  await page.getByLabel('Email', { exact: true }).fill(right);
  await openSending();
  await dialog.getByRole('button', { name: 'Save Invoice' }).click();
  await page.getByText('Invoice updated successfully!').waitFor();
  await renderPdf(by, invoice);
  await dialog.getByRole('button', { name: 'Send By Email' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  await page.getByText('The email with this invoice came back').waitFor({ state: 'detached' });
  expect(await mailsTo(right)).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

it('refuses to send to an address that reported spam, and keeps the reason visible', async () => {
  const by = await aPersonReadyToSend();
  const address = complainingAddress();
  await aReturnedInvoice(by, address);
  const next = await aStoredInvoice(by, { billingEmail: address, paymentMethod: 'e-transfer' });
  const { page } = await openWindow(browser, { by, size: WIDTHS.phone });
  await page.goto('/invoices');
  await page.getByRole('link', { name: /^Marked as spam of/ }).waitFor();
  await page.getByRole('button', { name: `Actions for ${next.invoiceNumber}` }).click();
  await page.getByRole('menuitem', { name: 'Send Invoice' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send Invoice' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText(`Emails to ${address} could not be delivered.`).waitFor();
  await page.getByText('Failed to send invoice. Please try again.').waitFor();
  await expectLooksRight(page);
});
