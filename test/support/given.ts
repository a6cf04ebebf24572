import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { Customer, CustomerInput } from '#shared/customer/schema.ts';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { PaymentInput } from '#shared/ledger/schema.ts';
import type { Product, ProductInput } from '#shared/product/schema.ts';
import type { Receipt, ReceiptInput } from '#shared/receipt/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { type ApiResponse, type CallOptions, call } from './client.ts';
import { verificationMailsTo } from './outbox.ts';
import { registerConfirmed } from './register-confirmed.ts';

/** A signed-in person who calls the API. */
export type Person = SessionUser & {
  token: string;
  refreshToken: string;
  call: <Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ) => Promise<ApiResponse<Body>>;
};

export const PASSWORD = 'correct-horse-1';
/** The time zone that a business starts with; the response of a registration has none. */
const TIME_ZONE = 'America/Edmonton';
let people = 0;

/** A person as they are after registering and confirming their email, who owns an empty business. */
export async function aPerson(): Promise<Person> {
  const { user, ...session } = await registerConfirmed(aPersonalEmail(), PASSWORD);
  return withSession({ ...user, timeZone: TIME_ZONE }, session);
}

/** A newly registered person who has not confirmed their email. */
export async function anUnverifiedPerson(): Promise<Person> {
  const body = { email: aPersonalEmail(), password: PASSWORD };
  const registered = await call<SessionUser>('POST', '/users', { body });
  if (registered.status !== 201) throw new Error(`Registering returned ${registered.status}`);
  return withSession({ ...registered.body, timeZone: TIME_ZONE }, await signIn(body.email, PASSWORD));
}

function aPersonalEmail(): string {
  people += 1;
  return `person-${people}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** The newest confirmation code and link token emailed to an address. */
export async function verificationOf(email: string): Promise<{ code: string; token: string }> {
  for (const { text } of await verificationMailsTo(email)) {
    const [, code] = /Code\u00a0?: (\d{6})/.exec(text) ?? [];
    const [, token] = /\/verify-email\?token=([\w-]+)/.exec(text) ?? [];
    if (code && token) return { code, token };
  }
  throw new Error('No code was emailed');
}

/** A person whose business is ready to send invoices: it has a name, an address and a way to be paid. */
export async function aPersonReadyToSend(): Promise<Person> {
  const person = await aPerson();
  const entered = await Promise.all([
    person.call('POST', '/companies', {
      body: { name: 'Prairie Studio Ltd.', address: '12 Main St', email: 'studio@example.com' },
    }),
    person.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com' } }),
  ]);
  if (entered.some(({ status }) => status !== 201))
    throw new Error(`Setting up the business failed: ${JSON.stringify(entered)}`);
  return person;
}

/** A person who has entered a name. */
export async function aPersonNamed(firstName: string, lastName: string): Promise<Person> {
  const person = await aPerson();
  await person.call('PATCH', '/profile', { body: { firstName, lastName } });
  return person;
}

/** Signs in an existing person. */
export async function signedIn(email: string, password: string): Promise<Person> {
  const person = withSession({ email }, await signIn(email, password));
  const { body } = await person.call<SessionUser>('GET', '/auth/profile');
  return { ...person, ...body };
}

/** Today in a person's business, after which its files are named. */
export async function todayOf(person: Person): Promise<CalendarDay> {
  const { body } = await person.call<SessionUser>('GET', '/auth/profile');
  return dayIn(body.timeZone, new Date());
}

type Session = Pick<Person, 'token' | 'refreshToken'>;

async function signIn(email: string, password: string): Promise<Session> {
  const body = { email, password };
  const session = await call<{ access_token: string; refresh_token: string }>('POST', '/auth/login', { body });
  if (session.status !== 200) throw new Error(`Signing in returned ${session.status}`);
  return { token: session.body.access_token, refreshToken: session.body.refresh_token };
}

/** A user who calls the API in a session. */
function withSession<User extends { email: string }>(user: User, session: Session) {
  const asThem: Person['call'] = (method, path, options) => call(method, path, { token: session.token, ...options });
  return { ...user, ...session, call: asThem };
}

/** The demo data's administrator. */
export function theAdministrator(): Promise<Person> {
  return signedIn('admin@demo.test', 'demo-1234');
}

/** A new person, made an administrator by the demo data's administrator. */
export async function anAdministrator(): Promise<Person> {
  const [person, admin] = await Promise.all([aPerson(), theAdministrator()]);
  const { status } = await admin.call('PATCH', `/admin/users/${person.id}/role`, { body: { role: 'ADMIN' } });
  if (status !== 200) throw new Error(`Making an administrator returned ${status}`);
  return { ...person, role: 'ADMIN' };
}

/** A person whose business takes card payments. */
export async function aPersonTakingCards(): Promise<Person> {
  const [person, admin] = [await aPerson(), await theAdministrator()];
  await admin.call('PATCH', `/admin/users/${person.id}/payment-integration`, { body: { enabled: true } });
  const { body } = await person.call<{ url: string }>('GET', '/stripe/connect');
  await fetch(body.url, { method: 'POST', body: new URLSearchParams({ action: 'finish' }), redirect: 'manual' });
  const status = await person.call<{ connected: boolean }>('GET', '/stripe/status');
  if (!status.body.connected) throw new Error('Stripe did not connect');
  return person;
}

/** A unique phone number. */
export function aPhoneNumber(): string {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  return `+1 403 ${2 + Math.floor(Math.random() * 7)}${digits.slice(1, 3)} ${digits.slice(3)}`;
}

let numbers = 0;

/** Input for a complete, valid invoice with a unique number. */
export function anInvoice(changes: Partial<InvoiceInput> = {}): InvoiceInput {
  numbers += 1;
  return {
    invoiceNumber: `INV-${numbers}-${crypto.randomUUID().slice(0, 8)}`,
    issueDate: '2026-03-01',
    // Far in the future, so that no test's overdue sweep touches it.
    dueDate: '2999-12-31',
    currency: 'CAD',
    paymentMethod: 'card',
    paymentTerms: 'Payment is due within 30 days of the invoice date.',
    billingName: 'Café Léger',
    // Each invoice has its own recipient, because a recipient gets only a few messages a day.
    billingEmail: `billing-${crypto.randomUUID().slice(0, 8)}@example.com`,
    billingPhone: aPhoneNumber(),
    items: [{ name: 'Design', quantity: 2, rate: 100 }],
    ...changes,
  };
}

/** Input to record a payment of 200.00 CAD. */
export function aPayment(changes: Partial<PaymentInput> = {}): PaymentInput {
  return { id: crypto.randomUUID(), method: 'e-transfer', amount: 200, paidOn: '2026-03-02', ...changes };
}

/** 100.00 CAD that a customer paid once; by default all of it is credit. */
export function aReceipt({
  customerId,
  ...changes
}: Partial<ReceiptInput> & Pick<ReceiptInput, 'customerId'>): ReceiptInput {
  const money = { method: 'e-transfer', amount: 100, currency: 'CAD', paidOn: '2026-03-02' } as const;
  return { id: crypto.randomUUID(), customerId, ...money, applications: [], ...changes };
}

/** A stored receipt with the name of its customer, a new one unless given. */
export async function aStoredReceipt(
  by: Person,
  changes: Partial<ReceiptInput> = {},
): Promise<Receipt & { readonly customer: string }> {
  const { id: customerId, name: customer } = changes.customerId
    ? { id: changes.customerId, name: '' }
    : await aCustomer(by);
  const { status, body } = await by.call<Receipt>('POST', '/receipts', { body: aReceipt({ customerId, ...changes }) });
  if (status !== 200) throw new Error(`Recording a receipt returned ${status}: ${JSON.stringify(body)}`);
  return { ...body, customer };
}

/** A stored invoice; by default a DRAFT of 200.00 CAD. */
export async function aStoredInvoice(by: Person, changes: Partial<InvoiceInput> = {}): Promise<Invoice> {
  const { status, body } = await by.call<Invoice>('POST', '/invoices', { body: anInvoice(changes) });
  if (status !== 201) throw new Error(`Creating an invoice returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A stored invoice with status SENT, which can be paid. */
export async function aSentInvoice(by: Person, changes: Partial<InvoiceInput> = {}): Promise<Invoice> {
  const { id } = await aStoredInvoice(by, changes);
  const { status, body } = await by.call<Invoice>('PATCH', `/invoices/${id}`, { body: { status: 'SENT' } });
  if (status !== 200) throw new Error(`Sending an invoice returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** An estimate to a new address, valid for a long time, as a screen would send it. */
export function anEstimate(changes: Partial<EstimateInput> = {}): EstimateInput {
  const { paymentMethod: _method, status: _status, ...content } = anInvoice();
  const number = `EST-${crypto.randomUUID().slice(0, 8)}`;
  const { isDeposit: _deposit, reminders: _reminders, ...document } = content;
  return {
    ...document,
    invoiceNumber: number,
    dueDate: '2099-12-31',
    billingEmail: `estimate-${crypto.randomUUID().slice(0, 8)}@example.com`,
    ...changes,
  };
}

/** A draft estimate. */
export async function aStoredEstimate(by: Person, changes: Partial<EstimateInput> = {}): Promise<Estimate> {
  const stored = await by.call<Estimate>('POST', '/estimates', { body: anEstimate(changes) });
  if (stored.status !== 201) throw new Error(`Storing an estimate returned ${JSON.stringify(stored)}`);
  return stored.body;
}

/** An estimate that was published at its link. */
export async function aPublishedEstimate(
  by: Person,
  changes: Partial<EstimateInput> = {},
): Promise<Estimate & { readonly link: string }> {
  const { id } = await aStoredEstimate(by, changes);
  const { status, body } = await by.call<Estimate>('POST', `/estimates/${id}/link`);
  const { link } = body;
  if (!link) throw new Error(`Publishing an estimate returned ${status}`);
  return { ...body, link };
}

/** An estimate that its recipient accepted. */
export async function anAcceptedEstimate(by: Person, changes: Partial<EstimateInput> = {}) {
  const estimate = await aPublishedEstimate(by, changes);
  const { status } = await call('POST', `/estimates/${estimate.link}/acceptance`, { body: { name: 'Mai Tran' } });
  if (status !== 200) throw new Error(`Accepting an estimate returned ${status}`);
  return estimate;
}

/** A stored customer; by default Café Léger in Montréal. */
export async function aCustomer(by: Person, changes: Partial<CustomerInput> = {}): Promise<Customer> {
  const customer: CustomerInput = {
    name: 'Café Léger',
    email: 'billing@example.com',
    phone: '+1 514 555 0100',
    address: '410 rue Saint-Paul',
    city: 'Montréal',
    state: 'QC',
    zip: 'H2Y 1H2',
    country: 'Canada',
    ...changes,
  };
  const { status, body } = await by.call<Customer>('POST', '/customers', { body: customer });
  if (status !== 201) throw new Error(`Adding a customer returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A stored product; by default Logo design for 450.00. */
export async function aProduct(by: Person, changes: Partial<ProductInput> = {}): Promise<Product> {
  const product: ProductInput = {
    shortDescription: 'Logo design',
    detailedDescription: 'A logo in three sizes, in colour and in black',
    price: 450,
    ...changes,
  };
  const { status, body } = await by.call<Product>('POST', '/products', { body: product });
  if (status !== 201) throw new Error(`Adding a product returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A payer's claim to have sent an e-Transfer for an invoice; the business needs an e-Transfer address. */
export async function aClaim(by: Person, invoiceId: string): Promise<{ status: number; claimId: string | undefined }> {
  const body = { method: 'e-transfer', reference: 'CA1b2c3' };
  const { status } = await call('POST', `/invoices/${invoiceId}/payment-claims`, { body });
  return { status, claimId: (await by.call<Invoice>('GET', `/invoices/${invoiceId}`)).body.claim?.id };
}
