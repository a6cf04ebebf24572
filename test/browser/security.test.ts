import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { codeOf, nextCodeOf } from '#test/support/authenticator.ts';
import { expectAccessible, openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, PASSWORD, signedIn } from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';

const SECURITY = '/profile?tab=security';
const NEW_PASSWORD = 'brand-new-3';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** Turns two-step sign-in on in the open screen. Returns the app's secret and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page);
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = key?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const recoveryCodes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have saved these codes' }).click();
  return { secret, recoveryCodes };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

it('turns two-step sign-in on, and signs in with a code or a recovery code', async () => {
  const person = await aPerson();
  const { page, consoleErrors } = await openWindow(browser, { by: person });
  await page.goto(SECURITY);
  const { secret, recoveryCodes } = await turnOn(page);
  await page.getByText('Recovery codes left: 10').waitFor();
  expect(consoleErrors).toEqual([]);

  const { page: other } = await openWindow(browser);
  await signIn(other, person.email);
  await other.getByLabel('Code').fill('000000');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByText('This code is not correct. Please try again.').waitFor();
  await expectAccessible(other);
  await other.getByLabel('Code').fill(nextCodeOf(secret));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();

  const { page: third } = await openWindow(browser);
  await signIn(third, person.email);
  await third.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await third.getByRole('button', { name: 'Sign in' }).click();
  await third.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
});

it('asks for a code in place before it turns two-step sign-in off, and not for the password', async () => {
  const person = await aPerson();
  const { page, consoleErrors } = await openWindow(browser, { by: person });
  await page.goto(SECURITY);
  const { recoveryCodes } = await turnOn(page);
  await lapseConfirmation(person);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Code').waitFor();
  await expectAccessible(page);
  expect(await dialog.getByLabel('Password').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Two-step sign-in is off').waitFor();
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
  expect(consoleErrors.filter((error) => !error.includes('403'))).toEqual([]);
});

it('changes the password and logs out the other devices', async () => {
  const person = await aPerson();
  await signedIn(person.email, PASSWORD);
  const { page, consoleErrors } = await openWindow(browser, { by: person });
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Log out other devices' }).waitFor();
  await page.getByRole('button', { name: 'Change password' }).click();
  const choose = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  };
  await choose('Password1');
  await page.getByText('This password is on the list of the most used ones. Please choose another.').waitFor();
  await choose(NEW_PASSWORD);
  await page.getByText('Your password has been changed').waitFor();
  await page.getByRole('button', { name: 'Log out other devices' }).waitFor({ state: 'detached' });
  expect(await signedIn(person.email, NEW_PASSWORD)).toMatchObject({ email: person.email });
  expect(consoleErrors.filter((error) => !error.includes('400'))).toEqual([]);
});

it('logs out one device, then all others', async () => {
  const person = await aPerson();
  for (let count = 0; count < 2; count += 1) await signedIn(person.email, PASSWORD);
  const { page } = await openWindow(browser, { by: person });
  await page.goto(SECURITY);
  const buttons = page.getByRole('button', { name: /^Log out (?!other)/ });
  await expect.poll(() => buttons.count()).toBe(2);
  await buttons.first().click();
  await expect.poll(() => buttons.count()).toBe(1);
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect.poll(() => devices.evaluate((list) => list === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Log out other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out other devices' }).click();
  await expect.poll(() => buttons.count()).toBe(0);
  await expect.poll(() => page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
});

it('sends an administrator without a second factor to set one up', async () => {
  const { page } = await openWindow(browser, { by: await signedIn('admin@demo.test', 'demo-1234') });
  const message = 'Administrators need a second factor. Set it up in your profile.';
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message, reason: 'SECOND_FACTOR_REQUIRED' } }),
  );
  await page.goto('/admin/users');
  await page.getByRole('heading', { name: 'Set up two-step sign-in first' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
});
