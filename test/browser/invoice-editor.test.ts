import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser } from '#test/support/browser.ts';
import {
  button,
  CREATE,
  edit,
  expectStateWorks,
  fail,
  HOME,
  isFocused,
  LONG_NAME,
  tab,
  tabTo,
} from '#test/support/editor-page.ts';
import { aCustomer, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let browser: Browser;
let newcomer: Person;
let seller: Person;
let customer: Customer;
beforeAll(async () => {
  [browser, newcomer, seller] = await Promise.all([startBrowser(), aPerson(), aPerson()]);
  await aCustomer(seller, { name: LONG_NAME });
  customer = await aCustomer(seller, { name: 'Globex Ltd.', email: 'ap@example.com' });
});

const aFullInvoice = () =>
  aStoredInvoice(seller, {
    billingName: LONG_NAME,
    billingEmail: 'ap@example.com',
    items: [
      { name: LONG_NAME, description: LONG_NAME.repeat(3), quantity: 12.25, rate: 99_999.99 },
      { name: 'Hosting', quantity: 1, rate: 20 },
    ],
    discountType: 'percentage',
    discountValue: 10,
    shippingType: 'fixed',
    shippingValue: 15,
    taxValue: 5,
    additionalNotes: LONG_NAME.repeat(4),
  });

describe('every tab works', () => {
  it.each<[state: string, by: () => Person, path: () => Promise<string>]>([
    ['empty', () => newcomer, async () => CREATE],
    ['filled', () => seller, async () => edit(await aFullInvoice())],
  ])('%s', async (_, by, path) => {
    const { page } = await openWindow(browser, { by: by() });
    await page.goto(await path());
    for (const name of ['Customer Info', 'Invoice Details', 'Line Items', 'Payment']) {
      await tab(page, name).click();
      await expectLooksRightEverywhere(page, page.getByRole('tabpanel', { name: new RegExp(name) }));
    }
  });
});

it('says that the preview could not be loaded', async () => {
  await expectStateWorks(browser, {
    by: seller,
    path: edit(await aStoredInvoice(seller)),
    before: (page) => page.route('**/api/companies/me', fail),
    show: async (page) => page.getByText('The preview is not available'),
  });
});

it('creates and saves an invoice with the keyboard only', async () => {
  const { page, consoleErrors } = await openWindow(browser, { by: seller });
  const { keyboard } = page;
  await page.goto(CREATE);
  await tabTo(page, page.getByRole('combobox', { name: 'Find a customer' }));
  await keyboard.type('globex');
  await page.getByRole('option', { name: /Globex/ }).waitFor();
  await page.getByRole('option').nth(1).waitFor({ state: 'hidden' });
  await keyboard.press('Enter');
  for (let step = 0; step < 2; step += 1) {
    await tabTo(page, button(page, 'Next'));
    await keyboard.press('Enter');
  }
  await tabTo(page, button(page, 'Add Blank Item'));
  await keyboard.press('Enter');
  for (const [number, name, rate] of [
    [1, 'Design', '100'],
    [2, 'Hosting', '20,50'],
  ] as const) {
    const line = page.getByRole('row', { name: `Line ${number}`, exact: true });
    await expect.poll(() => isFocused(line.getByLabel('Short Description'))).toBe(true);
    await keyboard.type(name);
    await tabTo(page, line.getByLabel('Quantity'));
    await keyboard.type('2');
    await keyboard.press('Tab');
    await keyboard.type('h');
    await keyboard.press('Tab');
    await keyboard.type(rate);
    if (number === 1) await keyboard.press('Enter');
  }
  await tabTo(page, button(page, 'Next'));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('switch', { name: 'Tax' }));
  await keyboard.press('Space');
  await expect.poll(() => isFocused(page.getByLabel('Tax in percent'))).toBe(true);
  await keyboard.type('5');
  await tabTo(page, button(page, 'Save').last());
  await keyboard.press('Enter');
  await page.getByText('Invoice created successfully!').waitFor();
  await page.waitForURL(HOME);
  const { data } = (await seller.call<{ data: Invoice[] }>('GET', '/invoices?searchQuery=Globex')).body;
  expect(data).toMatchObject([{ billingName: 'Globex Ltd.', total: 253.05 }]);
  const invoice = (await seller.call<Invoice>('GET', `/invoices/${data[0]?.id}`)).body;
  expect(invoice).toMatchObject({
    customerId: customer.id,
    billingProvince: 'QC',
    items: [{ unit: 'h' }, { unit: 'h' }],
  });
  expect(consoleErrors).toEqual([]);
});
