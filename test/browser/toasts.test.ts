import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, openWindow, startBrowser } from '#test/support/browser.ts';
import { type Person, signedIn } from '#test/support/given.ts';

let browser: Browser;
let employee: Person;

beforeAll(async () => {
  [browser, employee] = await Promise.all([startBrowser(), signedIn('employee@demo.test', 'demo-1234')]);
});

/** An employee on a forbidden screen, which shows one toast, with a manual clock. */
async function openDenied(): Promise<{ page: Page; toasts: Locator; denied: Locator }> {
  const { page } = await openWindow(browser, { by: employee, fresh: true });
  await page.clock.install();
  await page.goto('/payment-settings');
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  const denied = toasts.getByText('Access Denied');
  await denied.waitFor();
  return { page, toasts, denied };
}

it('stays while hovered or focused, and can be closed with the keyboard', async () => {
  const { page, denied } = await openDenied();
  await denied.hover();
  await page.clock.runFor(60_000);
  expect(await denied.isVisible()).toBe(true);
  await page.keyboard.press('F8');
  await page.mouse.move(10, 400);
  await page.clock.runFor(60_000);
  expect(await denied.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await denied.waitFor({ state: 'detached' });
});

it('can be read and closed without closing an open dialog', async () => {
  const { page, toasts, denied } = await openDenied();
  // Hovered meanwhile, so it stays.
  await denied.hover();
  await page.getByRole('button', { name: 'New Meeting' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Appointment', exact: true });
  await dialog.waitFor();
  // The dialog was above it for a moment.
  await page.mouse.move(10, 400);
  await denied.hover();
  await expectAccessible(page);
  await toasts.getByRole('button', { name: 'Close' }).click();
  await denied.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
});
