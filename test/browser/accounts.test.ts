import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openWindow, startBrowser } from '#test/support/browser.ts';
import { call } from '#test/support/client.ts';
import { aPerson, PASSWORD } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

const NEW_PASSWORD = 'brand-new-2';
const SENT = 'If an account exists for this email, you will receive password reset instructions shortly.';
const RESET = 'Password has been reset successfully. Please log in with your new password.';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

/** Requests a reset link on the screen and returns the emailed link. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await page.getByText(SENT).waitFor();
  return mailedLink(email);
}

async function mailedLink(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email)).not.toHaveLength(0);
  const [mail] = await mailsTo(email);
  const link = /http\S+\/reset-password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No reset link was emailed to ${email}`);
  return link;
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

describe('a forgotten password', () => {
  it('is replaced through the emailed link, which works once, with the keyboard only', async () => {
    const { email } = await aPerson();
    const { page, consoleErrors } = await openWindow(browser);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await tabTo(page, page.getByRole('button', { name: 'Send Reset Instructions' }));
    await page.keyboard.press('Enter');
    await page.getByText(SENT).waitFor();
    expect(await page.locator(':focus').textContent()).toBe(SENT);
    await page.getByText('Password reset instructions sent to your email').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('');

    const link = await mailedLink(email);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    await page.waitForURL((url) => url.pathname === '/reset-password' && url.search === '');
    await tabTo(page, page.getByLabel('New password', { exact: true }));
    await page.keyboard.type(NEW_PASSWORD);
    await tabTo(page, page.getByLabel('Confirm password', { exact: true }));
    await page.keyboard.type('something-else-1');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Passwords do not match').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Password has been reset successfully', { exact: true }).waitFor();
    await page.getByText(RESET).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(consoleErrors).toEqual([]);

    await page.goto(link);
    await choose(page, NEW_PASSWORD);
    await page.getByRole('alert').getByText('Invalid or expired reset token').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();

    await page.goto('/login');
    await signIn(page, email, PASSWORD);
    await page.getByText('Invalid email or password. Please try again.').waitFor();
    await signIn(page, email, NEW_PASSWORD);
    await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  });

  it('ends the session in every window of the browser', async () => {
    const signedIn = await aPerson();
    const { page, context, consoleErrors } = await openWindow(browser, { by: signedIn });
    await page.goto('/invoices');
    await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
    const tab = await context.newPage();
    await tab.goto(await askForLink(tab, signedIn.email));
    await choose(tab, NEW_PASSWORD);
    await tab.getByText(RESET).waitFor();
    await page.getByText('Please enter your details').waitFor();
    expect(await call('GET', '/auth/profile', { token: signedIn.token })).toMatchObject({ status: 401 });
    expect(consoleErrors).toEqual([]);
  });
});

describe('a reset link', () => {
  it.each(['/reset-password', '/reset-password?token='])(
    'without a token redirects to the sign-in: %s',
    async (path) => {
      const { page } = await openWindow(browser);
      await page.goto(path);
      await page.getByText('Please enter your details').waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
    },
  );

  it('still works after a reload, with its token neither in the address nor in storage', async () => {
    const { page } = await openWindow(browser);
    await page.goto('/reset-password?token=secret-token');
    await page.waitForURL((url) => url.pathname === '/reset-password' && url.search === '');
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('secret-token');
    await page.reload();
    await page.getByRole('textbox', { name: 'New password' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/reset-password');
  });
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}
