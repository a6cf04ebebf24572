import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Employee } from '#shared/employee/schema.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectScreenWorks,
  openWindow,
  startBrowser,
  WIDTHS,
} from '#test/support/browser.ts';
import { call } from '#test/support/client.ts';
import {
  anEmployeeOf,
  anInvitation,
  aPerson,
  aStoredInvoice,
  invitationToken,
  type Person,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const LONG = 'Averylongnamewithoutanyspaceinit'.repeat(3);
const SIZES = [
  ['a desktop', WIDTHS.desktop],
  ['a phone', WIDTHS.phone],
] as const;

async function named(firstName: string, lastName: string): Promise<Person> {
  const person = await aPerson();
  await person.call('PATCH', '/profile', { body: { firstName, lastName } });
  return person;
}

/** An owner whose people accepted, rejected and have yet to answer; the last one has a long name, another one none. */
async function anOwnerWithPeople(): Promise<Person> {
  const owner = await aPerson();
  await owner.call('POST', '/companies', { body: { name: 'Larch & Co', website: 'https://larch.example.com' } });
  for (const [name, answer] of [
    ['Ann Obi', 'accept'],
    ['Bea Roy', 'reject'],
    ['', ''],
    [`${LONG} Élan`, ''],
  ] as const) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const { token } = await anInvitation(owner, (await named(firstName, lastName)).email);
    if (answer) await call('POST', `/invitations/${token}/${answer}`);
  }
  return owner;
}

const statusOf = async (owner: Person, email: string) =>
  (await owner.call<{ data: Employee[] }>('GET', `/employees?search=${email}`)).body.data[0]?.invitation?.status;

describe('the list', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await anOwnerWithPeople();
  });

  it('works empty and filled', async () => {
    await expectScreenWorks(browser, { path: '/employees', shows: 'No employees yet', by: await aPerson() });
    await expectScreenWorks(browser, { path: '/employees', shows: '4 total employees', by: owner });
  });

  it('tells how each invitation stands, and offers to send again what is not accepted', async () => {
    const { page, context } = await openWindow(browser, { by: owner });
    await page.goto('/employees');
    const row = (name: string | RegExp) => page.getByRole('row', { name });
    await row(/Ann Obi.*Accepted/).waitFor();
    await row(/Bea Roy.*Rejected/).waitFor();
    await row(/No name entered.*Pending/).waitFor();
    await row(/Élan.*Pending/).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Name',
      'Email',
      'Status',
      'Created',
      'Actions',
    ]);
    expect(await page.getByRole('button', { name: 'Resend invitation to Bea Roy' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Resend invitation to Ann Obi' }).count()).toBe(0);
    await context.close();
  });

  it('keeps search, order and page in the address', async () => {
    const { page, context } = await openWindow(browser, { by: owner });
    await page.goto('/employees?search=obi');
    await page.getByText('1 total employees').waitFor();
    await page.getByRole('searchbox').fill('bea');
    await page.waitForURL((url) => url.searchParams.get('search') === 'bea');
    await page.getByRole('row', { name: /Bea Roy/ }).waitFor();
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByText('No employee matches your search.').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await page.getByText('4 total employees').waitFor();
    await page.getByLabel('Sort employees by').selectOption({ label: 'Sort by Name' });
    await page.waitForURL(/sortBy=name/);
    await page.getByLabel('Employees per page').selectOption('5');
    await page.getByText('Showing 1 to 4 of 4 employees').waitFor();
    await page.getByRole('row').nth(1).getByText('Ann Obi').waitFor();
    await context.close();
  });

  it('shows the shape of what comes, and reloads when it cannot be read', async () => {
    const { page, context } = await openWindow(browser, { by: owner, size: WIDTHS.phone });
    let isBroken = true;
    await page.route('**/api/employees?*', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/employees');
    await page.getByText(/^Loading Employees/).waitFor({ state: 'attached' });
    await page.getByText('Oops! Something went wrong').waitFor();
    await page
      .getByText("We couldn't load your employees. Please check your connection or try again in a moment.")
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('4 total employees').waitFor();
    await context.close();
  });

  it('is closed to employees', async () => {
    const { page, context } = await openWindow(browser, { by: await anEmployeeOf(owner) });
    await page.goto('/employees');
    await page.getByText('Access Denied').waitFor();
    await page.waitForURL('**/invoices');
    await context.close();
  });
});

describe('an employee', () => {
  it.each(SIZES)('is invited, invited again and removed on %s, by keyboard alone', async (_, size) => {
    const [owner, person] = await Promise.all([aPerson(), named('Zoé', 'Nguyễn')]);
    const { page, context, complaints } = await openWindow(browser, { size, by: owner });
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Add Employee' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Invite Employee' }).waitFor();
    await page.keyboard.type(person.email);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Invitation sent successfully').waitFor();
    await page.getByText('1 total employees').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Invitation sent successfully').waitFor({ state: 'detached' });

    const first = await invitationToken(person.email);
    await page.getByRole('button', { name: 'Resend invitation to Zoé Nguyễn' }).press('Enter');
    await page.getByText('Invitation sent successfully').waitFor();
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await invitationToken(person.email)).not.toBe(first);

    await page.getByRole('button', { name: 'Remove Zoé Nguyễn' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Remove Employee' });
    await question
      .getByText('Are you sure you want to remove Zoé Nguyễn from your company? This action cannot be undone.')
      .waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove' }).press('Enter');
    await page.getByText('No employees yet').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not invited without an account, and the form says so until it is changed', async () => {
    const { page, context } = await openWindow(browser, { by: await aPerson(), size: WIDTHS.phone });
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Invite Employee' }).click();
    const dialog = page.getByRole('dialog');
    const email = dialog.getByLabel('Email');
    await email.fill('nobody');
    await page.keyboard.press('Enter');
    expect(await dialog.locator('input:invalid').count()).toBe(1);
    await email.fill('nobody@example.com');
    await page.keyboard.press('Enter');
    const problem = dialog.getByText(
      'This email is not registered in our system. Please make sure the user has created an account first.',
    );
    await problem.waitFor();
    await expectAccessible(page);
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('a');
    await problem.waitFor({ state: 'detached' });
    await context.close();
  });

  it('is invited once by a double click, in a dialog that stays until that is done', async () => {
    const [owner, person] = await Promise.all([aPerson(), aPerson()]);
    const { page, context } = await openWindow(browser, { by: owner });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/employees', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByRole('button', { name: 'Send Invitation' }).dblclick();
    await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    release();
    await dialog.waitFor({ state: 'detached' });
    expect(await mailsTo(person.email)).toHaveLength(1);
    await context.close();
  });

  it('who was changed elsewhere meanwhile is not sent a second invitation in silence', async () => {
    const [owner, person] = await Promise.all([aPerson(), named('Zoé', 'Roy')]);
    const { token } = await anInvitation(owner, person.email);
    const { page, context } = await openWindow(browser, { by: owner });
    await page.goto('/employees');
    const resend = page.getByRole('button', { name: 'Resend invitation to Zoé Roy' });
    await resend.waitFor();
    await call('POST', `/invitations/${token}/accept`);
    await resend.click();
    await page.getByText('This person already works in your company.').waitFor();
    await context.close();
  });
});

const acceptPage = (token: string) => `/accept-invitation?token=${token}`;

describe('the invitation page', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await aPerson();
    await owner.call('POST', '/companies', { body: { name: 'Larch & Co', website: 'https://larch.example.com' } });
  });

  it('works for the invited person, for somebody else and for nobody', async () => {
    const person = await named(LONG, 'Roy');
    const { token } = await anInvitation(owner, person.email);
    const path = acceptPage(token);
    await expectScreenWorks(browser, { path, shows: "You've been invited to join Larch & Co" });
    await expectScreenWorks(browser, { path, shows: 'Pending your response', by: person });
    await expectScreenWorks(browser, { path, shows: `You are signed in as ${owner.email}`, by: owner });
    await expectScreenWorks(browser, { path: '/accept-invitation', shows: 'No invitation token provided' });
  });

  it.each(SIZES)('says on %s that a token is of no use, and leads home', async (_, size) => {
    const { page, context } = await openWindow(browser, { size, dark: size === WIDTHS.phone });
    await page.goto(acceptPage('A'.repeat(43)));
    await page.getByRole('heading', { name: 'Error' }).waitFor();
    await page.getByText('Invalid or expired invitation').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Return Home' }).press('Enter');
    await page.waitForURL('**/login');
    await context.close();
  });

  it('is read by somebody whose session has run out', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    const by = { ...person, token: 'over', refreshToken: 'over' };
    const { page, context } = await openWindow(browser, { by });
    await page.goto(acceptPage(token));
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Invitation accepted successfully!').waitFor();
    await context.close();
  });

  it('rejects by keyboard alone, and leads home', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    const { page, context, complaints } = await openWindow(browser, { size: WIDTHS.phone });
    await page.goto(acceptPage(token));
    await page.getByRole('button', { name: 'Reject' }).press('Enter');
    await page.getByText('Invitation rejected successfully!').waitFor();
    await page.waitForURL('**/login');
    expect(await statusOf(owner, person.email)).toBe('REJECTED');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says that an answer failed, and takes the next try', async () => {
    const person = await aPerson();
    const { token } = await anInvitation(owner, person.email);
    const { page, context } = await openWindow(browser);
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
    await context.close();
  });
});

const numberOf = (invoice: { invoiceNumber: string }) => invoice.invoiceNumber;

it('an invited person accepts, works in that business, and is back in their own when removed', async () => {
  const [owner, person] = await Promise.all([aPerson(), named('Zoé', 'Roy')]);
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

  // Within the app, so that what it has read of the own business is there still when the invitation is accepted.
  const path = acceptPage(await invitationToken(person.email));
  await home.page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await home.page.getByRole('button', { name: 'Accept' }).click();
  await home.page.getByText('Invitation accepted successfully!').waitFor();
  await home.page.waitForURL('**/invoices');
  await sees(home.page, theirs);
  expect(await home.page.getByText(own).count()).toBe(0);
  for (const name of ['Employees', 'Company Settings', 'Payment Settings']) {
    expect(await home.page.getByRole('link', { name, exact: true }).count(), name).toBe(0);
  }

  await office.page.reload();
  await office.page.getByRole('row', { name: /Zoé Roy.*Accepted/ }).waitFor();
  await office.page.getByRole('button', { name: 'Remove Zoé Roy' }).click();
  await office.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await office.page.getByText('No employees yet').waitFor();

  await home.page.reload();
  await sees(home.page, own);
  expect(await home.page.getByText(theirs).count()).toBe(0);
  await home.page.getByRole('link', { name: 'Company Settings' }).waitFor();
  expect([...office.complaints, ...home.complaints]).toEqual([]);
  await Promise.all([office.context.close(), home.context.close()]);
});
