import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminUser } from '#shared/user/schema.ts';
import {
  expectLooksRight,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { anAdministrator, aPersonNamed, PASSWORD, type Person, signedIn } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

const OWN_ACCOUNT = 'You cannot delete your own account';

let browser: Browser;
let admin: Person;
beforeAll(async () => {
  browser = await startBrowser();
  admin = await anAdministrator();
});

async function asListed({ email }: Person): Promise<AdminUser | undefined> {
  const { body } = await admin.call<{ data: AdminUser[] }>('GET', `/admin/users?search=${email}`);
  return body.data[0];
}

/** Opens the list, filtered to one person. */
async function openWith(person: Person, size: { width: number; height: number } = WIDTHS.desktop) {
  const window = await openWindow(browser, { by: admin, size });
  await window.page.goto(`/admin/users?search=${person.email}`);
  await window.page.getByText(/^1 of \d+ users$/).waitFor();
  return window;
}

async function chooseDelete(page: Page, name: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

const entryOf = (page: Page, { email }: Person) =>
  page.getByRole('row', { name: new RegExp(email) }).or(page.getByRole('listitem').filter({ hasText: email }));

describe('an account', () => {
  it('gets another role with the keyboard only', async () => {
    const person = await aPersonNamed('Priya', 'Nair');
    const { page, consoleErrors } = await openWith(person);
    await page.getByRole('button', { name: 'Edit Priya Nair' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expectLooksRightEverywhere(page, dialog);
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
    for (const size of [WIDTHS.phone, WIDTHS.desktop]) {
      await page.setViewportSize(size);
      await entryOf(page, person).getByText('Admin', { exact: true }).waitFor();
    }
    expect(await signedIn(person.email, PASSWORD)).toMatchObject({ role: 'ADMIN' });
    expect(consoleErrors).toEqual([]);
  });

  it('is allowed and refused card payments by a switch that saves immediately, without Update', async () => {
    const person = await aPersonNamed('Liam', 'Fraser');
    const { page, consoleErrors } = await openWith(person);
    await page.getByRole('button', { name: 'Edit Liam Fraser' }).click();
    const toggle = page.getByRole('switch', { name: 'Payment Integration' });
    for (const [enabled, label] of [
      [true, 'Enabled'],
      [false, 'Disabled'],
    ] as const) {
      await toggle.press('Space');
      await page.getByText('Payment integration status updated successfully').waitFor();
      await page.getByText(label, { exact: true }).waitFor();
      await expect.poll(() => toggle.isChecked()).toBe(enabled);
      expect(await asListed(person)).toMatchObject({ paymentIntegrationEnabled: enabled });
    }
    expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it('is emailed a link for a new password', async () => {
    const person = await aPersonNamed('Chloé', 'Gagnon');
    const { page } = await openWith(person);
    await page.getByRole('button', { name: 'Send password reset to Chloé Gagnon' }).click();
    const dialog = page.getByRole('alertdialog');
    await expectLooksRightEverywhere(page, dialog.getByText(person.email));
    await dialog.getByRole('button', { name: 'Send Instructions' }).click();
    await page.getByText('Password reset instructions sent successfully').waitFor();
    await expect.poll(async () => (await mailsTo(person.email))[0]?.text).toContain('/reset-password?token=');
  });

  it('is deleted after its name is confirmed', async () => {
    const person = await aPersonNamed('Ethan', 'Roy');
    const { page, consoleErrors } = await openWith(person);
    await chooseDelete(page, 'Ethan Roy');
    const dialog = page.getByRole('alertdialog', { name: 'Delete User' });
    await expectLooksRightEverywhere(
      page,
      dialog.getByText(`Are you sure you want to delete Ethan Roy (${person.email})?`),
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await asListed(person)).toMatchObject({ id: person.id });
    await chooseDelete(page, 'Ethan Roy');
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await page.getByText('User deleted successfully').waitFor();
    await page.getByText('No users found').waitFor();
    expect(await person.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    expect(consoleErrors).toEqual([]);
  });

  it('of the administrator themselves cannot change role or be deleted', async () => {
    for (const size of [WIDTHS.desktop, WIDTHS.phone]) {
      const { page, consoleErrors } = await openWith(admin, size);
      const remove = page.getByRole('menuitem', { name: `Delete ${OWN_ACCOUNT}` });
      await page.getByRole('button', { name: `More actions for ${admin.email}` }).press('Enter');
      await remove.getByText(OWN_ACCOUNT).waitFor();
      expect(await remove.isDisabled()).toBe(true);
      await expectLooksRight(page);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await remove.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Edit ${admin.email}` }).click();
      await page.getByRole('dialog').getByRole('switch').waitFor();
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      expect(await page.getByLabel('Role').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0);
      expect(consoleErrors).toEqual([]);
    }
  });
});
