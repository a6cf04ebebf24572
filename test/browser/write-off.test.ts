import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { aClaim, aPersonReadyToSend, aSentInvoice } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('a reported e-Transfer is confirmed in part, and the rest written off', async () => {
  const by = await aPersonReadyToSend();
  const { id } = await aSentInvoice(by, { paymentMethod: 'e-transfer' });
  await aClaim(by, id);
  const { page, consoleErrors } = await openWindow(browser, { by });
  const isFocused = (name: string) =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.textContent),
      )
      .toBe(name);
  await page.goto(`/invoices/${id}?show=payments`);
  const payments = page.getByRole('dialog', { name: 'Payments' });
  const confirm = payments.getByRole('button', { name: 'Confirm Payment' });
  await expectLooksRightEverywhere(page, confirm);

  await payments.getByLabel('Amount').fill('50');
  await page.keyboard.press('Enter');
  await payments.getByText('50.00 CAD').first().waitFor();
  await isFocused('dialog');

  await payments.getByRole('button', { name: 'Write Off' }).focus();
  await page.keyboard.press('Enter');
  const writeOff = page.getByRole('dialog', { name: 'Write Off Invoice' });
  await expectLooksRightEverywhere(page, writeOff);
  await writeOff.getByLabel('Reason').fill('Bankrupt');
  await page.keyboard.press('Enter');
  const reverse = payments.getByRole('button', { name: 'Reverse' });
  await reverse.waitFor();
  await isFocused('dialog');
  await expectLooksRightEverywhere(page, reverse);

  await page.goto('/invoices');
  const figure = page.getByRole('button', { name: /^Written off/ });
  await figure.filter({ hasText: '150.00 CAD' }).click();
  await page.waitForURL(/status=WRITTEN_OFF/);
  await expectLooksRightEverywhere(page, page.getByText('1 of 1 invoice'));
  await page.goto(`/invoices/${id}?show=payments`);
  await reverse.click();
  await payments.getByRole('button', { name: 'Write Off' }).waitFor();
  expect(consoleErrors).toEqual([]);
});
