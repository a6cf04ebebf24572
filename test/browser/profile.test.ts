import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, type Person } from '#test/support/given.ts';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
});

describe('the profile', () => {
  it('prompts before a change is lost, and once it is saved shows the new name in the sidebar, then the invoices', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by: await aPerson() });
    await page.goto('/profile');
    await page.getByLabel('First Name').fill('Zoé');
    await page.getByLabel('Last Name').fill('Nguyễn');
    await page.getByRole('link', { name: 'Invoices' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Zoé');
    await page.getByLabel('Phone Number').fill('(403) 555-0100');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Profile updated successfully').waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.getByText('Zoé Nguyễn').waitFor();
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
    expect(await page.getByLabel('Phone Number').inputValue()).toBe('(403) 555-0100');
    expect(consoleErrors).toEqual([]);
  });

  it('has the same height while loading as when loaded', async () => {
    const { page } = await openWindow(browser, { by: person });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/profile', (route) => held.then(() => route.continue()));
    await page.goto('/profile');
    await page.getByText('Loading Profile').waitFor({ state: 'attached' });
    const card = page.getByRole('main').locator('section').first();
    const before = await card.boundingBox();
    release();
    await page.getByLabel('First Name').waitFor();
    expect(await card.boundingBox()).toEqual(before);
  });
});
