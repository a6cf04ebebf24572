import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, type Person } from '#test/support/given.ts';

/** A part of the app that is fetched when its screen is first opened. */
const PART = '**/assets/payment-settings-screen-*.js';

let browser: Browser;
let person: Person;

beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
});

const list = (page: Page) => page.getByRole('heading', { name: 'Invoices', exact: true });

/** Opens the screen whose part is lost as many times as said. */
async function openLost({ times }: { times?: number }): Promise<Page> {
  const { page } = await openWindow(browser, { by: person });
  await page.goto('/invoices');
  await list(page).waitFor();
  await page.route(PART, (route) => route.abort(), times === undefined ? {} : { times });
  await page.getByRole('link', { name: 'Payment Settings' }).click();
  return page;
}

describe('a part of the app that is gone, as after a new deployment', () => {
  it('is fetched by loading the page again', async () => {
    const page = await openLost({ times: 1 });
    await page.getByRole('heading', { name: 'Payment Settings' }).waitFor();
  });

  it('leaves a way back, and a log without secrets, when it stays away', async () => {
    const page = await openLost({});
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
