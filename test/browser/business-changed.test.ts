import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { COMPANY } from '#test/support/a-company.ts';
import { anInvitation } from '#test/support/an-employee.ts';
import { expectAccessible, expectNoSidewaysScroll, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { call } from '#test/support/client.ts';
import { button, CREATE, save as saveInvoice, tab } from '#test/support/editor-page.ts';
import { aPerson, type Person } from '#test/support/given.ts';
import { openMenu } from '#test/support/shell-page.ts';
import { paths } from '#web/lib/paths.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

const IN_THEIRS = `Working in ${COMPANY.name}`;
const workplace = (page: Page) => page.getByText(IN_THEIRS).filter({ visible: true });
const invoicesOf = async (by: Person) => (await by.call<{ meta: { total: number } }>('GET', '/invoices')).body.meta;
const customersOf = async (by: Person) => (await by.call<{ meta: { total: number } }>('GET', '/customers')).body.meta;

async function addCustomer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Customer', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Zoé Lavoie');
  await dialog.getByLabel('Email').fill('zoe@lavoie.test');
}

const save = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click();

it('does not save a form opened in one business to another, and continues in the new one', async () => {
  const [owner, person] = await Promise.all([aPerson(), aPerson()]);
  await owner.call('POST', '/companies', { body: COMPANY });
  const { page, context } = await openWindow(browser, { by: person });
  await page.goto('/customers');
  await addCustomer(page);
  const other = await context.newPage();
  await other.goto('/customers');
  await other.getByRole('heading', { name: 'Customers' }).waitFor();

  const { employee, token } = await anInvitation(owner, person.email);
  await call('POST', `/invitations/${token}/accept`);
  await save(page);
  await page.getByText(`You now work in ${COMPANY.name}`).waitFor();
  await page.getByText('Your changes in your previous business were not saved.').waitFor();
  await page.waitForURL(`**${paths.myAppointments}`);
  await workplace(page).waitFor();
  // The other tab is notified.
  await workplace(other).waitFor();
  expect(await customersOf(owner)).toMatchObject({ total: 0 });

  await page.getByRole('link', { name: 'Customers' }).click();
  await addCustomer(page);
  await save(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await customersOf(owner)).toMatchObject({ total: 1 });

  await addCustomer(page);
  await owner.call('DELETE', `/employees/${employee.id}`);
  await save(page);
  await page.getByText('You now work in your own business').waitFor();
  expect(await workplace(page).count()).toBe(0);
  expect(await customersOf(person)).toMatchObject({ total: 0 });
});

it('saves an invoice to neither business after a change, and offers it again in the original one', async () => {
  const [owner, person] = await Promise.all([aPerson(), aPerson()]);
  await owner.call('POST', '/companies', { body: COMPANY });
  const { page } = await openWindow(browser, { by: person });
  await page.goto(CREATE);
  await page.getByLabel('Name', { exact: true }).fill('Zoé Lavoie');
  await tab(page, 'Line Items').click();
  await button(page, 'Add Blank Item').click();
  await page.getByLabel('Short Description').fill('Logo design');
  await page.getByLabel('Rate').fill('850');

  const { employee, token } = await anInvitation(owner, person.email);
  await call('POST', `/invitations/${token}/accept`);
  await saveInvoice(page).click();
  await page.getByText(`You now work in ${COMPANY.name}`).waitFor();
  await page.waitForURL(`**${paths.myAppointments}`);
  expect(await invoicesOf(owner)).toMatchObject({ total: 0 });
  await page.goto(CREATE);
  await page.getByLabel('Name', { exact: true }).waitFor();
  expect(await page.getByText('You have an unsaved draft').count()).toBe(0);

  await owner.call('DELETE', `/employees/${employee.id}`);
  expect(await invoicesOf(person)).toMatchObject({ total: 0 });
  await page.goto(CREATE);
  await page.getByText('Draft restored').waitFor();
  await tab(page, 'Line Items').click();
  expect(await page.getByLabel('Short Description').inputValue()).toBe('Logo design');
});

it('shows an employee on a phone which business they work in, and lets them leave it', async () => {
  const [owner, person] = await Promise.all([aPerson(), aPerson()]);
  await owner.call('POST', '/companies', { body: COMPANY });
  await call('POST', `/invitations/${(await anInvitation(owner, person.email)).token}/accept`);
  const { page } = await openWindow(browser, { by: person, size: WIDTHS.phone, dark: true });
  await page.goto('/profile');
  await workplace(page).waitFor();
  await expectNoSidewaysScroll(page);
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText(IN_THEIRS).waitFor();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'Leave this business' }).click();
  const question = page.getByRole('alertdialog', { name: `Leave ${COMPANY.name}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByText('You now work in your own business').waitFor();
  await page.waitForURL('**/invoices');
  expect(await workplace(page).count()).toBe(0);
});
