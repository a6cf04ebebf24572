import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { button } from '#test/support/editor-page.ts';
import { type Effort, effortCounter } from '#test/support/effort.ts';
import { aCustomer, aProduct, PASSWORD, type Person, signedIn, verificationOf } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

it('takes at most 12 clicks, 15 fields and an estimated 3 minutes to a first invoice, and 5 clicks to a repeat one', async () => {
  const id = crypto.randomUUID().slice(0, 8);
  const owner = `maya-${id}@example.com`;
  const { page, consoleErrors } = await openWindow(browser);
  const first = effortCounter();
  await register(page, owner, first);
  await enterBusiness(page, first);
  await writeFirstInvoice(page, `client-${id}@example.com`, first);
  const by = await signedIn(owner, PASSWORD);
  expect(await sentInvoice(by)).toEqual({ status: 'SENT', total: 525, findings: [] });
  expect(await mailsTo(`client-${id}@example.com`)).toHaveLength(1);
  expectWithin(first.effort(), { clicks: 12, fields: 15, seconds: 180 });

  await Promise.all([aCustomer(by, { name: 'Known Customer' }), aProduct(by, { shortDescription: 'Known Product' })]);
  await page.goto('/invoices');
  const repeat = effortCounter();
  await repeat.click(page.getByRole('link', { name: 'Create', exact: true }));
  await repeat.click(page.getByRole('button', { name: /^Invoice\s*Known Customer/ }));
  await repeat.click(page.getByRole('button', { name: /^Add\s*Known Product/ }));
  await send(page, repeat);
  expectWithin(repeat.effort(), { clicks: 5, fields: 0, seconds: 60 });
  expect(consoleErrors).toEqual([]);
});

type Counted = ReturnType<typeof effortCounter>;

async function register(page: Page, email: string, person: Counted): Promise<void> {
  await page.goto('/register');
  await person.type(page.getByLabel('Email'), email);
  await person.type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await person.click(button(page, 'Create account'));
  const code = page.getByLabel('Code from the email');
  await code.waitFor();
  await person.type(code, (await verificationOf(email)).code);
  await code.waitFor({ state: 'detached' });
}

/** Goes through the first steps of a new business, and checks them and the sample. */
async function enterBusiness(page: Page, person: Counted): Promise<void> {
  await page.getByText('0 of 5 done').waitFor();
  await button(page, 'See a sample invoice').click();
  await expectLooksRightEverywhere(page, page.getByRole('dialog').getByText(/^A made-up invoice with the taxes of/));
  await page.keyboard.press('Escape');
  await changeLook(page, WIDTHS.desktop, 'light');

  const dialog = page.getByRole('dialog');
  await person.click(button(page, 'Enter your details'));
  await person.type(dialog.getByLabel('Company Name'), 'Larch Works');
  await person.type(dialog.getByLabel('Address', { exact: true }), '12 Main Street');
  await person.type(dialog.getByLabel('City'), 'Calgary');
  await person.choose(dialog.getByLabel('Province'), 'AB');
  await person.type(dialog.getByLabel('Postal Code'), 'T2P 1B3');
  await person.type(dialog.getByLabel('GST/HST Number'), '845123397 RT0001');
  await person.click(button(page, 'Save'));
  await page.getByText('2 of 5 done').waitFor();
  await expectLooksRightEverywhere(page, page.getByText('Registered for GST/HST'));
  await changeLook(page, WIDTHS.desktop, 'light');
  await person.click(button(page, 'Set up payment'));
  await expectFilled(dialog.getByLabel('E-Transfer Email'));
  await person.click(button(page, 'Save'));
  await page.getByText('3 of 5 done').waitFor();
}

async function writeFirstInvoice(page: Page, recipient: string, person: Counted): Promise<void> {
  await person.click(page.getByRole('link', { name: 'Write an invoice' }));
  await person.type(page.getByLabel('Name', { exact: true }), 'Acme');
  await person.type(page.getByLabel('Email', { exact: true }), recipient);
  await person.choose(page.getByLabel('Province'), 'AB');
  await person.click(button(page, 'Next'));
  await page.getByLabel('Invoice Number').waitFor();
  await person.click(button(page, 'Next'));
  await person.click(button(page, 'Add Blank Item'));
  await person.type(page.getByLabel('Short Description'), 'Website design');
  await person.type(page.getByLabel('Rate'), '500');
  await send(page, person);
}

async function send(page: Page, person: Counted): Promise<void> {
  await person.click(button(page, 'Send Invoice'));
  await person.click(page.getByRole('dialog').getByRole('button', { name: 'Send By Email' }));
  await page.getByText('Email sent successfully!').waitFor();
}

async function expectFilled(field: Locator): Promise<void> {
  await expect.poll(() => field.inputValue()).toContain('@example.com');
}

/** The business's only invoice, with its readiness findings. */
async function sentInvoice(by: Person) {
  const { body: list } = await by.call<{ data: Invoice[] }>('GET', '/invoices');
  const { id = '', status, total } = list.data[0] ?? {};
  const { body } = await by.call<{ findings: string[] }>('GET', `/invoices/${id}/readiness`);
  return { status, total, findings: body.findings };
}

function expectWithin(effort: Effort, most: Effort): void {
  expect(effort.clicks, 'clicks').toBeLessThanOrEqual(most.clicks);
  expect(effort.fields, 'fields').toBeLessThanOrEqual(most.fields);
  expect(effort.seconds, 'seconds').toBeLessThanOrEqual(most.seconds);
}
