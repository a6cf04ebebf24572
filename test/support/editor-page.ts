import type { Browser, Locator, Page, Route } from 'playwright-core';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectAccessible, expectNoSidewaysScroll, openWindow, WIDTHS } from './browser.ts';
import type { Person } from './given.ts';

export const LONG_NAME = 'Averylongnamewithoutanyspaceinit'.repeat(3);

/** Where an invoice is written, and where one is changed. */
export const CREATE = '/invoices/create';
export const edit = ({ id }: Invoice) => `/invoices/${id}/edit`;
/** Where a saved invoice leads: the root leads on to the list. */
export const HOME = /:\d+\/(invoices)?$/;

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const save = (page: Page) => button(page, 'Save').first();
export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** What becomes of a call: it is never answered, or never arrives. */
export const hold = () => new Promise<void>(() => undefined);
export const fail = (route: Route) => route.abort();

/** A state of the editor. */
export type EditorState = {
  by: Person;
  path: string;
  /** Done before the screen is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the screen into the state and waits until it is there. */
  show: (page: Page) => Promise<unknown>;
};

/** Looks at a state on a desktop in light and on a phone in dark: axe, no sideways scroll. */
export async function expectStateWorks(browser: Browser, { by, path, before, show }: EditorState): Promise<void> {
  for (const [size, dark] of [
    [WIDTHS.desktop, false],
    [WIDTHS.phone, true],
  ] as const) {
    const { page } = await openWindow(browser, { size, dark, by });
    // Skeletons shimmer for ever, and axe waits for what moves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await before?.(page);
    await page.goto(path);
    await show(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}

/** Goes on with Tab until the focus is there; fails where it never gets. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
