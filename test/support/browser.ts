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

/** The two window sizes in which every screen must work. */
export const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const;

/** The sizes with names, for tests that run in both. */
export const SIZES = [
  ['a desktop', WIDTHS.desktop],
  ['a phone', WIDTHS.phone],
] as const;

/** A browser window that records the errors in its console. */
export type Window = {
  page: Page;
  context: BrowserContext;
  /** Errors that the page logged or threw, except the expected 404s. */
  consoleErrors: string[];
};

let running: Promise<Browser> | undefined;

/** Leaves no memory for pixels (decision T5). Layout, styles, frames and input are as usual. */
const WITHOUT_PIXELS = ['--force-gpu-mem-available-mb=0'];

/** The browser of this worker, which ends with it. It draws nothing: its screenshots are empty. */
export function startBrowser(): Promise<Browser> {
  running ??= launch(WITHOUT_PIXELS);
  return running;
}

/** A browser that draws, for a test that compares pixels; it ends with the test. Its windows are `fresh`. */
export async function startDrawingBrowser(): Promise<Browser> {
  const browser = await launch();
  onTestFinished(() => browser.close());
  return browser;
}

async function launch(args: string[] = []): Promise<Browser> {
  const { executablePath, env } = await chromiumExecutable();
  const ignoreDefaultArgs = sharesMemory() ? ['--disable-dev-shm-usage'] : [];
  return chromium.launch({ executablePath, env, args, chromiumSandbox: false, ignoreDefaultArgs });
}

/** Whether /dev/shm has room for a browser; in containers it is small, and Chromium must share memory through files. */
function sharesMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 31;
}

/** How long a step may take before it fails: long, for machines are busy. */
const PATIENCE_MS = 40_000;

/** The documented 404s for data that a business has not entered yet; the browser logs every 404. */
const NOT_ENTERED_YET = /\/api\/(companies\/me|payment-settings\/user\/[^/]+)$/;

type WindowOptions = {
  size?: { width: number; height: number };
  dark?: boolean;
  /** Who is signed in; no one by default. */
  by?: Person | undefined;
  /** IANA time zone; by default that of the machine. */
  timezoneId?: string;
  /** Whether to open a new window: nothing is cached, and anything the test adds is discarded with it. */
  fresh?: boolean;
  /** Whether to play animations; they cost CPU that other tests need. */
  motion?: boolean;
};

/** A page on the site's origin that does not load the site. */
const EMPTY_PAGE = '/local/endpoints.json';

/** Unused windows by time zone, on an empty page; the next test finds the site's files cached and compiled. */
const idle = new Map<string | undefined, Page[]>();

/** Opens a window with its own profile for the duration of the test; it is reused unless the test closes it. */
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
    await resetPage(page);
    windows.push(page);
  });
  await page.setViewportSize(size);
  await page.emulateMedia({
    media: null,
    forcedColors: 'none',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  page.setDefaultTimeout(PATIENCE_MS);
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
  page.goto = afterHydration(page, page.goto);
  page.reload = afterHydration(page, page.reload);
  return page;
}

/** Waits for hydration: until then, a prerendered page does not respond. */
function afterHydration<Args extends unknown[], Result>(page: Page, load: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    const result = await load.apply(page, args);
    await page.locator('#root[data-static]').waitFor({ state: 'detached' });
    return result;
  };
}

/** Leaves the site, accepting any prompt, and removes its stored data and the test's handlers. */
async function resetPage(page: Page): Promise<void> {
  const context = page.context();
  removeListeners(page);
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
  removeListeners(page);
}

/** Removes the tests' listeners, but not Playwright's own. */
function removeListeners(page: Page): void {
  for (const event of ['console', 'dialog', 'pageerror', 'request']) page.removeAllListeners(event);
}

/** Stores the session as the site does at sign-in. */
async function signIn(page: Page, by: Person): Promise<void> {
  const session = { accessToken: by.token, refreshToken: by.refreshToken, expiresAt: Date.now() + 3_000_000 };
  await page.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session));
}

/** A screen: its path, a text that it shows once loaded, and its viewer. */
export type Screen = { path: string; shows: string | RegExp; by?: Person | undefined };

/**
 * Opens a screen and fails if it does not look right on a desktop or on a phone, or if the console logs an error.
 * Returns its page, in phone size.
 */
export async function expectScreenWorks(browser: Browser, { path, shows, by }: Screen): Promise<Page> {
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(path);
  await expectLooksRightEverywhere(page, page.getByText(shows));
  expect(consoleErrors).toEqual([]);
  return page;
}

/**
 * Fails when the loaded page scrolls sideways on a desktop or on a phone, or axe finds something serious on the phone, in
 * dark mode. `shown` is visible in both.
 */
export async function expectLooksRightEverywhere(page: Page, shown: Locator): Promise<void> {
  for (const [size, colorScheme] of [
    [WIDTHS.desktop, 'light'],
    [WIDTHS.phone, 'dark'],
  ] as const) {
    await changeLook(page, size, colorScheme);
    await shown.filter({ visible: true }).first().waitFor();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
}

/** Fails when axe finds something serious or critical on the page, or in what is open above it. */
export async function expectAccessible(page: Page): Promise<void> {
  // Content that is fading in lacks its final contrast; endless animations are ignored.
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
