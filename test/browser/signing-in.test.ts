import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, aStoredInvoice, PASSWORD, type Person } from '#test/support/given.ts';

let browser: Browser;
let seller: Person;
let newcomer: Person;
beforeAll(async () => {
  [browser, seller, newcomer] = await Promise.all([startBrowser(), aPerson(), aPerson()]);
});

describe('signing in', () => {
  it('refuses a wrong password with a message, and accepts the right one', async () => {
    const { page } = await openWindow(browser);
    await page.goto('/login');
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid email or password. Please try again.').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    expect(await page.getByText('Invalid email or password. Please try again.').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  });

  it('is required for every screen of the app, and returns to it', async () => {
    const { id } = await aStoredInvoice(seller);
    const { page } = await openWindow(browser);
    await page.goto(`/invoices/${id}/edit`);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(seller.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Edit Invoice' }).waitFor();
  });

  it('is looked up on return while the invoice list is fetched', async () => {
    const { page } = await openWindow(browser, { by: seller, fresh: true });
    const list = page.waitForRequest(/\/invoice-list-screen-[\w-]+\.js$/);
    await page.route('**/api/auth/profile', async (route) => {
      await list;
      await route.continue();
    });
    await page.goto('/invoices');
    await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  });
});
