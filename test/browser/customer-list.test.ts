import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, type Person } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const NAMES = [
  'Élan Studio',
  'East Coast Tea',
  'Elm Street Dental',
  'Zed & Sons',
  'Averylongcustomernamewithoutanyspaceinit'.repeat(3),
];

async function aPersonWithCustomers(count: number): Promise<Person> {
  const person = await aPerson();
  for (let index = 0; index < count; index += 1) {
    await person.call('POST', '/customers', {
      body: {
        name: NAMES[index] ?? `Customer ${index + 1}`,
        email: `customer${index}@example.com`,
        city: ['Calgary', 'Banff'][index % 2],
      },
    });
  }
  return person;
}

describe('the list', () => {
  let person: Person;
  beforeAll(async () => {
    person = await aPersonWithCustomers(12);
  });

  it('keeps search, sort order and page size in the URL, and ignores accents in a search', async () => {
    const { page } = await openWindow(browser, { by: person });
    await page.goto('/customers?search=elan');
    await page.getByText('1 of 12 customers', { exact: true }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('elan');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByText('12 total customers').waitFor();
    await page.getByLabel('Sort customers by').selectOption({ label: 'Sort by Name' });
    await page.waitForURL(/sortBy=name/);
    await page.getByRole('row', { name: /East Coast Tea/ }).waitFor();
    await page.getByLabel('Customers per page').selectOption('5');
    await page.getByText('Showing 1 to 5 of 12 customers').waitFor();
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Page 2 of 3').waitFor();
    await page.getByRole('searchbox').fill('élan');
    await page.waitForURL((url) => url.searchParams.get('search') === 'élan' && !url.searchParams.has('page'));
    await page.getByText('Showing 1 to 1 of 1 customer').waitFor();
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByText('No customer matches your search.').waitFor();
  });

  it('opens the form on arrival if the URL asks for it, once', async () => {
    const { page } = await openWindow(browser, { by: person });
    await page.goto('/customers?openCreateDialog=true');
    await page.getByRole('dialog').getByRole('heading', { name: 'Add Customer' }).waitFor();
    await page.waitForURL((url) => url.search === '');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More actions for Averylong' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const overflow = await page.getByRole('alertdialog').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
