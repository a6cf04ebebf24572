import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectLooksRight, expectNoSidewaysScroll, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { givenVisits, isFocused, menu, menuButton, openMenu, sidebar } from '#test/support/shell-page.ts';

const visit = givenVisits();

const FOR_OWNERS = [
  'Invoices',
  'Estimates',
  'Schedule',
  'Customers',
  'Employees',
  'Products',
  'Reports',
  'Company Settings',
  'Payment Settings',
  'Profile',
  'Activity',
];
const FOR_ADMINISTRATORS = [...FOR_OWNERS, 'Users', 'Businesses', 'Card Requests'];

describe('the navigation', () => {
  it('is in the sidebar of a wide window, and in the menu of a phone with two links in the bottom bar', () =>
    visit({ who: 'administrator' }, async (page) => {
      expect(await sidebar(page).getByRole('listitem').allTextContents()).toEqual(FOR_ADMINISTRATORS);
      await sidebar(page).getByText('Admin', { exact: true }).waitFor();
      expect(await sidebar(page).locator('[aria-current=page]').allTextContents()).toEqual(['Invoices']);
      expect(await menuButton(page).isVisible()).toBe(false);

      await changeLook(page, WIDTHS.phone, 'dark');
      await menuButton(page).waitFor();
      const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
      expect(await bar.locator('> *').allTextContents()).toEqual(['Invoices', 'Schedule', 'Logout']);
      expect(await sidebar(page).isVisible()).toBe(false);
      await openMenu(page);
      expect(await menu(page).getByRole('listitem').allTextContents()).toEqual(FOR_ADMINISTRATORS);
      await menu(page).getByRole('button', { name: 'Logout' }).waitFor();
      await expectLooksRight(page);
    }));
});

describe('the sidebar', () => {
  const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
  const becomes = async (page: Page, width: number) => expect.poll(() => widthOf(page)).toBe(width);

  it('is 256 px wide or 64 px collapsed, and remembers that over a reload', () =>
    visit({ who: 'owner' }, async (page) => {
      expect(await widthOf(page)).toBe(256);
      await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click();
      await becomes(page, 64);
      await page.reload();
      await sidebar(page).getByRole('link', { name: 'Invoices' }).waitFor();
      expect(await widthOf(page)).toBe(64);
      expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)).toBeGreaterThanOrEqual(
        64,
      );
      await expectAccessible(page);
      await sidebar(page).getByRole('button', { name: 'Expand sidebar' }).click();
      await becomes(page, 256);
      await page.reload();
      await sidebar(page).getByRole('link', { name: 'Invoices' }).waitFor();
      expect(await widthOf(page)).toBe(256);
    }));

  it('shows only icons below 1024 px, with the labels in a menu, regardless of the choice for wide windows', () =>
    visit({ who: 'owner', path: '/profile' }, async (page) => {
      for (const width of [768, 1023]) {
        await page.setViewportSize({ width, height: 900 });
        await becomes(page, 64);
        await expectNoSidewaysScroll(page);
      }
      await openMenu(page);
      expect(await menu(page).getByRole('listitem').allTextContents()).toEqual(FOR_OWNERS);
      await expectAccessible(page);
      await menu(page).getByRole('link', { name: 'Invoices' }).click();
      await page.waitForURL('**/invoices');
      await menu(page).waitFor({ state: 'detached' });
      await page.setViewportSize({ width: 1024, height: 900 });
      await becomes(page, 256);
      await page.goto('/profile');
      await page.getByLabel('First Name').waitFor();
      await expectNoSidewaysScroll(page);
    }));

  it('shows the names of its icons to pointer and keyboard', () =>
    visit({ who: 'owner' }, async (page) => {
      const words = page.locator('body > span', { hasText: 'Customers' });
      await sidebar(page).getByRole('link', { name: 'Customers' }).hover();
      expect(await words.count()).toBe(0);
      const toggle = sidebar(page).getByRole('button', { name: 'Collapse sidebar' });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await becomes(page, 64);
      await expect
        .poll(() => sidebar(page).getByRole('button', { name: 'Expand sidebar' }).evaluate(isFocused))
        .toBe(true);
      await sidebar(page).getByRole('link', { name: 'Customers' }).hover();
      await words.waitFor();
      const [text, icons] = [await words.boundingBox(), await sidebar(page).boundingBox()];
      expect(text && icons && text.x + text.width).toBeGreaterThan(icons?.width ?? 0);
      await page.keyboard.press('Escape');
      await words.waitFor({ state: 'detached' });
      await page.mouse.move(700, 450);
      await sidebar(page).getByRole('link', { name: 'Schedule' }).focus();
      await page.keyboard.press('Tab');
      await words.waitFor();
    }));
});
