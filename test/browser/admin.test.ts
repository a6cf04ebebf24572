import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { anAdministrator, aPerson, type Person } from '#test/support/given.ts';

let browser: Browser;
let _admin: Person;
beforeAll(async () => {
  browser = await startBrowser();
  _admin = await anAdministrator();
});

describe('the screen', () => {
  it('is closed to everyone but administrators', async () => {
    const { page } = await openWindow(browser, { by: await aPerson() });
    await page.goto('/admin/users');
    await page.getByText('Access Denied').waitFor();
    await page.getByText('You do not have permission to access this page').waitFor();
    await page.waitForURL('**/invoices');
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
  });

  it('is closed to visitors', async () => {
    const { page } = await openWindow(browser);
    await page.goto('/admin/users');
    await page.waitForURL('**/login');
  });
});
