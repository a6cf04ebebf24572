import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { type Invoice, MAX_ITEMS } from '#shared/invoice/schema.ts';
import { expectAccessible, expectNoSidewaysScroll, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { aCustomer, aPerson, aProduct, aStoredInvoice, type Person } from '#test/support/given.ts';

const LONG = 'Averylongnamewithoutanyspaceinit'.repeat(3);

let browser: Browser;
let newcomer: Person;
let seller: Person;
let customer: Customer;
beforeAll(async () => {
  [browser, newcomer, seller] = await Promise.all([startBrowser(), aPerson(), aPerson()]);
  await aCustomer(seller, { name: LONG, email: `${'x'.repeat(60)}@example.com` });
  customer = await aCustomer(seller, { name: 'Globex Ltd.', email: 'ap@example.com' });
  await aProduct(seller, { shortDescription: LONG.slice(0, 100), price: 9_999_999.99 });
  for (let number = 10; number < 40; number += 1) await aProduct(seller, { shortDescription: `Product ${number}` });
});
afterAll(() => browser.close());
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const CREATE = '/invoices/create';
/** The root leads on to the list. */
const HOME = /:\d+\/(invoices)?$/;
const edit = ({ id }: Invoice) => `/invoices/${id}/edit`;
const aFullInvoice = () =>
  aStoredInvoice(seller, {
    billingName: LONG,
    billingEmail: 'ap@example.com',
    items: [
      { name: LONG, description: LONG.repeat(3), quantity: 12.25, rate: 99_999.99 },
      { name: 'Hosting', quantity: 1, rate: 20 },
    ],
    discountType: 'percentage',
    discountValue: 10,
    shippingType: 'fixed',
    shippingValue: 15,
    taxValue: 5,
    additionalNotes: LONG.repeat(4),
  });

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Save').first();
const hold = () => new Promise<void>(() => undefined);
const fail = (route: Route) => route.abort();

type State = {
  by: Person;
  path: string;
  /** Done before the screen is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the screen into the state and waits until it is there. */
  show: (page: Page) => Promise<unknown>;
};

/** Looks at a state on a desktop in light and on a phone in dark: axe, no sideways scroll. */
async function expectStateWorks({ by, path, before, show }: State): Promise<void> {
  for (const [size, dark] of [
    [WIDTHS.desktop, false],
    [WIDTHS.phone, true],
  ] as const) {
    const { page, context } = await openWindow(browser, { size, dark, by });
    // Skeletons shimmer for ever, and axe waits for what moves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await before?.(page);
    await page.goto(path);
    await show(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await context.close();
  }
}

describe('every tab works', () => {
  it.each(['Customer Info', 'Invoice Details', 'Line Items', 'Payment'])('%s, empty and filled', async (name) => {
    const show = async (page: Page) => {
      await tab(page, name).click();
      await page.getByRole('tabpanel', { name: new RegExp(name) }).waitFor();
    };
    await expectStateWorks({ by: newcomer, path: CREATE, show });
    await expectStateWorks({ by: seller, path: edit(await aFullInvoice()), show });
  });
});

describe('while it loads, and when that fails', () => {
  it.each<[shows: string, pattern: string, answer: (route: Route) => Promise<void>]>([
    ['Loading user data...', '**/api/profile', hold],
    ['Loading invoice...', '**/api/invoices/*', hold],
    ['Failed to load invoice', '**/api/invoices/*', fail],
    ['The preview is not available', '**/api/companies/me', fail],
  ])('%s', async (shows, pattern, answer) => {
    await expectStateWorks({
      by: seller,
      path: edit(await aStoredInvoice(seller)),
      before: (page) => page.route(pattern, answer),
      show: (page) => page.getByText(shows).first().waitFor(),
    });
  });
});

describe('what is wrong', () => {
  it('is marked on its tab and told at its field', async () => {
    await expectStateWorks({
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await page.getByLabel('Name', { exact: true }).fill('Acme');
        await page.getByLabel('Email').fill('acme');
        await save(page).click();
        await page.getByText('Please enter a valid email address').first().waitFor();
        await tab(page, 'Customer Info.*needs a correction').waitFor();
      },
    });
  });

  it('is told where a figure is not taken as it was typed', async () => {
    await expectStateWorks({
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await tab(page, 'Line Items').click();
        await button(page, 'Add Blank Item').click();
        await page.getByLabel('Quantity').fill('-5');
        await page.getByLabel('Rate').fill('12.345');
        await page.getByText('It cannot be less than 0.').waitFor();
        await page.getByText('Rounded to 12.35: 2 decimals count.').waitFor();
      },
    });
  });
});

describe('the customer picker', () => {
  const picker = (page: Page) => page.getByRole('combobox', { name: 'Find a customer' });

  it('works open, without a match, and without customers', async () => {
    const open = (page: Page) => picker(page).click();
    await expectStateWorks({
      by: seller,
      path: CREATE,
      show: async (page) => {
        await open(page);
        await page.getByRole('option').nth(1).waitFor();
      },
    });
    await expectStateWorks({
      by: seller,
      path: CREATE,
      show: async (page) => {
        await picker(page).fill('zzz');
        await page.getByText('No customer found.').waitFor();
      },
    });
    await expectStateWorks({
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await open(page);
        await page.getByText(/^No customers yet/).waitFor();
      },
    });
  });

  it('keeps who was typed as a customer, once, and the invoice is theirs', async () => {
    const by = await aPerson();
    const { page, complaints } = await openWindow(browser, { by });
    await page.goto(CREATE);
    await page.getByLabel('Name', { exact: true }).fill('Newcomer Inc.');
    await page.getByLabel('Email').fill('new@example.com');
    await page.getByLabel('Province').fill('AB');
    await button(page, 'Save as customer').dblclick();
    await page.getByText('In your customers').waitFor();
    await tab(page, 'Line Items').click();
    await button(page, 'Add Blank Item').click();
    await page.getByLabel('Short Description').fill('Design');
    await page.getByLabel('Rate').fill('10');
    await save(page).click();
    await page.waitForURL(HOME);
    const { customers } = (await by.call<{ customers: Customer[] }>('GET', '/customers')).body;
    expect(customers).toMatchObject([{ name: 'Newcomer Inc.', email: 'new@example.com', state: 'AB' }]);
    const [{ id = '' } = {}] = (await by.call<{ data: Invoice[] }>('GET', '/invoices')).body.data;
    expect((await by.call<Invoice>('GET', `/invoices/${id}`)).body.customerId).toBe(customers[0]?.id);
    expect(complaints).toEqual([]);
  });
});

describe('the catalogue', () => {
  const open = async (page: Page): Promise<Locator> => {
    await tab(page, 'Line Items').click();
    await button(page, 'Add from Product Catalog').click();
    return page.getByRole('dialog', { name: 'Add Products to Invoice' });
  };

  it.each<[state: string, by: () => Person, answer: ((route: Route) => Promise<void>) | null, text: string]>([
    ['filled', () => seller, null, 'Product 10'],
    ['empty', () => newcomer, null, 'No products found'],
    ['on its way', () => seller, hold, 'Loading products'],
    ['broken', () => seller, fail, 'Failed to load products. Please try again.'],
  ])('works %s', async (_, by, answer, text) => {
    await expectStateWorks({
      by: by(),
      path: CREATE,
      before: async (page) => answer && page.route('**/api/products?*', answer),
      show: async (page) => (await open(page)).getByText(text).waitFor(),
    });
  });

  it('works with products picked, and without a match', async () => {
    const pick = async (page: Page) => {
      const dialog = await open(page);
      await dialog.getByRole('button', { name: /^Avery/ }).click();
      await dialog.getByRole('button', { name: /^Product 10/ }).click();
      await dialog.getByText('2 selected').waitFor();
      return dialog;
    };
    await expectStateWorks({ by: seller, path: CREATE, show: pick });
    await expectStateWorks({
      by: seller,
      path: CREATE,
      show: async (page) => {
        const dialog = await pick(page);
        await dialog.getByPlaceholder('Search products...').fill('zzz');
        await dialog.getByText('No products found matching your search').waitFor();
      },
    });
  });

  it('adds what was picked from several pages and searches, in order', async () => {
    const { page, complaints } = await openWindow(browser, { by: seller, size: WIDTHS.phone });
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
    const line = (number: number) => page.getByRole('listitem', { name: `Line ${number}`, exact: true });
    expect(await line(1).getByLabel('Short Description').inputValue()).toBe('Product 39');
    expect(await line(2).getByLabel('Short Description').inputValue()).toBe('Product 11');
    expect(await line(2).getByLabel('Quantity').inputValue()).toBe('2');
    await line(2).getByText('900.00 CAD').waitFor();
    expect(await isFocused(button(page, 'Add from Product Catalog'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('leaves what is written when it cannot be fetched, and opens on the page loaded again', async () => {
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

describe('the send dialog', () => {
  const open = async (page: Page): Promise<Locator> => {
    await tab(page, 'Payment').click();
    await button(page, 'Send Invoice').click();
    return page.getByRole('dialog', { name: 'Send Invoice' });
  };

  it('works before the invoice is saved, and after it was sent', async () => {
    await expectStateWorks({
      by: newcomer,
      path: CREATE,
      show: async (page) => (await open(page)).getByText('Save the invoice to get its link').waitFor(),
    });
    const invoice = await aStoredInvoice(seller, { billingEmail: `${'x'.repeat(40)}@example.com` });
    await seller.call('POST', `/invoices/${invoice.id}/send`);
    await expectStateWorks({
      by: seller,
      path: edit(invoice),
      show: async (page) => (await open(page)).getByText(/^Sent to x+@example\.com on .+ [ap]\.m\.$/).waitFor(),
    });
  });

  it('keeps the reason in sight when the server refuses', async () => {
    const invoice = await aStoredInvoice(seller);
    const message = 'You have reached the number of e-mails for today. Please try again tomorrow.';
    await expectStateWorks({
      by: seller,
      path: edit(invoice),
      before: (page) =>
        page.route('**/send', (route) => route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', message } })),
      show: async (page) => {
        const dialog = await open(page);
        await dialog.getByRole('button', { name: 'Send By Email' }).click();
        await dialog.getByText(message).waitFor();
      },
    });
  });
});

describe('what is not saved', () => {
  it('comes back as a draft', async () => {
    await expectStateWorks({
      by: newcomer,
      path: CREATE,
      show: async (page) => {
        await page.getByLabel('Name', { exact: true }).fill('Acme');
        await button(page, 'Undo').click();
        await button(page, 'Leave').click();
        await page.getByText('Invoice saved as draft').waitFor();
        await page.goto(CREATE);
        await page.getByText('Draft restored').waitFor();
        expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme');
      },
    });
  });

  it('is asked about before an invoice that was changed is left', async () => {
    await expectStateWorks({
      by: seller,
      path: edit(await aStoredInvoice(seller)),
      show: async (page) => {
        await page.getByLabel('City').fill('Banff');
        await page.getByRole('link', { name: 'Schedule' }).first().click();
        await page.getByRole('alertdialog', { name: 'Leave this page?' }).waitFor();
      },
    });
  });
});

describe('an invoice that somebody else changed meanwhile', () => {
  async function collide(page: Page, invoice: Invoice): Promise<Locator> {
    await page.getByLabel('City').fill('Mine');
    await seller.call('PATCH', `/invoices/${invoice.id}`, { body: { billingCity: 'Theirs' } });
    await save(page).click();
    return page.getByRole('dialog', { name: 'This invoice was changed' });
  }

  it('is asked about', async () => {
    const invoice = await aStoredInvoice(seller);
    await expectStateWorks({
      by: seller,
      path: edit(invoice),
      show: async (page) => (await collide(page, invoice)).waitFor(),
    });
  });

  it.each([
    ['Reload', 'Theirs'],
    ['Overwrite', 'Mine'],
  ])('%s leaves %s', async (choice, city) => {
    const invoice = await aStoredInvoice(seller);
    const { page } = await openWindow(browser, { by: seller });
    await page.goto(edit(invoice));
    const dialog = await collide(page, invoice);
    await dialog.getByRole('button', { name: choice }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('City').inputValue()).toBe(city);
    await page.getByText('All changes saved').waitFor();
    expect((await seller.call<Invoice>('GET', `/invoices/${invoice.id}`)).body.billingCity).toBe(city);
  });
});

it('writes and saves an invoice by keyboard alone', async () => {
  const { page, complaints } = await openWindow(browser, { by: seller });
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
    const line = page.getByRole('listitem', { name: `Line ${number}`, exact: true });
    await expect.poll(() => isFocused(line.getByLabel('Short Description'))).toBe(true);
    await keyboard.type(name);
    await tabTo(page, line.getByLabel('Quantity'));
    await keyboard.type('2');
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
  expect(invoice).toMatchObject({ customerId: customer.id, billingProvince: 'QC' });
  expect(complaints).toEqual([]);
});

it('carries 200 lines on a desktop and on a phone', async () => {
  const invoice = await aStoredInvoice(seller, {
    items: Array.from({ length: MAX_ITEMS }, (_, index) => ({
      name: `${LONG} ${index}`,
      quantity: 1,
      rate: 12_345.67,
    })),
  });
  await expectStateWorks({
    by: seller,
    path: edit(invoice),
    show: async (page) => {
      await tab(page, 'Line Items').click();
      const last = page.getByRole('listitem', { name: `Line ${MAX_ITEMS}`, exact: true });
      await last.getByLabel('Short Description').fill('The very last one');
      await page.locator('.invoice-document').getByText('The very last one').waitFor();
      await page.getByText('This one is full').waitFor();
    },
  });
});

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until the focus is there; fails where it never gets. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
