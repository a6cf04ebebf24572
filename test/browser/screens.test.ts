import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { expectAccessible, expectNoSidewaysScroll, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { productUrl } from '#test/support/client.ts';
import { anInvoice, aPerson, aPersonTakingCards, PASSWORD, type Person } from '#test/support/given.ts';

let browser: Browser;
let seller: Person;
let newcomer: Person;
const invoices = new Map<string, string>();

beforeAll(async () => {
  [browser, seller, newcomer] = await Promise.all([startBrowser(), aPersonTakingCards(), aPerson()]);
  await seller.call('POST', '/companies', {
    body: {
      name: 'Prairie Studio Ltd.',
      address: '128 8 Avenue SW',
      city: 'Calgary',
      zip: 'T2P 1B3',
      country: 'Canada',
    },
  });
  for (const status of ['DRAFT', 'SENT', 'OVERDUE', 'PAID', 'CANCELLED'] as const) await anInvoiceThatIs(status);
  const { body } = await newcomer.call<Invoice>('POST', '/invoices', { body: anInvoice() });
  invoices.set('no cards', body.id);
  const long = anInvoice({
    billingName: 'Averylongcompanynamewithoutanyspaceinit'.repeat(3),
    items: Array.from({ length: 200 }, (_, index) => ({
      name: `Line ${index} ${'x'.repeat(60)}`,
      quantity: 1,
      rate: 12_345.67,
    })),
  });
  invoices.set('200 lines', (await seller.call<Invoice>('POST', '/invoices', { body: long })).body.id);
});
afterAll(() => browser.close());

async function anInvoiceThatIs(status: InvoiceStatus): Promise<void> {
  const { body } = await seller.call<Invoice>('POST', '/invoices', { body: anInvoice({ taxValue: 5 }) });
  if (status !== 'DRAFT') await seller.call('PATCH', `/invoices/${body.id}`, { body: { status } });
  invoices.set(status, body.id);
}

const idOf = (name: string) => invoices.get(name) ?? name;

type Screen = [name: string, path: () => string, shows: string | RegExp, by?: () => Person];

const SCREENS: Screen[] = [
  ['sign in', () => '/login', 'Please enter your details'],
  ['register', () => '/register', 'Create account'],
  ['unknown path', () => '/nothing-here', 'Oops! The page you are looking for does not exist.'],
  ['pay page of a draft', () => `/pay/${idOf('DRAFT')}`, 'Pay Now'],
  ['pay page of a sent invoice', () => `/pay/${idOf('SENT')}`, 'Pay Now'],
  ['pay page of an overdue invoice', () => `/pay/${idOf('OVERDUE')}`, /Overdue/],
  ['pay page of a paid invoice', () => `/pay/${idOf('PAID')}`, /Paid on/],
  ['pay page of a cancelled invoice', () => `/pay/${idOf('CANCELLED')}`, 'This invoice was cancelled'],
  ['pay page without cards', () => `/pay/${idOf('no cards')}`, 'Setup Credit Card Payments Disabled'],
  ['pay page of 200 lines', () => `/pay/${idOf('200 lines')}`, /Line 0 /],
  ['invoice list', () => '/invoices', 'total invoices', () => seller],
  ['editor of a new invoice', () => '/invoices/create', 'Create New Invoice', () => seller],
  ['editor of an invoice', () => `/invoices/${idOf('SENT')}/edit`, 'Edit Invoice', () => seller],
  ['payment settings, connected', () => '/payment-settings?tab=integration', 'Disconnect', () => seller],
  [
    'payment settings, disabled',
    () => '/payment-settings?tab=integration',
    'Credit Card Payments Disabled',
    () => newcomer,
  ],
];

describe.each(SCREENS)('%s', (_, path, shows, by) => {
  it.each([
    ['a desktop in light', WIDTHS.desktop, false],
    ['a phone in dark', WIDTHS.phone, true],
  ])('works on %s', async (_device, size, dark) => {
    const { page, context, complaints } = await openWindow(browser, { size, dark });
    try {
      if (by) {
        await page.goto('/login');
        await page.getByLabel('Email').fill(by().email);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
      }
      await page.goto(path());
      await page.getByText(shows).first().waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

describe('the pay page', () => {
  it('says so when there is no such invoice', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(`/pay/${'A'.repeat(22)}`);
    await page.getByText('Invoice not found').waitFor();
    await page.getByText("The invoice you're looking for doesn't exist").waitFor();
    await context.close();
  });

  it('offers to reload when the API does not answer, and then shows the invoice', async () => {
    const { page, context } = await openWindow(browser);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`/pay/${idOf('SENT')}`);
    await page.getByText('Please try again later or reload the page').waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Pay Now' }).waitFor();
    await context.close();
  });

  it('says so when paying cannot begin, and lets the payer try again', async () => {
    const { page, context } = await openWindow(browser);
    await page.route('**/payment', (route) => route.fulfill({ status: 502, json: { message: 'down' } }));
    await page.goto(`/pay/${idOf('SENT')}`);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await page.getByText('Failed to initiate payment. Please try again.').waitFor();
    expect(await page.getByRole('button', { name: 'Pay Now' }).isEnabled()).toBe(true);
    await context.close();
  });

  it('tells a payer who turned back that nothing was charged', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(`/pay/${idOf('SENT')}`);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You have not been charged').first().waitFor();
    await context.close();
  });
});

describe('signing in', () => {
  it('refuses a wrong password with its text, and takes the right one', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto('/login');
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid email or password. Please try again.').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    expect(await page.getByText('Invalid email or password. Please try again.').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
    await context.close();
  });

  it('is asked of whoever opens a screen of the app, who then comes back to it', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(`/invoices/${idOf('SENT')}/edit`);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(seller.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Edit Invoice' }).waitFor();
    await context.close();
  });
});

it('serves every page under the content policy', async () => {
  const { page, context } = await openWindow(browser);
  for (const path of ['/login', `/pay/${idOf('SENT')}`]) {
    const headers = (await page.goto(path))?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  await context.close();
});

it('keeps the focus in the search box while the list follows what is typed', async () => {
  const { page, context } = await openWindow(browser);
  await page.goto('/login');
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  await page.reload();
  const search = page.getByPlaceholder('Search invoices...');
  await search.click();
  await page.keyboard.type('INV');
  await page.waitForURL(/search=INV/);
  await page.keyboard.type('-1');
  await page.waitForURL(/search=INV-1/);
  expect(await search.inputValue()).toBe('INV-1');
  await context.close();
});

it('shows the day of payment alike in every zone', async () => {
  const { body } = await seller.call<{ paidAt: string }>('GET', `/invoices/${idOf('PAID')}/public`);
  const day = String(Number(body.paidAt.slice(8, 10))).padStart(2, '0');
  for (const timezoneId of ['America/Vancouver', 'Asia/Tokyo']) {
    const context = await browser.newContext({ baseURL: productUrl(), timezoneId });
    const page = await context.newPage();
    await page.goto(`/pay/${idOf('PAID')}`);
    const text = await page
      .getByText(/^Paid on/)
      .first()
      .textContent();
    expect(text, timezoneId).toMatch(new RegExp(`Paid on \\w+ ${day}, ${body.paidAt.slice(0, 4)}`));
    await context.close();
  }
});
