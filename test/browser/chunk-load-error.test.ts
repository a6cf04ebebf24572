import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, type Person } from '#test/support/given.ts';

/** A chunk that is loaded when its screen is first opened. */
const CHUNK = '**/assets/payment-settings-screen-*.js';

let browser: Browser;
let person: Person;

beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
});

const list = (page: Page) => page.getByRole('heading', { name: 'Invoices', exact: true });

/** Opens the screen while its chunk fails to load, always or `times` times. */
async function openWithoutChunk({ times }: { times?: number }): Promise<Page> {
  const { page } = await openWindow(browser, { by: person });
  await page.goto('/invoices');
  await list(page).waitFor();
  await page.route(CHUNK, (route) => route.abort(), times === undefined ? {} : { times });
  await page.getByRole('link', { name: 'Payment Settings' }).click();
  return page;
}

describe('a chunk that fails to load, as after a new deployment', () => {
  it('is loaded by reloading the page', async () => {
    const page = await openWithoutChunk({ times: 1 });
    await page.getByRole('heading', { name: 'Payment Settings' }).waitFor();
  });

  it('leaves a way back, and a log without secrets, if it keeps failing', async () => {
    const page = await openWithoutChunk({});
    await page.getByText('Oops! Something went wrong').waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download error log' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('error-log.txt');
    const log = await readFile(await download.path(), 'utf8');
    expect(log).toContain('ERROR A screen could not be shown');
    expect(log).not.toContain(person.token);
    await page.getByRole('link', { name: 'Back to Invoices' }).click();
    await list(page).waitFor();
  });
});

it('the app itself, if it cannot be loaded, leaves a page that says so and can be reloaded', async () => {
  const { context } = await openWindow(browser, { fresh: true });
  const page = await context.newPage();
  await page.route('**/assets/app-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/login');
  await page.getByText('This page could not be loaded completely.').waitFor();
  expect(await page.locator('#root[data-static]').count()).toBe(1);
  await page.getByRole('link', { name: 'Reload it' }).click();
  await expect.poll(() => page.locator('#root[data-static]').count()).toBe(0);
  expect(await page.getByText('This page could not be loaded completely.').isVisible()).toBe(false);
});
