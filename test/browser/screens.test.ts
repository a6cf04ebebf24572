import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { anInvitation } from '#test/support/an-employee.ts';
import { expectAccessible, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { changeLook } from '#test/support/change-look.ts';
import {
  aCustomer,
  anUnverifiedPerson,
  aPerson,
  aPersonTakingCards,
  aProduct,
  aStoredInvoice,
  type Person,
  theAdministrator,
} from '#test/support/given.ts';
import { ALL_WIDTHS, layoutFaults } from '#test/support/layout-faults.ts';
import { at, scheduleOf } from '#test/support/schedule-page.ts';

let browser: Browser;
let seller: Person;
let newcomer: Person;
let unproven: Person;
let admin: Person;
const ids = new Map<string, string>();

beforeAll(async () => {
  [browser, seller, newcomer, unproven, admin] = await Promise.all([
    startBrowser(),
    aPersonTakingCards(),
    aPerson(),
    anUnverifiedPerson(),
    theAdministrator(),
  ]);
  const { id } = await aCustomer(seller, { name: LONG, email: `${'x'.repeat(50)}@example.com`, city: LONG });
  ids.set('customer', id);
  await Promise.all([givenInvoices(id), givenRecords(id)]);
});

/** Words too long for any column. */
const LONG = 'Averylongnamewithoutanyspaceinit'.repeat(3);
const LONG_NAME = 'Northern Lights Landscaping and Design Incorporated of Saskatchewan';

async function givenInvoices(customerId: string): Promise<void> {
  const changes: Record<InvoiceStatus, Partial<InvoiceInput>> = {
    DRAFT: { billingName: LONG },
    SENT: { invoiceNumber: `INV-${'1234567890'.repeat(4)}`, billingName: LONG_NAME, additionalNotes: LONG },
    OVERDUE: { billingName: LONG_NAME, customerId, invoiceNumber: `NO-${'1234567890'.repeat(4)}` },
    PAID: { items: [{ name: LONG, description: LONG, quantity: 1, rate: 99_999_999.99 }], customerId },
    CANCELLED: {},
  };
  for (const status of INVOICE_STATUSES) {
    const { id } = await aStoredInvoice(seller, { taxValue: 5, ...changes[status] });
    if (status !== 'DRAFT') await seller.call('PATCH', `/invoices/${id}`, { body: { status } });
    ids.set(status, id);
  }
}

async function givenRecords(customerId: string): Promise<void> {
  await aProduct(seller, { shortDescription: LONG, detailedDescription: LONG, price: 9_999_999.99 });
  await anInvitation(seller, newcomer.email);
  await anAppointment(seller, { customerId, startTime: at('23:30'), title: LONG, notes: LONG, duration: 60 });
  const { id } = await anAppointment(seller, { startTime: at('10:00'), title: LONG_NAME });
  ids.set('appointment', id);
}

const idOf = (name: string) => ids.get(name) ?? name;

type Screen = {
  name: string;
  path: () => string;
  /** Text that the screen shows once it has loaded. */
  shows: string | RegExp;
  /** Who views it; an anonymous visitor by default. */
  by?: () => Person;
  /** Name of the list whose first entry a phone shows without scrolling. */
  list?: string;
  /** Part of the tab's title; the screen then has one heading of the first level. */
  title?: string;
  /** Whether it fits a desktop's window without scrolling. */
  fits?: boolean;
};

const asSeller = () => seller;

const SCREENS: Screen[] = [
  { name: 'sign in', path: () => '/login', shows: 'Please enter your details', fits: true },
  { name: 'register', path: () => '/register', shows: 'Create account', fits: true },
  { name: 'forgotten password', path: () => '/forgot-password', shows: /reset/i, fits: true },
  { name: 'new password', path: () => '/reset-password?token=unknown', shows: /at least 8 characters/ },
  { name: 'confirm email', path: () => '/verify-email?token=unknown', shows: 'Confirm Email' },
  { name: 'about', path: () => '/about', shows: 'Our Values', title: 'About' },
  { name: 'contact', path: () => '/contact', shows: 'Send Message', title: 'Get in Touch' },
  {
    name: 'questions',
    path: () => '/faq',
    shows: 'Can my customers pay by credit card?',
    title: 'Frequently Asked Questions',
  },
  {
    name: 'licence',
    path: () => '/license-agreement',
    shows: 'Limitation of Liability',
    title: 'User License Agreement',
  },
  { name: 'privacy', path: () => '/privacy-policy', shows: 'International Transfers', title: 'Privacy Policy' },
  {
    name: 'unknown path',
    path: () => '/nothing-here',
    shows: 'Oops! The page you are looking for does not exist.',
    title: 'Page Not Found',
  },
  { name: 'invoices', path: () => '/invoices', shows: '5 total invoices', by: asSeller, list: 'Invoices' },
  { name: 'unconfirmed email', path: () => '/invoices', shows: 'Send again', by: () => unproven },
  { name: 'new invoice', path: () => '/invoices/create', shows: 'Create New Invoice', by: asSeller },
  { name: 'invoice', path: () => `/invoices/${idOf('SENT')}/edit`, shows: 'Edit Invoice', by: asSeller },
  { name: 'invoice’s page', path: () => `/invoices/${idOf('SENT')}`, shows: 'Timeline', by: asSeller },
  { name: 'pay page', path: () => `/pay/${idOf('SENT')}`, shows: /^Pay Now/ },
  { name: 'customers', path: () => '/customers', shows: '2 total customers', by: asSeller, list: 'Customers' },
  { name: 'customer’s page', path: () => `/customers/${idOf('customer')}`, shows: 'Last payment', by: asSeller },
  { name: 'products', path: () => '/products', shows: '1 product', by: asSeller, list: 'Products' },
  { name: 'employees', path: () => '/employees', shows: '1 employee', by: asSeller, list: 'Employees' },
  { name: 'schedule', path: () => scheduleOf(1), shows: '2 appointments', by: asSeller, list: 'Appointments' },
  { name: 'appointment', path: () => `/appointments/${idOf('appointment')}`, shows: 'Details', by: asSeller },
  { name: 'company', path: () => '/company', shows: 'Save Changes', by: asSeller },
  { name: 'payment settings', path: () => '/payment-settings', shows: 'Bank Name', by: asSeller },
  { name: 'cards', path: () => '/payment-settings?tab=integration', shows: 'Disconnect', by: asSeller },
  { name: 'reminders', path: () => '/payment-settings?tab=reminders', shows: 'Send reminders', by: asSeller },
  {
    name: 'cards, not allowed',
    path: () => '/payment-settings?tab=integration',
    shows: 'Credit Card Payments Disabled',
    by: () => newcomer,
  },
  { name: 'activity', path: () => '/activity', shows: 'Activity', by: asSeller, list: 'Activity' },
  { name: 'profile', path: () => '/profile', shows: 'Profile Settings', by: asSeller },
  { name: 'security', path: () => '/profile?tab=security', shows: 'This device', by: asSeller },
  { name: 'users', path: () => '/admin/users', shows: /total users$/, by: () => admin, list: 'Users' },
];

describe.each(SCREENS)('$name', ({ path, shows, by, list, title, fits }) => {
  it('is readable at every width, in light and dark mode', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by: by?.() });
    await page.goto(path());
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    if (title) {
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toContain(title);
    }
    if (fits) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(WIDTHS.desktop.height);
    for (const width of ALL_WIDTHS) {
      const isPhone = width < 768;
      const { height } = isPhone ? WIDTHS.phone : WIDTHS.desktop;
      await changeLook(page, { width, height }, isPhone ? 'dark' : 'light');
      expect({ width, faults: await layoutFaults(page) }).toEqual({ width, faults: [] });
      if (width === WIDTHS.phone.width && list) await expectFirstEntryInSight(page, list);
      if (width === WIDTHS.phone.width || width === WIDTHS.desktop.width) await expectAccessible(page);
    }
    expect(consoleErrors).toEqual([]);
  });
});

/** Height in px of the part of an entry that identifies it. */
const TELLING_PX = 90;

/** Fails when the first entry of a list is not visible above a phone's bottom bar without scrolling. */
async function expectFirstEntryInSight(page: Page, name: string): Promise<void> {
  const entry = await page.getByRole('list', { name, exact: true }).getByRole('listitem').first().boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  expect((entry?.y ?? Number.NaN) + TELLING_PX).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
}

it('serves every page with the content security policy', async () => {
  const { page } = await openWindow(browser);
  for (const path of ['/login', `/pay/${idOf('SENT')}`]) {
    const headers = (await page.goto(path))?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
