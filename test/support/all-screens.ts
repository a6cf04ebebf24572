import type { InvoiceInput } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';
import { aFiling } from './a-filing.ts';
import { aCustomerWithCard, anInvoiceChargedLater } from './a-saved-card.ts';
import { aScheduledSeries, aStoredSeries, heldBack } from './a-series.ts';
import { anAppointment } from './an-appointment.ts';
import { anAccountantOf, anInvitation } from './an-employee.ts';
import { anInvoiceChargedNoMore, anInvoiceToSaveWith } from './charged-invoices.ts';
import {
  aCustomer,
  anAdministrator,
  anUnverifiedPerson,
  aPerson,
  aPersonNamed,
  aPersonTakingCards,
  aProduct,
  aPublishedEstimate,
  aSentInvoice,
  aStoredEstimate,
  aStoredInvoice,
  type Person,
} from './given.ts';
import { at, scheduleOf } from './schedule-page.ts';

let seller: Person;
let charger: Person;
let newcomer: Person;
let unproven: Person;
let admin: Person;
let accountant: Person;
const ids = new Map<string, string>();

/** Stores the people and records that the screens show. */
export async function givenScreens(): Promise<void> {
  [seller, charger, newcomer, unproven, admin] = await Promise.all([
    aPersonTakingCards(),
    aPersonTakingCards(),
    aPerson(),
    anUnverifiedPerson(),
    anAdministrator(),
  ]);
  const { id } = await aCustomer(seller, { name: LONG, email: `${'x'.repeat(50)}@example.com`, city: LONG });
  ids.set('customer', id);
  await Promise.all([givenInvoices(id), givenEstimates(id), givenSeries(id), givenRecords(id), givenCards()]);
}

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

async function givenEstimates(customerId: string): Promise<void> {
  const long = { billingName: LONG_NAME, customerId, invoiceNumber: `EST-${'1234567890'.repeat(4)}` };
  const draft = await aStoredEstimate(seller, { ...long, additionalNotes: LONG });
  ids.set('draft estimate', draft.id);
  const items = [{ name: LONG, description: LONG, quantity: 1, rate: 99_999_999.99 }];
  const sent = await aPublishedEstimate(seller, { billingName: LONG, items });
  ids.set('estimate', sent.id);
  for (const decision of ['accepted', 'declined']) {
    const { id } = await aPublishedEstimate(seller, { billingName: LONG_NAME });
    await seller.call('POST', `/estimates/${id}/decision`, { body: { decision, way: 'other', reference: LONG } });
    ids.set(`${decision} estimate`, id);
  }
}

async function givenSeries(customerId: string): Promise<void> {
  const items = [{ name: LONG, description: `${LONG} {month}`, quantity: 1, rate: 99_999_999.99 }];
  const { id } = await aScheduledSeries(seller, { billingName: LONG, items, additionalNotes: LONG });
  await heldBack(seller, id);
  ids.set('series', id);
  await aStoredSeries(seller, { billingName: LONG_NAME, customerId });
}

/** A year whose return was filed, and to which an invoice was added since. */
const YEAR = { from: '2025-01-01', to: '2025-12-31' };

async function givenCards(): Promise<void> {
  const company = { name: LONG_NAME, address: LONG, country: 'Canada', email: 'cards@example.com' };
  const taxRegistrations = { GST: '84512 3397 RT0001', QST: '1208741659 TQ0001' };
  await charger.call('POST', '/companies', { body: { ...company, taxRegistrations } });
  await aFiling(charger, YEAR);
  await aSentInvoice(charger, { billingName: LONG, billingProvince: 'QC', issueDate: '2025-12-01' });
  const { customer } = await aCustomerWithCard(charger, { name: LONG_NAME, text: LONG });
  ids.set('customer with a card', customer.id);
  ids.set('planned charge', (await anInvoiceChargedLater(charger)).invoice.id);
  ids.set('failed charge', (await anInvoiceChargedNoMore(charger)).id);
  for (const language of ['en', 'fr'] as const) {
    const { id } = await anInvoiceToSaveWith(charger, { language, billingName: LONG_NAME });
    ids.set(`card to save, ${language}`, id);
  }
}

async function givenRecords(customerId: string): Promise<void> {
  await aProduct(seller, { shortDescription: LONG, detailedDescription: LONG, price: 9_999_999.99 });
  const invited = await aPersonNamed(LONG, 'Élan');
  await invited.call('POST', '/payment-settings/card-request');
  for (const { email } of [newcomer, invited]) await anInvitation(seller, email);
  accountant = await anAccountantOf(seller);
  await anAppointment(seller, { startTime: at('10:00'), title: LONG_NAME });
  const late = { customerId, startTime: at('23:30'), title: LONG, notes: LONG, duration: 60 };
  const { id } = await anAppointment(seller, late);
  ids.set('appointment', id);
}

/** The id of a record of the screens, such as `SENT` for an invoice with that status. */
export const idOf = (name: string) => ids.get(name) ?? name;

/** A screen as it usually looks. */
export type ShownScreen = {
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
const asCharger = () => charger;

/** Every screen; `givenScreens` stores what they show. */
export const SCREENS: ShownScreen[] = [
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
  {
    name: 'invoice’s page for an accountant',
    path: () => `/invoices/${idOf('SENT')}`,
    shows: 'Show Payments',
    by: () => accountant,
  },
  { name: 'estimates', path: () => '/estimates', shows: '4 total estimates', by: asSeller, list: 'Estimates' },
  { name: 'new estimate', path: () => '/estimates/create', shows: 'New Estimate', by: asSeller },
  { name: 'estimate', path: () => `/estimates/${idOf('draft estimate')}/edit`, shows: 'Edit Estimate', by: asSeller },
  { name: 'estimate’s page', path: () => `/estimates/${idOf('estimate')}`, shows: 'Timeline', by: asSeller },
  {
    name: 'accepted estimate’s page',
    path: () => `/estimates/${idOf('accepted estimate')}`,
    shows: 'Make Invoice',
    by: asSeller,
  },
  {
    name: 'recurring invoices',
    path: () => '/invoices/recurring',
    shows: '2 total recurring invoices',
    by: asSeller,
    list: 'Recurring Invoices',
  },
  {
    name: 'new recurring invoice',
    path: () => '/invoices/recurring/create',
    shows: 'New Recurring Invoice',
    by: asSeller,
  },
  {
    name: 'recurring invoice',
    path: () => `/invoices/recurring/${idOf('series')}/edit`,
    shows: 'Edit Recurring Invoice',
    by: asSeller,
  },
  {
    name: 'recurring invoice’s page',
    path: () => `/invoices/recurring/${idOf('series')}`,
    shows: 'Next Invoices',
    by: asSeller,
  },
  { name: 'pay page', path: () => `/pay/${idOf('SENT')}`, shows: /^Pay Now/ },
  { name: 'pay page that saves a card', path: () => `/pay/${idOf('card to save, en')}`, shows: /^Save this card/ },
  { name: 'pay page that saves a card, French', path: () => `/pay/${idOf('card to save, fr')}`, shows: /^Enregistrer/ },
  { name: 'pay page with a saved card', path: () => `/pay/${idOf('planned charge')}`, shows: /now instead$/ },
  {
    name: 'invoice’s page with a charge',
    path: () => `/invoices/${idOf('planned charge')}`,
    shows: 'Stop Charging',
    by: asCharger,
  },
  {
    name: 'invoice’s page with a failed charge',
    path: () => `/invoices/${idOf('failed charge')}`,
    shows: 'Try Again',
    by: asCharger,
  },
  {
    name: 'customer’s page with a card',
    path: () => `/customers/${idOf('customer with a card')}`,
    shows: 'Remove Card',
    by: asCharger,
  },
  { name: 'customers', path: () => '/customers', shows: '2 total customers', by: asSeller, list: 'Customers' },
  { name: 'customer’s page', path: () => `/customers/${idOf('customer')}`, shows: 'Last payment', by: asSeller },
  { name: 'products', path: () => '/products', shows: '1 product', by: asSeller, list: 'Products' },
  { name: 'employees', path: () => '/employees', shows: '3 total employees', by: asSeller, list: 'Employees' },
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
  { name: 'taxes', path: () => '/reports?from=2026-01-01&to=2026-12-31', shows: 'Net tax (205 − 208)', by: asCharger },
  { name: 'taxes, filed', path: () => `/reports?${new URLSearchParams(YEAR)}`, shows: 'Show Changes', by: asCharger },
  { name: 'taxes without an account', path: () => '/reports', shows: 'Enter Your Number', by: asSeller },
  { name: 'aging', path: () => '/reports?tab=aging', shows: 'By days after the due date', by: asSeller },
  { name: 'files', path: () => '/reports?tab=files', shows: 'What customers owe', by: asSeller },
  { name: 'income', path: () => '/reports?tab=income', shows: 'Billed counts on the issue date', by: asSeller },
  {
    name: 'income by customer',
    path: () => '/reports?tab=income&by=customer',
    shows: 'Billed counts on the issue date',
    by: asSeller,
  },
  { name: 'activity', path: () => '/activity', shows: 'Activity', by: asSeller, list: 'Activity' },
  { name: 'profile', path: () => '/profile', shows: 'Profile Settings', by: asSeller },
  { name: 'security', path: () => '/profile?tab=security', shows: 'This device', by: asSeller },
  {
    name: 'businesses',
    path: () => `/admin/businesses?search=${LONG}`,
    shows: /business(es)?$/,
    by: () => admin,
    list: 'Businesses',
  },
  { name: 'card requests', path: () => '/admin/card-requests', shows: 'Open', by: () => admin, list: 'Card Requests' },
  { name: 'users', path: () => `/admin/users?search=${LONG}`, shows: /users$/, by: () => admin, list: 'Users' },
];
