import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { expectScreenWorks, openWindow, startBrowser } from '#test/support/browser.ts';
import { anInvoice, aPerson, aPersonTakingCards, PASSWORD, type Person } from '#test/support/given.ts';

let browser: Browser;
let seller: Person;
let newcomer: Person;
const invoices = new Map<string, string>();

beforeAll(async () => {
  [browser, seller, newcomer] = await Promise.all([startBrowser(), aPersonTakingCards(), aPerson()]);
  for (const status of ['DRAFT', 'SENT', 'OVERDUE', 'PAID', 'CANCELLED'] as const) await anInvoiceThatIs(status);
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
  it('works on a desktop in light and on a phone in dark', async () => {
    await expectScreenWorks(browser, { path: path(), shows, by: by?.() });
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
