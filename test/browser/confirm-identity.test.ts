import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, PASSWORD, type Person } from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const REFUSED = /the server responded with a status of (403|400)/;

async function anOwner(): Promise<Person> {
  const owner = await aPerson();
  const body = { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com' };
  await owner.call('POST', '/payment-settings', { body });
  await lapseConfirmation(owner);
  return owner;
}

async function changeTransferAddress(page: Page): Promise<void> {
  await page.goto('/payment-settings');
  await page.getByLabel('E-Transfer Email').fill('new@example.com');
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

const stored = async (owner: Person) => (await owner.call('GET', `/payment-settings/user/${owner.id}`)).body;

it('asks for the password in place on each save until it is given, and then makes the change', async () => {
  const owner = await anOwner();
  const { page, consoleErrors } = await openWindow(browser, { by: owner });
  await changeTransferAddress(page);
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.waitFor();
  expect(await page.getByLabel(/^Password/).evaluate((field) => field === document.activeElement)).toBe(true);
  await expectLooksRightEverywhere(page, dialog);

  // What was typed is kept when the user does not confirm.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save Changes', disabled: false }).waitFor();
  expect(await page.getByText('Please confirm your identity').count()).toBe(0);
  expect(await page.getByLabel('E-Transfer Email').inputValue()).toBe('new@example.com');
  expect(await stored(owner)).toMatchObject({ eTransferEmail: 'pay@example.com' });

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.waitFor();
  await page.keyboard.type('wrong-1234');
  await page.keyboard.press('Enter');
  await dialog.getByText('This password is not correct.').waitFor();
  expect(await page.getByLabel(/^Password/).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Payment settings updated successfully').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await stored(owner)).toMatchObject({ eTransferEmail: 'new@example.com' });
  expect(consoleErrors.filter((error) => !REFUSED.test(error))).toEqual([]);
});

it('asks on top of the dialog that removes an employee', async () => {
  const owner = await aPerson();
  const { email } = await anEmployeeOf(owner);
  await lapseConfirmation(owner);
  const { page } = await openWindow(browser, { by: owner });
  await page.goto('/employees');
  await page.getByText(email).first().waitFor();
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Remove/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('dialog', { name: "Confirm it's you" }).waitFor();
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(email).first().waitFor({ state: 'detached' });
});

it('logs every window out at its next call when the user logs out in one', async () => {
  const owner = await aPerson();
  const { page } = await openWindow(browser, { by: owner });
  await page.goto('/customers');
  await page.getByRole('heading', { name: 'Customers' }).first().waitFor();
  const { status } = await owner.call('POST', '/auth/logout', { body: { refresh_token: owner.refreshToken } });
  expect(status).toBe(204);
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
});
