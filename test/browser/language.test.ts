import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { expectAccessible, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { aPersonReadyToSend, PASSWORD } from '#test/support/given.ts';
import { verificationMailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** A window of a browser that prefers a language. */
async function aWindow(locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl(), locale, viewport: WIDTHS.phone });
  onTestFinished(() => context.close());
  return context.newPage();
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

it('greets a visitor in the language of the browser, and lets them choose the other', async () => {
  const page = await aWindow('fr-CA');
  await page.goto('/login?from=mail');
  await page.getByRole('heading', { name: 'Bienvenue' }).waitFor();
  expect(page.url()).toBe(`${productUrl()}/fr/login?from=mail`);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  expect(page.url()).toBe(`${productUrl()}/login?from=mail`);
  await page.goto('/fr/about');
  await page.waitForURL('**/about');
  expect(pathOf(page)).toBe('/about');
});

it('keeps the screen that a visitor wanted and their email over a change of language', async () => {
  const { email } = await aPersonReadyToSend();
  const page = await aWindow('fr-CA');
  await page.goto('/customers');
  await page.waitForURL('**/fr/login');
  await page.locator('#root[data-static]').waitFor({ state: 'detached' });
  await page.getByLabel('Courriel').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/customers');
  expect(pathOf(page)).toBe('/customers');
});

it('registers a person in French, who gets French emails and sees the app in French', async () => {
  const page = await aWindow('fr-CA');
  const email = `claire-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/register');
  await page.waitForURL('**/fr/register');
  await page.locator('#root[data-static]').waitFor({ state: 'detached' });
  await page.getByLabel('Courriel').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  await page.waitForURL('**/fr/invoices');
  await page.getByRole('heading', { name: 'Factures', level: 1 }).waitFor();
  const [mail] = await verificationMailsTo(email);
  expect(mail?.text).toContain(`${productUrl()}/fr/verify-email?token=`);
  expect(mail?.subject).toMatch(/est votre code/);
  await expectAccessible(page);
});

it('follows the language that a person chooses in the profile, on every device', async () => {
  const person = await aPersonReadyToSend();
  const { page, consoleErrors } = await openWindow(browser, { by: person });
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Your language' }).selectOption({ label: 'Français' });
  await page.waitForURL('**/fr/profile');
  await page.getByRole('heading', { name: 'Paramètres du profil' }).waitFor();

  const { page: other } = await openWindow(browser, { by: person });
  await other.goto('/customers');
  await other.waitForURL('**/fr/customers');
  await other.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
  await other.goto('/fr');
  await other.waitForURL('**/fr/invoices');
  expect(consoleErrors).toEqual([]);
});
