import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anInvitation } from '#test/support/an-employee.ts';
import { expectAccessible, expectLooksRight, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import {
  anUnverifiedPerson,
  aPerson,
  aStoredInvoice,
  PASSWORD,
  signedIn,
  verificationOf,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { paths } from '#web/lib/paths.ts';

const BANNER = { name: 'Confirm your email' };
const CODE = 'Code from the email';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('the banner above every screen accepts the code, and disappears in other windows too', async () => {
  const person = await anUnverifiedPerson();
  const { page, context, consoleErrors } = await openWindow(browser, { by: person });
  await page.goto('/invoices');
  const banner = page.getByRole('region', BANNER);
  await banner.getByText(person.email).waitFor();
  await expectLooksRight(page);
  await page.setViewportSize(WIDTHS.phone);
  await banner.getByRole('button', { name: 'Enter code' }).waitFor();
  await expectLooksRight(page);
  await banner.getByRole('button', { name: 'Enter code' }).click();
  await banner.getByText(person.email).waitFor();
  await expectLooksRight(page);
  const other = await context.newPage();
  await other.goto('/customers');
  await other.getByRole('region', BANNER).waitFor();

  const { code } = await verificationOf(person.email);
  const field = banner.getByLabel(CODE);
  expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await banner.getByText('This code is wrong. You have 4 attempts left.').waitFor();
  // The browser logs every refusal.
  expect(consoleErrors.filter((text) => !text.includes('/api/auth/verify-email-code'))).toEqual([]);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await banner.waitFor({ state: 'detached' });
  await page.getByText('Your email address is confirmed').waitFor();
  await other.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await other.getByRole('region', BANNER).waitFor({ state: 'detached' });
});

it('the banner leaves room for the first field of a new invoice on a phone', async () => {
  const { page } = await openWindow(browser, { by: await anUnverifiedPerson(), size: WIDTHS.phone });
  await page.goto('/invoices/create');
  await page.getByRole('region', BANNER).waitFor();
  const field = await page.getByRole('main').getByRole('textbox').first().boundingBox();
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(WIDTHS.phone.height);
});

it('dialogs that send ask for the code in place, then continue', async () => {
  const person = await anUnverifiedPerson();
  const recipient = `client-${crypto.randomUUID()}@example.com`;
  const { invoiceNumber } = await aStoredInvoice(person, { billingEmail: recipient });
  const { page } = await openWindow(browser, { by: person });
  await page.goto('/employees');
  await page
    .getByRole('button', { name: /invite/i })
    .first()
    .click();
  const invite = page.getByRole('dialog', { name: 'Invite Employee' });
  await invite.getByText('Then you can invite employees.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('/invoices');
  await page
    .getByRole('row', { name: new RegExp(invoiceNumber) })
    .getByRole('button', { name: /actions|more/i })
    .click();
  await page.getByRole('menuitem', { name: 'Send Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Invoice' });
  await dialog.getByText('Then you can send this invoice.').waitFor();
  expect(await mailsTo(recipient)).toEqual([]);
  await dialog.getByLabel(CODE).fill((await verificationOf(person.email)).code);
  await page.getByRole('alertdialog', { name: 'Send Invoice' }).getByText(recipient).waitFor();
});

it('the emailed link works signed out, after a click', async () => {
  const person = await anUnverifiedPerson();
  const { token } = await verificationOf(person.email);
  const { page } = await openWindow(browser);
  await page.goto(`/verify-email?token=${token}`);
  const confirm = page.getByRole('button', { name: 'Confirm Email' });
  await confirm.waitFor();
  await expectAccessible(page);
  expect(page.url()).not.toContain(token);
  expect((await person.call('GET', '/auth/profile')).body).toMatchObject({ emailVerified: false });
  await confirm.click();
  await page.waitForURL('**/login');
  await page.getByText('Your email address is confirmed').first().waitFor();
  expect((await person.call('GET', '/auth/profile')).body).toMatchObject({ emailVerified: true });
});

it('an email is changed in the profile with a code from the new address', async () => {
  const person = await aPerson();
  const email = `changed-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { page } = await openWindow(browser, { by: person });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel(CODE).waitFor();
  await expectAccessible(page);
  await page.getByLabel(CODE).fill((await verificationOf(email)).code);
  await page.getByText(`You sign in with ${email}`).waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
});

it('an invitation to an unconfirmed account asks for a new password, and signs in with it', async () => {
  const person = await anUnverifiedPerson();
  const { token } = await anInvitation(await aPerson(), person.email);
  const { page } = await openWindow(browser, { by: person });
  await page.goto(`/accept-invitation?token=${token}`);
  await page.getByText('Choose a new password to accept').waitFor();
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: 'Accept' });
  await accept.click();
  await page.getByText('Password must be at least 8 characters').first().waitFor();
  await page.getByLabel('New password', { exact: true }).fill('chosen-password-1');
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await accept.click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm password', { exact: true }).fill('chosen-password-1');
  await accept.click();
  await page.waitForURL(`**${paths.myAppointments}`);
  await page.getByRole('heading', { name: 'Schedule', exact: true }).waitFor();
  expect(await signedIn(person.email, 'chosen-password-1')).toMatchObject({ role: 'EMPLOYEE' });
});
