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
import { aCustomer, aPayment, aPersonReadyToSend, aSentInvoice, aStoredInvoice } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('an invoice is sent, paid, copied and deleted from its page', async () => {
  const by = await aPersonReadyToSend();
  const invoice = await aStoredInvoice(by, { paymentMethod: 'e-transfer', billingEmail: 'ap@example.com' });
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto('/invoices');
  await page.getByRole('link', { name: invoice.invoiceNumber, exact: true }).click();
  await page.waitForURL(`**/invoices/${invoice.id}`);
  await page.getByRole('heading', { level: 1, name: invoice.invoiceNumber, exact: true }).waitFor();
  const steps = page.getByRole('region', { name: 'Next step' });
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await page.getByRole('article').getByText('Draft, not final').first().waitFor();

  await steps.getByRole('button', { name: 'Send Invoice' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await timeline.getByText('Emailed to ap@example.com').waitFor();
  await expectLooksRightEverywhere(page, steps.getByRole('button', { name: 'Record Payment' }));

  // A phone by now: the steps are a bar above the navigation.
  const bar = await steps.boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(navigation?.y ?? Number.NaN, 0);
  await steps.getByRole('button', { name: 'Record Payment' }).click();
  await page.getByRole('dialog', { name: 'Record Payment' }).getByRole('button', { name: 'Record Payment' }).click();
  await timeline.getByText('Payment of 200.00 CAD, e-Transfer').waitFor();
  await expectLooksRightEverywhere(page, page.getByRole('heading', { name: 'Amount paid' }));

  await steps.getByRole('link', { name: 'Duplicate' }).click();
  await page.waitForURL(`**/invoices/create?from=${invoice.id}`);
  await page.getByText('Not saved yet').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(invoice.billingName);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('2 total invoices').waitFor();

  const { data } = (await by.call<{ data: Invoice[] }>('GET', '/invoices')).body;
  const copy = data.find(({ id }) => id !== invoice.id);
  await page.goto(`/invoices/${copy?.id}`);
  await page.getByRole('button', { name: `Actions for ${copy?.invoiceNumber}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Invoice' }).click();
  await page.getByText('1 invoice', { exact: true }).waitFor();
  expect(consoleErrors).toEqual([]);
  await page.goto(`/invoices/${copy?.id}`);
  await page.getByText('Invoice not found').waitFor();
  await page.setViewportSize(WIDTHS.desktop);
  await expectLooksRight(page);
});

it('a paid invoice is given to a customer, whose account then shows it', async () => {
  const by = await aPersonReadyToSend();
  const customer = await aCustomer(by, { name: 'Zoë Bélanger' });
  const invoice = await aSentInvoice(by);
  await by.call('POST', `/invoices/${invoice.id}/payments`, { body: aPayment() });
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Assign to Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign to Customer' });
  await expectLooksRightEverywhere(page, dialog.getByRole('button', { name: 'New customer from this invoice' }));
  await page.setViewportSize(WIDTHS.desktop);
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /Zoë/ }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).dblclick();
  await page.getByText('Invoice assigned to customer').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectLooksRightEverywhere(page, page.getByRole('button', { name: 'Change Customer' }));
  await page.setViewportSize(WIDTHS.desktop);
  await page.getByRole('link', { name: invoice.billingName, exact: true }).click();
  await page.waitForURL(`**/customers/${customer.id}`);
  await page.getByRole('link', { name: invoice.invoiceNumber }).first().waitFor();
  expect(consoleErrors).toEqual([]);
});
