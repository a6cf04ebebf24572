import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { openWindow, startBrowser, WIDTHS } from './browser.ts';
import { aPerson, type Person, signedIn, theAdministrator } from './given.ts';

/** A visit to a page; by default signed out, to the list of invoices, on a desktop. */
export type Visit = { who?: 'owner' | 'employee' | 'administrator' | Person; path?: string; phone?: boolean };

/** Starts a browser; each visit opens a page in its own window and fails if the console logs an error. */
export function givenVisits() {
  let browser: Browser;
  let people: Record<'owner' | 'employee' | 'administrator', Person>;
  beforeAll(async () => {
    browser = await startBrowser();
    people = {
      owner: await aPerson(),
      employee: await signedIn('employee@demo.test', 'demo-1234'),
      administrator: await theAdministrator(),
    };
  });

  return async ({ who, path = '/invoices', phone = false }: Visit, look: (page: Page) => Promise<void>) => {
    const size = phone ? WIDTHS.phone : WIDTHS.desktop;
    const by = typeof who === 'string' ? people[who] : who;
    const { page, consoleErrors } = await openWindow(browser, { size, dark: phone, by });
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await look(page);
    expect(consoleErrors).toEqual([]);
  };
}

export const sidebar = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('navigation') });
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await menu(page).waitFor();
}

export const isFocused = (element: Element) => element === document.activeElement;

/** Navigates within the app, without loading it again. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
