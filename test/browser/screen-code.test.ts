import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aPerson, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
});

const EDITOR = /\/invoice-screen-[\w-]+\.js$/;
/** A property of every zod schema, which minifying keeps. */
const ZOD = '_zod';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Records the scripts that a page fetches; the returned function counts those that contain zod. */
function recordScripts(page: Page): () => Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  return async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    expect(texts).not.toEqual([]);
    return texts.filter((text) => text.includes(ZOD)).length;
  };
}

describe('the code of a screen', () => {
  it('has no schema library on the sign-in page', async () => {
    const { page } = await openWindow(browser, { fresh: true });
    const zodScripts = recordScripts(page);
    await page.goto('/login');
    expect(await zodScripts()).toBe(0);
  });

  it('has no schema library before a form opens, unless it is fetched while the screen is idle', async () => {
    // Until an invoice is sent, the list shows the first steps, which read the details of payment methods by their schemas.
    await aSentInvoice(person);
    const { page } = await openWindow(browser, { fresh: true, by: person });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const zodScripts = recordScripts(page);
    await page.goto('/invoices');
    await page.getByRole('region', { name: 'Overview' }).getByRole('heading').first().waitFor();
    await page.getByRole('link', { name: 'Customers' }).click();
    await heading(page, 'Customers').waitFor();
    expect(await zodScripts()).toBe(0);
    await page.getByRole('button', { name: 'Add Customer' }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await zodScripts()).toBe(1);
  });

  it('is fetched while the list is idle, and if that failed, again on opening, without a reload', async () => {
    const { page } = await openWindow(browser, { fresh: true, by: person });
    await page.route(EDITOR, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => EDITOR.test(request.url()));
    await page.goto('/invoices');
    await failed;
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('link', { name: 'Create' }).first().click();
    await heading(page, 'Create New Invoice').waitFor();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });

  it.each([
    ['a desktop', WIDTHS.desktop, false],
    ['a phone in dark mode', WIDTHS.phone, true],
  ])('has a skeleton in its place on %s while it is being fetched', async (_, size, dark) => {
    const { id } = await aStoredInvoice(person);
    const { page } = await openWindow(browser, { fresh: true, by: person, size, dark });
    const gate = Promise.withResolvers<void>();
    await page.route(EDITOR, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(`/invoices/${id}/edit`, { waitUntil: 'commit' });
    await page.getByRole('main').getByText('Loading', { exact: true }).filter({ visible: true }).first().waitFor();
    await page.getByRole('link', { name: 'Invoices', exact: true }).first().waitFor();
    await expectAccessible(page);
    gate.resolve();
    await heading(page, 'Edit Invoice').waitFor();
  });
});
