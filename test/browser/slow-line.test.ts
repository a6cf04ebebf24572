import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openWindow, startBrowser } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { mailsProcessed } from '#test/support/emulators.ts';
import { aPerson, aSentInvoice, PASSWORD, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { aResetToken } from '#test/support/reset-token.ts';
import { scheduleOf } from '#test/support/schedule-page.ts';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  [browser, person] = await Promise.all([startBrowser(), aPerson()]);
  await aSentInvoice(person);
});

/** Opens a public page whose app has not been fetched yet. The returned function lets it through. */
async function openBeforeTheApp(path: string) {
  const { context } = await openWindow(browser, { fresh: true });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  const app = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  // By then, the page's own script listens: a form that was submitted before would have to be submitted again.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, consoleErrors, startApp: app.resolve };
}

/** Submits with Enter and with the button, and waits for the button to say that it waits. */
async function submitEarly(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Enter');
  const button = page.locator('form [type=submit]', { hasText: label });
  await button.click();
  const says = (lang: string) =>
    button.evaluate((element, language) => {
      document.documentElement.lang = language;
      return getComputedStyle(element, '::after').content;
    }, lang);
  await expect.poll(() => says('en-CA')).toContain('One moment...');
  expect(await says('fr-CA')).toContain('Un instant…');
  expect(new URL(page.url()).search).not.toContain('password');
}

describe('before the app listens, a form takes input', () => {
  it('to sign in, and signs in once the app is there', async () => {
    const { page, consoleErrors, startApp } = await openBeforeTheApp('/login');
    await page.getByLabel('Email').pressSequentially(person.email);
    await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
    await submitEarly(page, 'Sign in');
    expect(page.url()).toBe(`${productUrl()}/login`);
    startApp();
    await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('to register, and keeps what is typed while the app starts', async () => {
    const { page, startApp } = await openBeforeTheApp('/register');
    const email = page.getByLabel('Email');
    await email.pressSequentially('zoe@');
    startApp();
    await email.pressSequentially('example.com');
    await page.locator('#root[data-static]').waitFor({ state: 'detached' });
    expect(await email.inputValue()).toBe('zoe@example.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please fill in all fields').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('zoe@example.com');
  });

  it('to ask for a new password, and to choose it', async () => {
    const { email } = await aPerson();
    const asking = await openBeforeTheApp('/forgot-password');
    await asking.page.getByLabel('Email').pressSequentially(email);
    await submitEarly(asking.page, 'Send Reset Instructions');
    asking.startApp();
    await asking.page.getByText('If an account exists for this email').waitFor();

    const { page, consoleErrors, startApp } = await openBeforeTheApp(
      `/reset-password?token=${await aResetToken(await aPerson())}`,
    );
    await page.getByLabel('New password', { exact: true }).pressSequentially('brand-new-2');
    await page.getByLabel('Confirm password', { exact: true }).pressSequentially('brand-new-2');
    await submitEarly(page, 'Reset Password');
    startApp();
    await page.getByText('Please log in with your new password.').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('to write to support, and sends the message', async () => {
    const from = `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const { page, consoleErrors, startApp } = await openBeforeTheApp('/contact');
    await page.getByLabel('Name').pressSequentially('Zoé');
    await page.getByLabel('Email').pressSequentially(from);
    await page.getByLabel('Message').pressSequentially('Hello');
    await page.getByLabel('Subject').pressSequentially('Taxes');
    await submitEarly(page, 'Send Message');
    startApp();
    await page.getByText(`We will reply to ${from}`).waitFor();
    await mailsProcessed(from);
    const mails = (await mailsTo('support@demo.test')).filter(({ replyTo }) => replyTo.some((to) => to.includes(from)));
    expect(mails).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  });

  it('to search the questions', async () => {
    const { page, startApp } = await openBeforeTheApp('/faq');
    await page.getByRole('searchbox').pressSequentially('stripe');
    startApp();
    await page.getByText(/^1 of \d+ questions found/).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('stripe');
  });
});

it('a link for a new password without its token leads to sign-in', async () => {
  const { page, consoleErrors, startApp } = await openBeforeTheApp('/reset-password');
  startApp();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  expect(consoleErrors).toEqual([]);
});

describe('on a slow line, the first click shows the frame of its dialog, and what is typed there stays', () => {
  it.each([
    ['/customers', 'Add Customer', 'Add Customer', 'Name'],
    ['/products', 'Add Product', 'Add Product', 'Short Description'],
    ['/employees', 'Add Employee', 'Invite Employee', 'Email'],
    [scheduleOf(1), 'New Meeting', 'Create New Appointment', 'Title'],
  ])('%s', async (path, button, title, field) => {
    const { page, context, consoleErrors } = await openWindow(browser, { by: person, fresh: true });
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().waitFor();
    await slowDown(await context.newCDPSession(page));
    const shown = await page.getByRole('button', { name: button }).first().evaluate(clickAndLook);
    expect(shown).toContain(title);
    await page.getByRole('button', { name: 'Close' }).first().waitFor();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await dialog.getByLabel(field).first().pressSequentially('Zoé');
    await expectAccessible(page);
    expect(await dialog.getByLabel(field).first().inputValue()).toBe('Zoé');
    expect(consoleErrors).toEqual([]);
  });

  it('can be closed, and returns the focus; a failure shows there, and can be retried', async () => {
    const { page, context } = await openWindow(browser, { by: person, fresh: true });
    const failure = Promise.withResolvers<void>();
    const chunk = '**/assets/customer-dialogs-*.js';
    await page.route(chunk, async (route) => {
      await failure.promise;
      await route.abort();
    });
    await page.goto('/customers');
    await slowDown(await context.newCDPSession(page));
    const add = page.getByRole('button', { name: 'Add Customer' }).first();
    await add.click();
    const frame = page.getByRole('dialog', { name: 'Add Customer: loading' });
    await frame.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await frame.waitFor({ state: 'detached' });
    expect(await add.evaluate((element) => element === document.activeElement)).toBe(true);
    await add.click();
    await frame.getByRole('button', { name: 'Close' }).click();
    await frame.waitFor({ state: 'detached' });
    await add.click();
    failure.resolve();
    await page.getByText('This could not be opened').waitFor();
    await expectAccessible(page);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('dialog', { name: 'Add Customer', exact: true }).getByLabel('Name').waitFor();
  });
});

/** 50 KB/s, and half a second to respond. */
async function slowDown(session: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 563,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Clicks and returns the text of the dialog that shows in the next frame. */
async function clickAndLook(button: HTMLElement): Promise<string | null | undefined> {
  button.click();
  await new Promise((painted) => requestAnimationFrame(painted));
  return document.querySelector('dialog[open], [role=dialog]')?.textContent;
}
