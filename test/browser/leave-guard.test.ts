import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, openWindow, startBrowser } from '#test/support/browser.ts';
import { aPerson, type Person } from '#test/support/given.ts';

let browser: Browser;
let person: Person;

beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
});

const firstName = (page: Page) => page.getByLabel('First Name');
const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectAsked(page: Page): Promise<void> {
  await leaveQuestion(page).waitFor();
  await button(page, 'Keep editing').click();
  await leaveQuestion(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/profile');
  expect(await firstName(page).inputValue()).toBe('Zoé');
}

/** The profile with an unsaved name, reached from Customers through Schedule. */
async function openChanged(hasNavigationApi: boolean): Promise<Page> {
  const { page } = await openWindow(browser, { by: person, fresh: true });
  if (!hasNavigationApi) await page.addInitScript('Object.defineProperty(window, "navigation", { value: undefined })');
  await page.goto('/customers');
  await page.getByRole('link', { name: 'Schedule' }).click();
  await page.getByRole('heading', { name: 'Schedule' }).waitFor();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await firstName(page).fill('Zoé');
  return page;
}

it.each([
  ['with the Navigation API', true],
  ['without it', false],
])('asks before a link or Back leaves unsaved text, in browsers %s', async (_, hasApi) => {
  const page = await openChanged(hasApi);
  await page.getByRole('link', { name: 'Customers' }).click();
  await expectAsked(page);
  await page.evaluate(() => history.back());
  await expectAsked(page);
  await page.evaluate(() => history.go(-2));
  await leaveQuestion(page).waitFor();
  await button(page, 'Leave without saving').click();
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  await page.evaluate(() => history.forward());
  await page.getByRole('heading', { name: 'Schedule' }).waitFor();
});

it('asks before logging out, and the browser asks before the tab closes', async () => {
  const page = await openChanged(true);
  await button(page, 'Logout').click();
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await question.waitFor();
  await expectAccessible(page);
  await button(page, 'Stay signed in').click();
  expect(await firstName(page).inputValue()).toBe('Zoé');
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await button(page, 'Logout').click();
  await button(page, 'Log out').click();
  await page.waitForURL('**/login');
});
