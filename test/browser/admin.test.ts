import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/user/schema.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { anAdministrator, aPerson, PASSWORD, type Person, signedIn } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

const SIZES = [
  ['a desktop', WIDTHS.desktop],
  ['a phone', WIDTHS.phone],
] as const;
const OWN_ACCOUNT = 'You cannot delete your own account';
const LONG_NAME = 'Averylongnamewithoutanyspaceinit'.repeat(3);

let browser: Browser;
let admin: Person;
beforeAll(async () => {
  browser = await startBrowser();
  admin = await anAdministrator();
});
afterAll(() => browser.close());

async function named(firstName: string, lastName: string): Promise<Person> {
  const person = await aPerson();
  await person.call('PATCH', '/profile', { body: { firstName, lastName } });
  return person;
}

async function asListed({ email }: Person): Promise<AdminUser | undefined> {
  const { body } = await admin.call<{ data: AdminUser[] }>('GET', `/admin/users?search=${email}`);
  return body.data[0];
}

/** Opens the list with this person alone. */
async function openWith(person: Person, size: { width: number; height: number } = WIDTHS.desktop) {
  const window = await openWindow(browser, { size, by: admin });
  await window.page.goto(`/admin/users?search=${person.email}`);
  await window.page.getByText('1 total users').waitFor();
  return window;
}

const entryOf = (page: Page, { email }: Person) =>
  page.getByRole('row', { name: new RegExp(email) }).or(page.getByRole('listitem').filter({ hasText: email }));

describe('the list', () => {
  it('works with people and without', async () => {
    const family = `${LONG_NAME}${crypto.randomUUID().slice(0, 4)}`;
    await named('Zoé', family);
    await aPerson();
    await expectScreenWorks(browser, { path: '/admin/users', shows: /^\d+ total users$/, by: admin });
    await expectScreenWorks(browser, {
      path: `/admin/users?search=${family}`,
      shows: 'Showing 1 to 1 of 1 users',
      by: admin,
    });
    await expectScreenWorks(browser, { path: '/admin/users?search=nobody-at-all', shows: 'No users found', by: admin });
  });

  it('keeps search, order and page size in the address', async () => {
    const family = `Roy${crypto.randomUUID().slice(0, 8)}`;
    const firstNames = ['Zoé', 'Anne', 'Marc', 'Élise', 'Bob', 'Carl'];
    for (const firstName of firstNames) await named(firstName, family);
    const { page, context, complaints } = await openWindow(browser, { by: admin });
    await page.goto('/admin/users');
    await page.getByRole('heading', { name: 'Admin Users' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search users' }).fill(family.toLowerCase());
    await page.getByText('6 total users').waitFor();
    await page.waitForURL(/search=roy/);
    await page.getByLabel('Sort users by').selectOption({ label: 'Sort by Name' });
    await page.getByLabel('Users per page').selectOption('5');
    await page.waitForURL(/sortBy=name/);
    await page.getByText('Showing 1 to 5 of 6 users').waitFor();
    await page.getByRole('row', { name: /Marc/ }).waitFor();
    const shown = await page.getByRole('row').allInnerTexts();
    expect(shown.slice(1).map((row) => firstNames.find((name) => row.includes(name)))).toEqual([
      'Anne',
      'Bob',
      'Carl',
      'Élise',
      'Marc',
    ]);
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Page 2 of 2').waitFor();
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByText('Try adjusting your search or filters').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await page.getByText(/^Page 1 of/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(SIZES)('shows the shape of what comes and says when it cannot be read, on %s', async (_, size) => {
    const { page, context } = await openWindow(browser, { by: admin, size });
    let isBroken = true;
    await page.route('**/api/admin/users?*', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/admin/users');
    await page.getByText(/^Loading Users/).waitFor({ state: 'attached' });
    await page.getByText('Error loading users').waitFor();
    await page.getByText('Failed to load users').waitFor();
    await expectNoSidewaysScroll(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText(/^\d+ total users$/).waitFor();
    await context.close();
  });
});

describe.each(SIZES)('on %s, an account', (_, size) => {
  it('gets another role, by keyboard alone', async () => {
    const person = await named('Priya', 'Nair');
    const { page, context, complaints } = await openWith(person, size);
    await page.getByRole('button', { name: 'Edit Priya Nair' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expectAccessible(page);
    const update = dialog.getByRole('button', { name: 'Update' });
    expect(await update.isDisabled()).toBe(true);
    await dialog.getByLabel('Role').selectOption({ label: 'Admin' });
    expect(await update.isEnabled()).toBe(true);
    await dialog.getByLabel('Role').selectOption({ label: 'User' });
    expect(await update.isDisabled()).toBe(true);
    await dialog.getByLabel('Role').selectOption({ label: 'Admin' });
    await update.press('Enter');
    await page.getByText('User role updated successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await entryOf(page, person).getByText('Admin', { exact: true }).waitFor();
    expect(await signedIn(person.email, PASSWORD)).toMatchObject({ role: 'ADMIN' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is allowed card payments and forbidden them at once, apart from Update', async () => {
    const person = await named('Liam', 'Fraser');
    const { page, context, complaints } = await openWith(person, size);
    await page.getByRole('button', { name: 'Edit Liam Fraser' }).click();
    const toggle = page.getByRole('switch', { name: 'Payment Integration' });
    for (const [enabled, label] of [
      [true, 'Enabled'],
      [false, 'Disabled'],
    ] as const) {
      await toggle.press('Space');
      await page.getByText('Payment integration status updated successfully').waitFor();
      await page.getByText(label, { exact: true }).waitFor();
      expect(await toggle.isChecked()).toBe(enabled);
      expect(await asListed(person)).toMatchObject({ paymentIntegrationEnabled: enabled });
    }
    expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is mailed a link for a new password', async () => {
    const person = await named('Chloé', 'Gagnon');
    const { page, context } = await openWith(person, size);
    await page.getByRole('button', { name: 'Send password reset to Chloé Gagnon' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(person.email).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send Instructions' }).click();
    await page.getByText('Password reset instructions sent successfully').waitFor();
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toContain('/reset-password?token=');
    await context.close();
  });

  it('is deleted once its name was confirmed', async () => {
    const person = await named('Ethan', 'Roy');
    const { page, context, complaints } = await openWith(person, size);
    await page.getByRole('button', { name: 'Delete Ethan Roy' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete User' });
    await dialog.getByText('Are you sure you want to delete Ethan Roy?').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await asListed(person)).toMatchObject({ id: person.id });
    await page.getByRole('button', { name: 'Delete Ethan Roy' }).click();
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await page.getByText('User deleted successfully').waitFor();
    await page.getByText('No users found').waitFor();
    expect(await person.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of one’s own keeps its role and is not deleted', async () => {
    const { page, context, complaints } = await openWith(admin, size);
    const remove = page.getByRole('button', { name: `Delete ${admin.email}`, description: OWN_ACCOUNT });
    expect(await remove.isDisabled()).toBe(true);
    expect(await remove.getAttribute('title')).toBe(OWN_ACCOUNT);
    await remove.press('Enter');
    await page.getByRole('button', { name: `Edit ${admin.email}` }).click();
    await page.getByRole('dialog').getByRole('switch').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await page.getByLabel('Role').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a failure', () => {
  it.each([
    ['Edit', 'PATCH', 'Failed to update user role'],
    ['Delete', 'DELETE', 'Failed to delete user'],
    ['Send password reset to', 'POST', 'Failed to send password reset instructions'],
  ])('to %s is told and leaves the dialog open', async (action, method, text) => {
    const person = await named('Noah', 'Singh');
    const { page, context } = await openWith(person);
    const fail = {
      status: 500,
      json: { code: 'UNEXPECTED', message: 'A server error occurred. Please try again later.' },
    };
    await page.route('**/api/**', (route) =>
      route.request().method() === method ? route.fulfill(fail) : route.continue(),
    );
    await page.getByRole('button', { name: `${action} Noah Singh` }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    if (action === 'Edit') await dialog.getByLabel('Role').selectOption({ label: 'Admin' });
    await dialog.getByRole('button', { name: /^(Update|Delete User|Send Instructions)$/ }).click();
    await page.getByText(text).waitFor();
    expect(await dialog.isVisible()).toBe(true);
    await context.close();
  });

  it('to switch card payments leaves them as they were', async () => {
    const person = await named('Olivia', 'Singh');
    const { page, context } = await openWith(person);
    await page.route('**/payment-integration', (route) =>
      route.fulfill({ status: 502, json: { code: 'PROVIDER_FAILED', message: 'The card provider did not answer.' } }),
    );
    await page.getByRole('button', { name: 'Edit Olivia Singh' }).click();
    const toggle = page.getByRole('switch');
    await toggle.click();
    await page.getByText('Failed to update payment integration status').waitFor();
    await expect.poll(() => toggle.isChecked()).toBe(false);
    await context.close();
  });
});

describe('the screen is not for', () => {
  it('somebody who is no administrator', async () => {
    const { page, context } = await openWindow(browser, { by: await aPerson() });
    await page.goto('/admin/users');
    await page.getByText('Access Denied').waitFor();
    await page.getByText('You do not have permission to access this page').waitFor();
    await page.waitForURL('**/invoices');
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await context.close();
  });

  it('a visitor', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto('/admin/users');
    await page.waitForURL('**/login');
    await context.close();
  });
});
