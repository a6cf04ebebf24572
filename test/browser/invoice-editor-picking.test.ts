import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { aCompany } from '#test/support/a-company.ts';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import {
  button,
  CREATE,
  expectStateWorks,
  fail,
  HOME,
  isFocused,
  LONG_NAME,
  save,
  tab,
} from '#test/support/editor-page.ts';
import { aCustomer, aPerson, aProduct, type Person } from '#test/support/given.ts';

let browser: Browser;
let _newcomer: Person;
let seller: Person;
beforeAll(async () => {
  [browser, _newcomer, seller] = await Promise.all([startBrowser(), aPerson(), aPerson()]);
  await aCustomer(seller, { name: LONG_NAME, email: `${'x'.repeat(60)}@example.com` });
  await aCustomer(seller, { name: 'Globex Ltd.', email: 'ap@example.com' });
  await aProduct(seller, { shortDescription: LONG_NAME.slice(0, 100), price: 9_999_999.99 });
  for (let number = 10; number < 40; number += 1) await aProduct(seller, { shortDescription: `Product ${number}` });
});

describe('the customer picker', () => {
  const picker = (page: Page) => page.getByRole('combobox', { name: 'Find a customer' });

  it('works open', async () => {
    await expectStateWorks(browser, {
      by: seller,
      path: CREATE,
      show: async (page) => {
        await picker(page).click();
        return page.getByRole('option').nth(1);
      },
    });
  });

  it('keeps the entered details as a customer when the invoice is saved, and asks about one with the same name', async () => {
    const by = await aPerson();
    const { page, consoleErrors } = await openWindow(browser, { by });
    await page.goto(CREATE);
    await page.getByLabel('Name', { exact: true }).fill('Newcomer Inc.');
    await page.getByLabel('Email').fill('new@example.com');
    await page.getByLabel('Province').selectOption('Alberta');
    await expectLooksRightEverywhere(page, page.getByText('Added to your customers when you save', { exact: false }));
    await page.setViewportSize(WIDTHS.desktop);
    await tab(page, 'Line Items').click();
    await button(page, 'Add Blank Item').click();
    await page.getByLabel('Short Description').fill('Design');
    await page.getByLabel('Rate').fill('10');
    await save(page).dblclick();
    await page.waitForURL(HOME);
    const { customers } = (await by.call<{ customers: Customer[] }>('GET', '/customers')).body;
    expect(customers).toMatchObject([{ name: 'Newcomer Inc.', email: 'new@example.com', state: 'AB' }]);
    const [{ id = '' } = {}] = (await by.call<{ data: Invoice[] }>('GET', '/invoices')).body.data;
    expect((await by.call<Invoice>('GET', `/invoices/${id}`)).body.customerId).toBe(customers[0]?.id);
    await page.goto(CREATE);
    await page.getByLabel('Name', { exact: true }).fill('newcomer inc.');
    await page.getByLabel('City').click();
    await expectLooksRightEverywhere(page, page.getByText('Is this your customer Newcomer Inc. (new@example.com)?'));
    await page.setViewportSize(WIDTHS.desktop);
    await button(page, 'Yes').click();
    await page.getByText('Saved customer').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('new@example.com');
    expect(consoleErrors).toEqual([]);
  });
});

describe('a picked customer’s province', () => {
  it('decides the taxes, here and on the pay page', async () => {
    const taxRegistrations = { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' };
    const { owner: by } = await aCompany({ taxRegistrations });
    await aCustomer(by, { name: 'Café Léger Inc.', state: 'QC', country: 'Canada' });
    const { page, consoleErrors } = await openWindow(browser, { by });
    await page.goto(CREATE);
    await page.getByRole('combobox', { name: 'Find a customer' }).click();
    await page.getByRole('option', { name: /Café Léger/ }).click();
    await tab(page, 'Line Items').click();
    await button(page, 'Add Blank Item').click();
    await page.getByLabel('Short Description').fill('Design');
    await page.getByLabel('Rate').fill('300');
    await tab(page, 'Payment').click();
    await page.getByText('Customer in Québec; you are registered for GST and QST.').waitFor();
    await page.getByText('GST (5%)').waitFor();
    await page.getByText('QST (9.975%)').first().waitFor();
    await expectLooksRightEverywhere(page, page.getByText('QST (9.975%)'));
    await page.setViewportSize(WIDTHS.desktop);
    await save(page).click();
    await page.waitForURL(HOME);
    const [{ id = '', total } = {}] = (await by.call<{ data: Invoice[] }>('GET', '/invoices')).body.data;
    expect(total).toBe(344.93);
    await page.goto(`/pay/${id}`);
    await page.getByText('344,93\u00a0CAD').first().waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe('the catalogue', () => {
  const open = async (page: Page): Promise<Locator> => {
    await tab(page, 'Line Items').click();
    await button(page, 'Add from Product Catalog').click();
    return page.getByRole('dialog', { name: 'Add Products to Invoice' });
  };

  it('works with products picked, and without a match', async () => {
    const { page } = await openWindow(browser, { by: seller });
    await page.goto(CREATE);
    const dialog = await open(page);
    await dialog.getByRole('button', { name: /^Avery/ }).click();
    await dialog.getByRole('button', { name: /^Product 10/ }).click();
    await expectLooksRightEverywhere(page, dialog.getByText('2 selected'));
    await dialog.getByPlaceholder('Search products...').fill('zzz');
    await expectLooksRightEverywhere(page, dialog.getByText('No products found matching your search'));
  });

  it('adds products picked on several pages and in searches, in order', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by: seller, size: WIDTHS.phone });
    await page.goto(CREATE);
    const dialog = await open(page);
    await dialog.getByRole('button', { name: 'Show more' }).click();
    await dialog.getByRole('button', { name: /^Product 39/ }).click();
    await dialog.getByPlaceholder('Search products...').fill('product 11');
    await dialog.getByRole('button', { name: /^Product 10/ }).waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: /^Product 11/ }).click();
    await dialog.getByRole('button', { name: 'One more of Product 11' }).click();
    await dialog.getByRole('button', { name: 'Add 2 Products' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const line = (number: number) => page.getByRole('row', { name: `Line ${number}`, exact: true });
    expect(await line(1).getByLabel('Short Description').inputValue()).toBe('Product 39');
    expect(await line(2).getByLabel('Short Description').inputValue()).toBe('Product 11');
    expect(await line(2).getByLabel('Quantity').inputValue()).toBe('2');
    await line(2).getByText('900.00 CAD').waitFor();
    await expect.poll(() => isFocused(button(page, 'Add from Product Catalog'))).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it('keeps the entered invoice if its code fails to load, and opens after a reload', async () => {
    const { page } = await openWindow(browser, { by: seller });
    page.on('dialog', (question) => question.accept());
    const part = '**/assets/catalogue-dialog-*.js';
    await page.route(part, fail);
    await page.goto(CREATE);
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    await open(page);
    await page.getByText('This could not be opened').waitFor();
    await page.unroute(part);
    await page.reload();
    await page.getByText('Draft restored').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme');
    await (await open(page)).getByText('Product 10').waitFor();
  });
});
