import { existsSync, statfsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { seriousAxeFaults } from './axe-faults.ts';
import { changeLook } from './change-look.ts';
import { productUrl } from './client.ts';
import type { Person } from './given.ts';

/** The two widths at which every screen must work. */
export const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const;

/** The same with their names, for tests at both widths. */
export const SIZES = [
  ['a desktop', WIDTHS.desktop],
  ['a phone', WIDTHS.phone],
] as const;

/** A browser window that records the errors in its console. */
export type Window = {
  page: Page;
  context: BrowserContext;
  /** Errors that the page logged or threw, without those that a test expects. */
  consoleErrors: string[];
};

let running: Promise<Browser> | undefined;

/** The tests' browser: one for each worker, which ends with it. */
export function startBrowser(): Promise<Browser> {
  running ??= launch();
  return running;
}

async function launch(): Promise<Browser> {
  const { executablePath, env } = await chromiumExecutable();
  const ignoreDefaultArgs = sharesMemory() ? ['--disable-dev-shm-usage'] : [];
  return chromium.launch({ executablePath, env, chromiumSandbox: false, ignoreDefaultArgs });
}

/** Whether /dev/shm has room for a browser; containers have little. Without it, Chromium shares memory through files. */
function sharesMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 31;
}

/** The contract's 404 for what a business has not entered yet; the browser logs every 404. */
const NOT_ENTERED_YET = /\/api\/(companies\/me|payment-settings\/user\/[^/]+)$/;

type WindowOptions = {
  size?: { width: number; height: number };
  dark?: boolean;
  /** Who is signed in; no one by default. */
  by?: Person | undefined;
  /** The IANA zone of its clock; by default that of the machine. */
  timezoneId?: string;
  /** Whether no test has used it before: nothing of the site is cached, and what the test adds to it goes with it. */
  fresh?: boolean;
  /** Whether it plays animations; drawing them costs CPU that other tests need. */
  motion?: boolean;
};

/** A page of the site's origin that is not the site. */
const EMPTY_PAGE = '/local/endpoints.json';

/** Windows that no test uses, by time zone, on an empty page; the next test finds the site loaded and compiled. */
const idle = new Map<string | undefined, Page[]>();

/** Opens a window with a profile of its own until the test ends; one that the test closes is not used again. */
export async function openWindow(
  browser: Browser,
  { size = WIDTHS.desktop, dark = false, by, timezoneId, fresh = false, motion = false }: WindowOptions = {},
): Promise<Window> {
  const windows = idle.get(timezoneId) ?? [];
  idle.set(timezoneId, windows);
  const page = (fresh ? undefined : windows.pop()) ?? (await newWindow(browser, timezoneId));
  const context = page.context();
  onTestFinished(async () => {
    if (fresh || page.isClosed()) return context.close();
    await emptied(page);
    windows.push(page);
  });
  await page.setViewportSize(size);
  await page.emulateMedia({
    media: null,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  page.setDefaultTimeout(15_000);
  if (by) await signIn(page, by);
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !NOT_ENTERED_YET.test(url)) consoleErrors.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return { page, context, consoleErrors };
}

async function newWindow(browser: Browser, timezoneId: string | undefined): Promise<Page> {
  const options: BrowserContextOptions = { baseURL: productUrl(), acceptDownloads: true, locale: 'en-CA' };
  const context = await browser.newContext({ ...options, ...(timezoneId && { timezoneId }) });
  const page = await context.newPage();
  await page.goto(EMPTY_PAGE);
  page.goto = untilItReacts(page, page.goto);
  page.reload = untilItReacts(page, page.reload);
  return page;
}

/** A prerendered page reacts to nothing until the app has taken over. */
function untilItReacts<Args extends unknown[], Result>(page: Page, load: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    const result = await load.apply(page, args);
    await page.locator('#root[inert]').waitFor({ state: 'detached' });
    return result;
  };
}

/** Leaves the site, whatever it asks before, and removes what it stored and what the test added. */
async function emptied(page: Page): Promise<void> {
  const context = page.context();
  forgetListeners(page);
  page.on('dialog', (dialog) => dialog.accept());
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await page.unrouteAll();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  await page.goto(EMPTY_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  forgetListeners(page);
}

/** Removes what tests listen with; Playwright has listeners of its own. */
function forgetListeners(page: Page): void {
  for (const event of ['console', 'dialog', 'pageerror', 'request']) page.removeAllListeners(event);
}

/** Stores what the site stores at a sign-in. */
async function signIn(page: Page, by: Person): Promise<void> {
  const session = { accessToken: by.token, refreshToken: by.refreshToken, expiresAt: Date.now() + 3_000_000 };
  await page.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session));
}

/** A screen: its path, what it shows once loaded, and who views it. */
export type Screen = { path: string; shows: string | RegExp; by?: Person | undefined };

/**
 * Opens a screen and fails if it does not look right on a desktop or on a phone, or if the console logs an error.
 * Returns its page, by then a phone's.
 */
export async function expectScreenWorks(browser: Browser, { path, shows, by }: Screen): Promise<Page> {
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(path);
  await expectLooksRightEverywhere(page, page.getByText(shows));
  expect(consoleErrors).toEqual([]);
  return page;
}

/**
 * Fails when the loaded page scrolls sideways or axe finds something serious, on a desktop in light mode or on a phone
 * in dark mode. `shown` is visible in both.
 */
export async function expectLooksRightEverywhere(page: Page, shown: Locator): Promise<void> {
  for (const [size, colorScheme] of [
    [WIDTHS.desktop, 'light'],
    [WIDTHS.phone, 'dark'],
  ] as const) {
    await changeLook(page, size, colorScheme);
    await shown.filter({ visible: true }).first().waitFor();
    await expectLooksRight(page);
  }
}

/** Fails when axe finds something serious or critical on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Content that is still fading in does not have its final contrast yet; endless animations are ignored.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  expect(await seriousAxeFaults(page)).toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Fails when the page scrolls sideways or axe finds something serious. */
export async function expectLooksRight(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
