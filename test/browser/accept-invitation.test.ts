import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Employee } from '#shared/employee/schema.ts';
import { anInvitation, invitationToken } from '#test/support/an-employee.ts';
import {
  expectAccessible,
  expectLooksRightEverywhere,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { aPerson, aPersonNamed, aStoredInvoice, type Person } from '#test/support/given.ts';
import { navigate } from '#test/support/shell-page.ts';
import { paths } from '#web/lib/paths.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const LONG_NAME = 'Averylongnamewithoutanyspaceinit'.repeat(3);

const statusOf = async (owner: Person, email: string) =>
  (await owner.call<{ data: Employee[] }>('GET', `/employees?search=${email}`)).body.data[0]?.invitation?.status;
const acceptPage = (token: string) => `/accept-invitation?token=${token}`;

describe('the invitation page', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aPerson();
    await owner.call('POST', '/companies', { body: { name: 'Larch & Co', website: 'https://larch.example.com' } });
  });

  it('works signed out, and for the invited person', async () => {
    const person = await aPersonNamed(LONG_NAME, 'Roy');
    const { token } = await anInvitation(owner, person.email);
    const path = acceptPage(token);
    await expectScreenWorks(browser, { path, shows: "You've been invited to join Larch & Co" });
    await expectScreenWorks(browser, { path, shows: 'Pending your response', by: person });
  });

  it('shows an error for an invalid token, with a link home', async () => {
    const { page } = await openWindow(browser);
    await page.goto(acceptPage('A'.repeat(43)));
    await page.getByRole('heading', { name: 'Error' }).waitFor();
    await expectLooksRightEverywhere(page, page.getByText('Invalid or expired invitation'));
    await page.getByRole('link', { name: 'Return Home' }).press('Enter');
    await page.waitForURL('**/login');
  });

  it('rejects with the keyboard only, and goes home', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    const { page, consoleErrors } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(acceptPage(token));
    await page.getByRole('button', { name: 'Reject' }).press('Enter');
    await page.getByText('Invitation rejected successfully!').waitFor();
    await page.waitForURL('**/login');
    expect(await statusOf(owner, person.email)).toBe('REJECTED');
    expect(consoleErrors).toEqual([]);
  });

  it('asks before it blocks further invitations, as the link in the email does', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    const { page } = await openWindow(browser);
    await page.goto(`${acceptPage(token)}&block`);
    const question = page.getByRole('alertdialog', { name: 'Block invitations?' });
    await question.waitFor();
    expect(await statusOf(owner, person.email)).toBe('PENDING');
    await expectLooksRightEverywhere(page, question);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Do not invite me again' }).click();
    await question.getByRole('button', { name: 'Block invitations' }).click();
    await expectLooksRightEverywhere(page, page.getByText('Larch & Co cannot invite you again.'));
    const invite = () => owner.call('POST', '/employees', { body: { email: person.email } });
    expect(await invite()).toMatchObject({ status: 409 });
    await page.getByRole('button', { name: 'Allow invitations again' }).click();
    await page.getByText('Larch & Co can invite you again.').waitFor();
    await page.waitForURL('**/login');
    expect(await invite()).toMatchObject({ status: 201 });
  });

  it('works with an expired session, reports a failed response, and accepts a retry', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    const { page } = await openWindow(browser, { by: { ...person, token: 'over', refreshToken: 'over' } });
    let isBroken = true;
    await page.route('**/accept', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(acceptPage(token));
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Failed to accept invitation').waitFor();
    await page.getByText('Please try again or contact support.').waitFor();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Accept' }).dblclick();
    await page.getByText('Invitation accepted successfully!').waitFor();
    expect(await statusOf(owner, person.email)).toBe('ACCEPTED');
  });
});

const numberOf = (invoice: { invoiceNumber: string }) => invoice.invoiceNumber;

it('an invited person accepts, works in that business, and is back in their own when removed', async () => {
  const [owner, person] = await Promise.all([aPerson(), aPersonNamed('Zoé', 'Roy')]);
  const [theirs, own] = [numberOf(await aStoredInvoice(owner)), numberOf(await aStoredInvoice(person))];
  const office = await openWindow(browser, { by: owner });
  const home = await openWindow(browser, { by: person });
  const sees = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();

  await home.page.goto('/invoices');
  await sees(home.page, own);
  await home.page.getByRole('link', { name: 'Company Settings' }).waitFor();

  await office.page.goto('/employees');
  await office.page.getByRole('button', { name: 'Add Employee' }).click();
  await office.page.getByRole('dialog').getByLabel('Email').fill(person.email);
  await office.page.keyboard.press('Enter');
  await office.page.getByText('Invitation sent successfully').waitFor();

  // Navigates within the app, so the cache still holds the person's own business when they accept.
  const path = acceptPage(await invitationToken(person.email));
  await navigate(home.page, path);
  await home.page.getByRole('button', { name: 'Accept' }).click();
  await home.page.getByText('Invitation accepted successfully!').waitFor();
  await home.page.waitForURL(`**${paths.myAppointments}`);
  await home.page.getByRole('link', { name: 'Invoices', exact: true }).first().click();
  await sees(home.page, theirs);
  await expect.poll(() => home.page.getByText(own).count()).toBe(0);
  for (const name of ['Employees', 'Company Settings', 'Payment Settings']) {
    await expect.poll(() => home.page.getByRole('link', { name, exact: true }).count(), { message: name }).toBe(0);
  }

  await office.page.reload();
  await office.page.getByRole('row', { name: /Zoé Roy.*Accepted/ }).waitFor();
  await office.page.getByRole('button', { name: 'More actions for Zoé Roy' }).click();
  await office.page.getByRole('menuitem', { name: 'Remove' }).click();
  await office.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await office.page.getByText('No employees yet').waitFor();

  await home.page.reload();
  await sees(home.page, own);
  await expect.poll(() => home.page.getByText(theirs).count()).toBe(0);
  await home.page.getByRole('link', { name: 'Company Settings' }).waitFor();
  expect([...office.consoleErrors, ...home.consoleErrors]).toEqual([]);
});
