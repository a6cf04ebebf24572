import { describe, expect, it } from 'vitest';
import { aPerson } from '#test/support/given.ts';
import { givenVisits, isFocused, menu, menuButton, openMenu } from '#test/support/shell-page.ts';

const visit = givenVisits();

describe('the menu of a phone, with the keyboard only', () => {
  it('opens, moves, stays within, closes with Escape and gives the focus back', () =>
    visit({ who: 'owner', path: '/invoices', phone: true }, async (page) => {
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await menu(page).waitFor();
      await expect.poll(() => menu(page).locator(':focus').count()).toBe(1);
      const link = (name: string) => menu(page).getByRole('link', { name });
      await link('Invoices').focus();
      await page.keyboard.press('Tab');
      expect(await link('Estimates').evaluate(isFocused)).toBe(true);
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await menu(page).locator(':focus').count()).toBe(1);
      }
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'detached' });
      await expect.poll(() => menuButton(page).evaluate(isFocused)).toBe(true);
    }));

  it('opens a screen, closes, and moves the focus there', () =>
    visit({ path: '/about', phone: true }, async (page) => {
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await menu(page).getByRole('link', { name: 'FAQ' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/faq');
      await menu(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.getByRole('main').evaluate(isFocused)).toBe(true);
      await page.goBack();
      await page.waitForURL('**/about');
      expect(await menu(page).count()).toBe(0);
    }));
});

it('Logout in the menu of a phone ends the session', async () => {
  const who = await aPerson();
  await visit({ who, phone: true }, async (page) => {
    // A call in flight during the logout is refused, which the browser logs.
    await page.getByText('0 of 5 done').waitFor();
    await page.getByText('No invoices found').waitFor();
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await page.goto('/invoices');
    await page.waitForURL('**/login');
  });
});
