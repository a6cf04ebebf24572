import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPerson } from '#test/support/given.ts';
import { givenVisits, isFocused, menu, menuButton, openMenu, sidebar } from '#test/support/shell-page.ts';

const visit = givenVisits();

describe('the menu of a phone, with the keyboard only', () => {
  it.each([
    ['signed in', { who: 'owner', path: '/invoices' }, ['Invoices', 'Schedule']],
    ['for visitors', { path: '/about' }, ['About', 'Contact']],
  ] as const)('opens, moves, stays within, closes with Escape and gives the focus back: %s', (_, at, [first, second]) =>
    visit({ ...at, phone: true }, async (page) => {
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await menu(page).waitFor();
      await expect.poll(() => menu(page).locator(':focus').count()).toBe(1);
      const link = (name: string) => menu(page).getByRole('link', { name });
      await link(first).focus();
      await page.keyboard.press('Tab');
      expect(await link(second).evaluate(isFocused)).toBe(true);
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await menu(page).locator(':focus').count()).toBe(1);
      }
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'detached' });
      await expect.poll(() => menuButton(page).evaluate(isFocused)).toBe(true);
    }),
  );

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

  it('closes when the window grows past 768 px', () =>
    visit({ who: 'owner', phone: true }, async (page) => {
      await openMenu(page);
      await page.setViewportSize({ width: 768, height: 740 });
      await menu(page).waitFor({ state: 'detached' });
      await sidebar(page).waitFor();
      await page.setViewportSize({ width: 767, height: 740 });
      await menuButton(page).waitFor();
      expect(await menu(page).count()).toBe(0);
    }));
});

describe('Logout', () => {
  it.each([
    ['the sidebar', false, async (page: Page) => sidebar(page)],
    ['the bottom bar of a phone', true, async (page: Page) => page.getByRole('navigation', { name: 'Main' })],
    [
      'the menu of a phone',
      true,
      async (page: Page) => {
        await openMenu(page);
        return menu(page);
      },
    ],
  ])('in %s ends the session', async (_, phone, place) => {
    const who = await aPerson();
    await visit({ who, phone }, async (page) => {
      // A call in flight during the logout is refused, which the browser logs.
      await page.getByText('0 of 5 done').waitFor();
      await page.getByText('No invoices found').waitFor();
      await (await place(page)).getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
      await page.waitForURL('**/login');
      await page.getByRole('heading', { name: 'Welcome' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
      await page.goto('/invoices');
      await page.waitForURL('**/login');
    });
  });
});
