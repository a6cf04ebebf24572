import type { Browser, Locator, Page, Route } from 'playwright-core';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectLooksRightEverywhere, openWindow } from './browser.ts';
import type { Person } from './given.ts';

export const LONG_NAME = 'Averylongnamewithoutanyspaceinit'.repeat(3);

/** Paths of the editor for a new and for an existing invoice. */
export const CREATE = '/invoices/create';
export const edit = ({ id }: Invoice) => `/invoices/${id}/edit`;
/** Where the editor goes after saving: the root, which redirects to the list. */
export const HOME = /:\d+\/(invoices)?$/;

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const save = (page: Page) => button(page, 'Save').first();
export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Route handlers that leave the call pending, or make it fail. */
export const hold = () => new Promise<void>(() => undefined);
export const fail = (route: Route) => route.abort();

/** A state of the editor, and how to reach it. */
export type EditorState = {
  by: Person;
  path: string;
  /** Runs before the screen opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the screen into the state; returns what is visible in it. */
  show: (page: Page) => Promise<Locator>;
};

/** Checks a state for axe violations and sideways scroll, on a desktop in light mode and on a phone in dark mode. */
export async function expectStateWorks(browser: Browser, { by, path, before, show }: EditorState): Promise<void> {
  const { page } = await openWindow(browser, { by });
  await before?.(page);
  await page.goto(path);
  await expectLooksRightEverywhere(page, await show(page));
}

/** Presses Tab until the target has focus; fails after 60 presses. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}
