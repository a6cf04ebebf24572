import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectAccessible, expectNoSidewaysScroll, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let person: Person;

beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline" });
const toastOf = (page: Page, text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text);
const UNREACHABLE = 'Unable to connect to the server. Please check your internet connection.';

it('sends nothing later: the editor reports the lost connection immediately, and keeps unsaved input', async () => {
  const invoice = await aStoredInvoice(person);
  const { page, context } = await openWindow(browser, { by: person });
  await page.goto(`/invoices/${invoice.id}/edit`);
  await page.getByLabel('City').fill('Banff');
  await page.getByRole('tab', { name: /Payment/ }).click();
  const sending = button(page, 'Send Invoice');
  await sending.first().click();
  await page.getByRole('dialog', { name: 'Send Invoice' }).waitFor();
  await context.setOffline(true);
  await button(page, 'Send By Email').click();
  await toastOf(page, UNREACHABLE).first().waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Save').first().click();
  await toastOf(page, UNREACHABLE).first().waitFor();
  await offlineLine(page).waitFor();
  await expectAccessible(page);
  const refreshed = page.waitForResponse((response) => response.url().endsWith(`/api/invoices/${invoice.id}`));
  await context.setOffline(false);
  await refreshed;
  await offlineLine(page).waitFor({ state: 'detached' });
  const { body } = await person.call<Invoice>('GET', `/invoices/${invoice.id}`);
  expect(body).toMatchObject({ status: 'DRAFT', version: invoice.version });
  await button(page, 'Save').first().click();
  await page.getByText('Invoice updated successfully!').waitFor();
});

it('keeps a customer dialog open on a phone, and saves it on retry', async () => {
  const { page, context } = await openWindow(browser, { by: person, size: WIDTHS.phone, dark: true });
  await page.goto('/customers');
  await button(page, 'Add Customer').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Zoé Lavoie');
  await dialog.getByLabel('Email').fill('zoe@lavoie.test');
  await context.setOffline(true);
  await dialog.locator('button[type=submit]').click();
  await page.getByText('Unable to connect to the server.').first().waitFor();
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Zoé Lavoie');
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Zoé Lavoie').first().waitFor();
});

it('opens a screen that failed to load as soon as the connection is back', async () => {
  const { page, context } = await openWindow(browser, { by: person, fresh: true });
  await page.goto('/invoices');
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Payment Settings' }).click();
  await page.getByText('Unable to connect to the server').first().waitFor();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Payment Settings' }).waitFor();
});

it('asks before unsaved work is left, although the question is fetched apart from the editor', async () => {
  const { page, context } = await openWindow(browser, { by: person, fresh: true });
  await page.goto('/invoices/create');
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  const hasDialogs = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/dialogs-[\w-]+\.js$/.test(name)),
    );
  await expect.poll(hasDialogs).toBe(true);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('alertdialog', { name: 'Leave this page?' }).waitFor();
});
