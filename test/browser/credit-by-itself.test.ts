import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { CustomerReceipts } from '#shared/receipt/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import { button, tab } from '#test/support/editor-page.ts';
import { aCustomer, aPersonReadyToSend, aStoredReceipt, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const SWITCH = { name: 'Use credit by itself' } as const;

/** A customer with 70.00 of credit. */
async function given(by: Person) {
  const email = `${crypto.randomUUID()}@example.com`;
  const customer = await aCustomer(by, { email, paymentMethod: 'e-transfer' });
  await aStoredReceipt(by, { customerId: customer.id, amount: 70 });
  return customer;
}

/** Writes an invoice over an amount on the way from the customer's page, and opens its send dialog. */
async function write(page: Page, amount: string) {
  await page.getByRole('link', { name: 'New Invoice' }).click();
  await tab(page, 'Line Items').click();
  await button(page, 'Add Blank Item').click();
  await page.getByLabel('Short Description').fill('Design');
  await page.getByLabel('Rate').fill(amount);
  await tab(page, 'Payment').click();
  await page.getByText(`${amount}.00 CAD`).first().waitFor();
  await button(page, 'Send Invoice').click();
  const send = page.getByRole('dialog', { name: 'Send Invoice' });
  await send.waitFor();
  return send;
}

it('a customer whose switch is on has their credit used for the next invoice that is sent, without another click', async () => {
  const by = await aPersonReadyToSend();
  const customer = await given(by);
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/customers/${customer.id}`);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('switch', SWITCH).click();
  await saved;
  await page.reload();
  await page.getByRole('switch', { ...SWITCH, checked: true }).waitFor();
  await expectLooksRightEverywhere(page, page.getByText('When an invoice is issued, their credit pays it first.'));
  await changeLook(page, WIDTHS.desktop, 'light');

  const send = await write(page, '100');
  await expectLooksRightEverywhere(page, send.getByText('Their credit pays 70.00 CAD of it first.'));
  await changeLook(page, WIDTHS.desktop, 'light');
  await send.getByRole('button', { name: 'Send By Email' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  await page.getByText('Credit of 70.00 CAD applied').waitFor();
  const [mail] = await mailsTo(customer.email);
  expect(mail?.text).toMatch(/dont le solde est de 30,00\sCAD/);
  expect(mail?.text).toMatch(/Crédit appliqué le .+\s: 70,00\sCAD/);
  const { body } = await by.call<CustomerReceipts>('GET', `/receipts?customerId=${customer.id}`);
  expect(body.credit).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

it('an invoice that credit pays in full is sent as paid', async () => {
  const by = await aPersonReadyToSend();
  const customer = await given(by);
  await by.call('PATCH', `/customers/${customer.id}`, { body: { appliesCredit: true } });
  const { page, consoleErrors } = await openWindow(browser, { by });
  await page.goto(`/customers/${customer.id}`);
  await page.getByRole('switch', { ...SWITCH, checked: true }).waitFor();
  const send = await write(page, '60');
  await send.getByText('Their credit pays 60.00 CAD of it first.').waitFor();
  await send.getByRole('button', { name: 'Send By Email' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  await page.getByText('Credit of 60.00 CAD applied').waitFor();
  const [mail] = await mailsTo(customer.email);
  expect(mail?.subject).toMatch(/^Facture payée\s: /);
  expect(mail?.text).toMatch(/Crédit appliqué le .+\s: 60,00\sCAD/);
  expect(consoleErrors).toEqual([]);
});

it('credit of any other customer is kept and offered', async () => {
  const by = await aPersonReadyToSend();
  const customer = await given(by);
  const { page } = await openWindow(browser, { by });
  await page.goto(`/customers/${customer.id}`);
  await page.getByRole('switch', { ...SWITCH, checked: false }).waitFor();
  const send = await write(page, '100');
  await send.getByRole('button', { name: 'Send By Email' }).click();
  await page.getByText('Email sent successfully!').waitFor();
  await page.getByText(`${customer.name} has 70.00 CAD of credit.`).first().waitFor();
  expect((await mailsTo(customer.email))[0]?.text).not.toContain('Crédit appliqué');
});
