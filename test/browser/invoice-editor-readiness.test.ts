import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { button, CREATE, isFocused, tab } from '#test/support/editor-page.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
let newcomer: Person;
beforeAll(async () => {
  [browser, newcomer] = await Promise.all([startBrowser(), aPerson()]);
});

it('shows what a new invoice lacks and fixes it in place, so that it can be sent right away', async () => {
  const recipient = `acme-${newcomer.id}@example.com`;
  const { page, consoleErrors } = await openWindow(browser, { by: newcomer });
  await page.goto(CREATE);
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await page.getByLabel('Email', { exact: true }).fill(recipient);
  await tab(page, 'Line Items').click();
  await button(page, 'Add Blank Item').click();
  await page.getByLabel('Short Description').fill('Design');
  await page.getByLabel('Rate').fill('10');
  await tab(page, 'Payment').click();
  await page.getByLabel('Payment Method').selectOption('e-transfer');
  await expectLooksRightEverywhere(page, page.getByText('Your business has no address yet.'));

  const dialog = page.getByRole('dialog');
  await button(page, 'Enter your address').click();
  await expectLooksRightEverywhere(page, dialog.getByLabel('Postal Code'));
  await dialog.getByLabel('Company Name').fill('Larch Works');
  await dialog.getByLabel('Address', { exact: true }).fill('12 Main St');
  await button(page, 'Save').click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Your business has no name yet.').waitFor({ state: 'hidden' });
  await button(page, 'Enter an email address').click();
  await expectLooksRightEverywhere(page, dialog.getByLabel('Email'));
  await dialog.getByLabel('Email').fill('info@larch.test');
  await button(page, 'Save').click();
  await dialog.waitFor({ state: 'hidden' });
  await button(page, 'Enter your payment details').click();
  await expectLooksRightEverywhere(page, dialog.getByLabel('E-Transfer Email'));
  await dialog.getByLabel('E-Transfer Email').fill('pay@larch.test');
  await button(page, 'Save').click();
  await expectLooksRightEverywhere(page, page.getByText('This invoice has everything your customer needs.'));

  await button(page, 'Send Invoice').click();
  await dialog.getByRole('button', { name: 'Send By Email' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  expect(await mailsTo(recipient)).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

it('links from the list to the field that resolves a finding', async () => {
  const by = await aPerson();
  await aStoredInvoice(by);
  const { page } = await openWindow(browser, { by });
  await page.goto('/invoices');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Send Invoice' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send Invoice' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expectLooksRightEverywhere(page, dialog.getByText('Your business has no address yet.'));
  await button(page, 'Choose another payment method').click();
  await expect.poll(() => isFocused(page.getByLabel('Payment Method'))).toBe(true);
});
