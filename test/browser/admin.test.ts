import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectScreenWorks, openWindow, startBrowser } from '#test/support/browser.ts';
import { anAdministrator, aPerson, aPersonNamed, type Person } from '#test/support/given.ts';

const LONG_NAME = 'Averylongnamewithoutanyspaceinit'.repeat(3);

let browser: Browser;
let admin: Person;
beforeAll(async () => {
  browser = await startBrowser();
  admin = await anAdministrator();
});

describe('the list', () => {
  it('works filled and empty', async () => {
    const family = `${LONG_NAME}${crypto.randomUUID().slice(0, 4)}`;
    await aPersonNamed('Zoé', family);
    await aPerson();
    await expectScreenWorks(browser, {
      path: `/admin/users?search=${family}`,
      shows: 'Showing 1 to 1 of 1 user',
      by: admin,
    });
    await expectScreenWorks(browser, { path: '/admin/users?search=nobody-at-all', shows: 'No users found', by: admin });
  });

  it('keeps search, sort order and page size in the URL', async () => {
    const family = `Roy${crypto.randomUUID().slice(0, 8)}`;
    const firstNames = ['Zoé', 'Anne', 'Marc', 'Élise', 'Bob', 'Carl'];
    for (const firstName of firstNames) await aPersonNamed(firstName, family);
    const { page, consoleErrors } = await openWindow(browser, { by: admin });
    await page.goto('/admin/users');
    await page.getByRole('heading', { name: 'Admin Users' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search users' }).fill(family.toLowerCase());
    await page.getByText(/^6 of \d+ users$/).waitFor();
    await page.waitForURL(/search=roy/);
    await page.getByLabel('Sort users by').selectOption({ label: 'Sort by Name' });
    await page.getByLabel('Users per page').selectOption('5');
    await page.waitForURL(/sortBy=name/);
    await page.getByText('Showing 1 to 5 of 6 users').waitFor();
    await page.getByRole('row', { name: /Marc/ }).waitFor();
    const shown = async () => {
      const rows = await page.getByRole('row').allInnerTexts();
      return rows.slice(1).map((row) => firstNames.find((name) => row.includes(name)));
    };
    await expect.poll(shown).toEqual(['Anne', 'Bob', 'Carl', 'Élise', 'Marc']);
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Page 2 of 2').waitFor();
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByText('Try adjusting your search or filters').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await page.getByText(/^Page 1 of/).waitFor();
    expect(consoleErrors).toEqual([]);
  });
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
