import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectLooksRight, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aPerson, aStoredInvoice, PASSWORD, type Person, signedIn } from '#test/support/given.ts';

let browser: Browser;
let person: Person;

beforeAll(async () => {
  browser = await startBrowser();
});
beforeEach(async () => {
  person = await aPerson();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/**
 * Ends the session on the server and expires the token in the browser. No other tab does it: on return from one, the
 * page would read its records again, and prompt before the test saves.
 */
async function endSession(page: Page, by: Person): Promise<void> {
  await by.call('POST', '/auth/logout', { body: { refresh_token: by.refreshToken } });
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}');
    localStorage.setItem('session', JSON.stringify({ ...session, expiresAt: 0 }));
    dispatchEvent(new StorageEvent('storage', { key: 'session', storageArea: localStorage }));
  });
}

const dialogOf = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Please sign in again' });

/** Saves a changed invoice after its session has ended; the save waits behind the sign-in dialog. */
async function saveAfterSessionEnd(page: Page): Promise<Invoice> {
  const invoice = await aStoredInvoice(person);
  await page.goto(`/invoices/${invoice.id}/edit`);
  await page.getByLabel('Name', { exact: true }).first().fill('Typed before it ended');
  await endSession(page, person);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await dialogOf(page).waitFor();
  return invoice;
}

async function storedName({ id }: Invoice): Promise<string> {
  const owner = await signedIn(person.email, PASSWORD);
  return (await owner.call<Invoice>('GET', `/invoices/${id}`)).body.billingName;
}

describe('a session that ends during work', () => {
  it('resumes in place: unsaved input stays, and the pending save completes', async () => {
    const { page } = await openWindow(browser, { by: person });
    const invoice = await saveAfterSessionEnd(page);
    const dialog = dialogOf(page);
    expect(await dialog.getByLabel('Email').inputValue()).toBe(person.email);
    await page.keyboard.type('wrong-password-1');
    await page.keyboard.press('Enter');
    await dialog.getByText('Invalid email or password. Please try again.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Invoice updated successfully!').waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await storedName(invoice)).toBe('Typed before it ended');
  });

  it('resumes when the person signs in in another tab', async () => {
    const { page, context } = await openWindow(browser, { by: person });
    await saveAfterSessionEnd(page);
    const other = await context.newPage();
    await other.goto('/invoices');
    await other.getByText('Your session has ended. Please sign in again.').waitFor();
    await signIn(other, person.email);
    await page.getByText('Invoice updated successfully!').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('reveals nothing to another person who signs in in another tab', async () => {
    const next = await aPerson();
    const { page, context } = await openWindow(browser, { by: person });
    const invoice = await saveAfterSessionEnd(page);
    const other = await context.newPage();
    await other.goto('/login');
    await signIn(other, next.email);
    await page.getByText(next.email).first().waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await page.getByText('Typed before it ended').count()).toBe(0);
    expect(await storedName(invoice)).toBe('Café Léger');
  });

  it('can be left by logging out', async () => {
    const { page } = await openWindow(browser, { by: person });
    const invoice = await saveAfterSessionEnd(page);
    await dialogOf(page).getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
    await question.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    expect(await storedName(invoice)).toBe('Café Léger');
  });

  it('prompts over an open dialog, on a phone in dark mode', async () => {
    const { page } = await openWindow(browser, { by: person, size: WIDTHS.phone, dark: true });
    await aStoredInvoice(person);
    await page.goto('/invoices');
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Update Status' }).click();
    const below = page.getByRole('dialog', { name: 'Update Invoice Status' });
    await below.getByLabel('Status').selectOption('SENT');
    await endSession(page, person);
    await below.getByRole('button', { name: 'Update', exact: true }).click();
    await dialogOf(page).waitFor();
    // The spinner behind the dialog turns until the save resumes.
    await page.addStyleTag({ content: '* { animation: none !important }' });
    await expectLooksRight(page);
    await page.keyboard.press('Escape');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Invoice status updated successfully').waitFor();
  });
});

describe('a session that has ended', () => {
  it('redirects to the sign-in with a message when a page is loaded, and from there back', async () => {
    const { page } = await openWindow(browser, { by: person });
    await endSession(page, person);
    await page.goto('/invoices?search=INV&limit=25#top');
    await page.waitForURL('**/login');
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    await signIn(page, person.email);
    await page.waitForURL('**/invoices?search=INV&limit=25#top');
  });

  it('ends in every tab on logging out in one, and starts in every tab on signing in in one', async () => {
    const { page, context } = await openWindow(browser, { by: person });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/invoices');
      await tab.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
    }
    await page.getByRole('button', { name: 'Logout' }).first().click();
    for (const tab of [page, other]) await tab.waitForURL('**/login');
    await signIn(other, person.email);
    for (const tab of [page, other]) await tab.waitForURL('**/invoices');
  });
});
