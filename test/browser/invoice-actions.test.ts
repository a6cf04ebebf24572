import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import {
  expectLooksRight,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { textOf } from '#test/support/download.ts';
import { stripeAccountOf } from '#test/support/emulators.ts';
import { aPersonReadyToSend, aPersonTakingCards, aStoredInvoice, type Person, todayOf } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { anEvent, aPaidSession, deliverAndSettle } from '#test/support/stripe-event.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** Opens the list of a person with one invoice, and its menu. */
async function withMenu(by: Person, invoice: Invoice, size: { width: number; height: number } = WIDTHS.desktop) {
  const opened = await openWindow(browser, { by, size });
  await opened.page.goto('/invoices');
  await opened.page.getByRole('button', { name: `Actions for ${invoice.invoiceNumber}` }).click();
  await opened.page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  return opened;
}

const choose = (page: Page, action: string) => page.getByRole('menuitem', { name: action }).click();

describe('in the menu of an invoice', () => {
  let by: Person;
  let invoice: Invoice;
  let recipient: string;
  beforeAll(async () => {
    by = await aPersonReadyToSend();
    recipient = `client-${crypto.randomUUID().slice(0, 8)}@example.com`;
    invoice = await aStoredInvoice(by, {
      billingEmail: recipient,
      billingCity: 'Montréal',
      billingZip: 'H2Y 1H2',
      paymentMethod: 'e-transfer',
    });
  });

  it('the menu has the specified actions and a few more, and Edit opens the invoice with its billing details', async () => {
    const { page } = await withMenu(by, invoice);
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      'Edit',
      'Update Status',
      'Record Payment',
      'Request a Deposit',
      'Download PDF',
      'Send Invoice',
      expect.stringMatching(/^Pay/),
      'Duplicate',
      'Make Recurring',
      'Delete',
    ]);
    await expectLooksRight(page);
    await changeLook(page, WIDTHS.phone, 'dark');
    await page.getByRole('list', { name: 'Invoices' }).waitFor();
    await page.getByRole('button', { name: `Actions for ${invoice.invoiceNumber}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await expectLooksRight(page);
    await choose(page, 'Edit');
    await page.waitForURL(`**/invoices/${invoice.id}/edit`);
    const { customer } = await page.evaluate(() => history.state.usr);
    expect(customer).toMatchObject({ name: 'Café Léger', email: recipient, city: 'Montréal', zip: 'H2Y 1H2' });
  });

  it('an invoice is sent once after confirmation, however often Send is clicked', async () => {
    const { page } = await withMenu(by, invoice);
    await choose(page, 'Send Invoice');
    const dialog = page.getByRole('alertdialog', { name: 'Send Invoice' });
    const question = `Send invoice ${invoice.invoiceNumber} to ${recipient}? The PDF is attached.`;
    await expectLooksRightEverywhere(page, dialog.getByText(question));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await mailsTo(recipient)).toEqual([]);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await choose(page, 'Send Invoice');
    await dialog.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await page.getByText('Invoice sent successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await mailsTo(recipient)).toHaveLength(1);
    await page.getByText('Sent', { exact: true }).filter({ visible: true }).last().waitFor();
  });

  it('the status is changed', async () => {
    const { page } = await withMenu(by, invoice);
    await choose(page, 'Update Status');
    const dialog = page.getByRole('dialog', { name: 'Update Invoice Status' });
    await dialog.getByLabel('Status').selectOption('OVERDUE');
    await expectLooksRightEverywhere(page, dialog);
    await dialog.getByRole('button', { name: 'Update' }).dblclick();
    await page.getByText('Invoice status updated successfully').waitFor();
    await page.getByText('1 past due').waitFor();
  });

  it('the PDF is saved under the invoice’s number', async () => {
    // Rendered beforehand: the first PDF can be slow on a busy machine.
    const made = async () => (await by.call('GET', `/invoices/${invoice.id}/pdf`)).status;
    await expect.poll(made, { timeout: 60_000 }).toBe(200);
    const { page } = await withMenu(by, invoice);
    const held = Promise.withResolvers<void>();
    await page.route('**/pdf', async (route) => {
      await held.promise;
      await route.continue();
    });
    const downloading = page.waitForEvent('download');
    await choose(page, 'Download PDF');
    await expectLooksRightEverywhere(page, page.getByText(`Generating PDF for invoice #${invoice.invoiceNumber}`));
    held.resolve();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`invoice-${invoice.invoiceNumber}-${await todayOf(by)}.pdf`);
    expect(await textOf(download)).toMatch(/^%PDF/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('Pay opens the public page in a new tab', async () => {
    const { page, context } = await withMenu(by, invoice);
    const opening = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: /^Pay/ }).click();
    const tab = await opening;
    await tab.waitForURL(`**/pay/${invoice.id}`);
    await tab.getByText('Amount Due').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/invoices');
  });

  it('an invoice is deleted after confirmation, and the focus stays in the list', async () => {
    const { page } = await withMenu(by, invoice);
    await choose(page, 'Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete Invoice' });
    const question = `Are you sure you want to delete invoice ${invoice.invoiceNumber}? This action cannot be undone.`;
    await expectLooksRightEverywhere(page, dialog.getByText(question));
    await dialog.getByRole('button', { name: 'Delete Invoice' }).dblclick();
    await page.getByText('Invoice deleted successfully').waitFor();
    await page.getByText('No invoices found').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Invoice list');
  });
});

it('an invoice paid by card stays paid, and the dialog says so', async () => {
  const by = await aPersonTakingCards();
  const invoice = await aStoredInvoice(by);
  const account = await stripeAccountOf(invoice.id);
  await deliverAndSettle(anEvent('checkout.session.completed', account, aPaidSession(invoice.id)));
  const { page } = await withMenu(by, invoice, WIDTHS.phone);
  expect(await page.getByRole('menuitem', { name: /^Pay/ }).count()).toBe(0);
  await choose(page, 'Update Status');
  const dialog = page.getByRole('dialog', { name: 'Update Invoice Status' });
  const reason = dialog.getByText('An invoice with payments stays paid. Void or refund its payments first.');
  await expectLooksRightEverywhere(page, reason);
  expect(await dialog.getByRole('option', { disabled: false }).allTextContents()).toEqual(['Paid']);
  await dialog.getByRole('button', { name: 'Show Payments' }).click();
  const payments = page.getByRole('dialog', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Refund Card, 200.00 CAD' }).waitFor();
  expect(await payments.getByRole('button', { name: /^Void/ }).count()).toBe(0);
  await expectLooksRightEverywhere(page, payments);
  await payments.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Paid', { exact: true }).filter({ visible: true }).last().waitFor();
});
