import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { invitationToken } from '#test/support/an-employee.ts';
import {
  expectAccessible,
  expectLooksRightEverywhere,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { isFocused } from '#test/support/editor-page.ts';
import { aPerson, aPersonNamed } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

describe('an employee', () => {
  it('is invited on a desktop, invited again and removed on a phone, with the keyboard only', async () => {
    const [owner, person] = await Promise.all([aPerson(), aPersonNamed('Zoé', 'Nguyễn')]);
    const { page, consoleErrors } = await openWindow(browser, { by: owner });
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Add Employee' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect.poll(() => isFocused(dialog.getByRole('textbox', { name: 'Email' }))).toBe(true);
    await page.keyboard.type(person.email);
    await expectLooksRightEverywhere(page, dialog);
    await page.setViewportSize(WIDTHS.desktop);
    await page.keyboard.press('Enter');
    await page.getByText('Invitation sent successfully').waitFor();
    await page.getByText('1 employee', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Invitation sent successfully').waitFor({ state: 'detached' });

    await page.setViewportSize(WIDTHS.phone);
    const first = await invitationToken(person.email);
    await page.getByRole('button', { name: 'Resend invitation to Zoé Nguyễn' }).press('Enter');
    await page.getByText('Invitation sent successfully').waitFor();
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await invitationToken(person.email)).not.toBe(first);

    await page.getByRole('button', { name: 'More actions for Zoé Nguyễn' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Remove Employee' });
    const warning = 'Are you sure you want to remove Zoé Nguyễn from your company? This action cannot be undone.';
    await expectLooksRightEverywhere(page, question.getByText(warning));
    await question.getByRole('button', { name: 'Remove' }).press('Enter');
    await page.getByText('No employees yet').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('is not invited without an account, and the form shows the error until edited', async () => {
    const { page } = await openWindow(browser, { by: await aPerson(), size: WIDTHS.phone });
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Invite Employee' }).click();
    const dialog = page.getByRole('dialog');
    const email = dialog.getByLabel('Email');
    await email.fill('nobody');
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter a valid email address').waitFor();
    await email.fill('nobody@example.com');
    await page.keyboard.press('Enter');
    const problem = dialog.getByText(
      'This email is not registered in our system. Please make sure the user has created an account first.',
    );
    await problem.waitFor();
    await dialog.getByText('/register?email=nobody%40example.com').waitFor();
    await expectAccessible(page);
    await expect.poll(() => isFocused(email)).toBe(true);
    await page.keyboard.type('a');
    await problem.waitFor({ state: 'detached' });
  });
});
