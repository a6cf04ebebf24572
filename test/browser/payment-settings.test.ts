import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aPerson } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

describe('the payment details', () => {
  it('are created on a phone and updated on a desktop, with the keyboard only', async () => {
    const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone, by: await aPerson() });
    await page.goto('/payment-settings');
    await page.getByLabel('Bank Name').focus();
    const account = ['Foothills Credit Union', 'Prairie Studio Ltd.', '003', '10245', '7781204'];
    for (const text of [...account, '', '', 'pay@example.com']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByText('You have unsaved changes').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Payment settings created successfully').waitFor();
    await page.setViewportSize(WIDTHS.desktop);
    await page.getByLabel('Preferred Currency').selectOption('USD');
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await page.getByText('Payment settings updated successfully').waitFor();
    await page.reload();
    await page.getByText('New invoices start in USD.').waitFor();
    expect(await page.getByLabel('Account Number').inputValue()).toBe('7781204');
    await page.goto('/invoices/create');
    await page.getByRole('heading', { name: 'Create New Invoice' }).waitFor();
    await page.getByRole('tab', { name: /Invoice Details/ }).click();
    expect(await page.getByLabel('Currency').inputValue()).toBe('USD');
    expect(consoleErrors).toEqual([]);
  });

  it('show errors at their fields, prompt before unsaved changes are lost, and keep them across tabs', async () => {
    const { page } = await openWindow(browser, { by: await aPerson() });
    await page.goto('/payment-settings');
    await page.getByLabel('IBAN').fill('GB33BUKB20201555555555');
    await page.getByLabel('E-Transfer Email').fill('nobody');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    for (const problem of ['Bank name', 'Account name', 'Account number']) {
      await page.getByText(`${problem} is required`).waitFor();
    }
    expect(await page.getByLabel('Bank Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await expectLooksRightEverywhere(page, page.getByText('Invalid email address'));

    await page.setViewportSize(WIDTHS.desktop);
    await page.getByLabel('IBAN').fill('');
    await page.getByLabel('E-Transfer Email').fill('pay@example.com');
    await page.getByRole('tab', { name: 'Integration' }).click();
    await page.waitForURL(/tab=integration/);
    await page.getByRole('tab', { name: 'Payment Details' }).click();
    expect(await page.getByLabel('E-Transfer Email').inputValue()).toBe('pay@example.com');
    await page.getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Payment settings created successfully').waitFor();
    await page.getByRole('link', { name: 'Customers' }).click();
    await page.waitForURL(/\/customers/);
  });
});
