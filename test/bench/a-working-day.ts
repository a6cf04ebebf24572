import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { dataUrl, png, pngChunk, pngHeader } from '#test/support/images.ts';
import type { Caller } from './counted-calls.ts';

const PASSWORD = 'correct-horse-1';
const ADMINISTRATOR = { email: 'admin@demo.test', password: 'demo-1234' };
const INVOICES = 14;
const CUSTOMERS = 5;

type Id = { id: string };
type Session = { access_token: string; refresh_token: string };

/**
 * Everything that a new business does in its first days, over the API as the screens call it: about 300 calls, fourteen
 * emails with a PDF each, fourteen more PDFs and a card payment.
 */
export async function workingDay(visitor: Caller): Promise<void> {
  const { owner, session } = await signUp(visitor);
  const companyId = await setUp(owner);
  await takeCards(owner, visitor);
  const customerIds: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) customerIds.push(await manageCustomer(owner, index));
  await manageProducts(owner);
  await planAppointments(owner, customerIds[0] ?? '');
  for (let index = 0; index < INVOICES; index += 1) {
    const customerId = customerIds[index % CUSTOMERS] ?? '';
    const id = await sendInvoice(owner, { customerId, index });
    await openPayPage(visitor, id);
    if (index === 0) await payByCard(visitor, id);
    if (index % 3 === 1) await recordPayment(owner, id);
  }
  await mistakes(visitor, owner);
  await changeLogo(owner, visitor, companyId);
  const next = await visitor.call<Session>('POST', '/auth/refresh', { refresh_token: session.refresh_token });
  await visitor.call('POST', '/auth/logout', { refresh_token: next.refresh_token });
}

async function signUp(visitor: Caller) {
  const email = `owner-${randomUUID()}@example.com`;
  await visitor.call('POST', '/users', { email, password: PASSWORD });
  const session = await visitor.call<Session>('POST', '/auth/login', { email, password: PASSWORD });
  const owner = visitor.as(session.access_token);
  const outbox = await visitor.read(`/local/outbox.json?to=${encodeURIComponent(email)}`);
  const code = /Code: (\d{6})/.exec(outbox.toString())?.[1];
  await owner.call('POST', '/auth/verify-email-code', { code });
  await owner.call('GET', '/auth/profile');
  return { owner, session };
}

async function setUp(owner: Caller): Promise<string> {
  const { id } = await owner.call<Id>('POST', '/companies', {
    name: 'Prairie Studio Ltd.',
    address: '128 8 Avenue SW',
    city: 'Calgary',
    province: 'AB',
    country: 'Canada',
    timeZone: 'America/Edmonton',
    logo: aLogo(),
  });
  await owner.call('POST', '/payment-settings', { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com' });
  await owner.call('GET', '/companies/me');
  return id;
}

/** An administrator allows it, and the owner completes the stand-in's onboarding. */
async function takeCards(owner: Caller, visitor: Caller): Promise<void> {
  const { id } = await owner.call<Id>('GET', '/auth/profile');
  const { access_token } = await visitor.call<Session>('POST', '/auth/login', ADMINISTRATOR);
  const admin = visitor.as(access_token);
  await admin.call('PATCH', `/admin/users/${id}/payment-integration`, { enabled: true });
  const { url } = await owner.call<{ url: string }>('GET', '/stripe/connect');
  await owner.submit(url, { action: 'finish' });
  await owner.call('GET', '/stripe/status');
}

async function manageCustomer(owner: Caller, index: number): Promise<string> {
  const email = `customer-${randomUUID()}@example.com`;
  const { id } = await owner.call<Id>('POST', '/customers', { name: `Café Léger ${index}`, email, state: 'AB' });
  await owner.call('GET', `/customers/${id}`);
  await owner.call('PATCH', `/customers/${id}`, { city: 'Calgary' });
  await owner.call('GET', '/customers?sortBy=name&page=1');
  await owner.call('GET', '/customers?search=caf%C3%A9');
  await owner.call('GET', '/customers/search?query=caf');
  return id;
}

async function manageProducts(owner: Caller): Promise<void> {
  for (const shortDescription of ['Logo design', 'Website', 'Photography']) {
    const { id } = await owner.call<Id>('POST', '/products', {
      shortDescription,
      detailedDescription: 'By the hour',
      price: 450,
    });
    await owner.call('PATCH', `/products/${id}`, { price: 475 });
    await owner.call('GET', '/products?sortBy=shortDescription');
    if (shortDescription === 'Photography') await owner.call('DELETE', `/products/${id}`);
  }
}

async function planAppointments(owner: Caller, customerId: string): Promise<void> {
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-04']) {
    const startTime = `${day}T16:00:00.000Z`;
    const { id } = await owner.call<Id>('POST', '/appointments', {
      title: 'Kick-off',
      customerId,
      startTime,
      duration: 30,
    });
    await owner.call('PATCH', `/appointments/${id}`, { duration: 45 });
    await owner.call('GET', '/appointments?startDate=2026-03-01T00:00:00Z&endDate=2026-03-31T00:00:00Z');
    if (day === '2026-03-04') await owner.call('DELETE', `/appointments/${id}`);
  }
}

/** An invoice from draft to email: its PDF is printed twice, as a draft and as sent. */
async function sendInvoice(owner: Caller, { customerId, index }: { customerId: string; index: number }) {
  const { id } = await owner.call<Id>('POST', '/invoices', anInvoice(customerId, index));
  await owner.call('GET', `/invoices/${id}`);
  await owner.readPdf(`/invoices/${id}/pdf`);
  await owner.call('PATCH', `/invoices/${id}`, { paymentTerms: 'Payment is due within 30 days.' });
  await owner.call('GET', `/invoices/${id}/readiness`);
  await owner.call('GET', `/invoices/${id}/email`);
  await owner.call('POST', `/invoices/${id}/emails`, {});
  await owner.call('GET', `/invoices/${id}/history`);
  await owner.call('GET', '/invoices?page=1&sortBy=total');
  await owner.call('GET', '/invoices?searchQuery=finch');
  await owner.call('GET', '/invoices/stats');
  const { id: unwanted } = await owner.call<Id>('POST', '/invoices', anInvoice(customerId, index));
  await owner.call('DELETE', `/invoices/${unwanted}`);
  return id;
}

function anInvoice(customerId: string, index: number) {
  return {
    customerId,
    invoiceNumber: `INV-${randomUUID().slice(0, 12)}`,
    issueDate: '2026-03-01',
    dueDate: '2999-12-31',
    currency: 'CAD',
    paymentMethod: index === 0 ? 'card' : 'bank',
    billingName: `Finch & Harbour ${index}`,
    billingEmail: `billing-${randomUUID()}@example.com`,
    items: [
      { name: 'Brand identity', description: 'Logo, colour and type system', quantity: 1, rate: 2400 },
      { name: 'Copywriting', quantity: 12, rate: 95.5 },
    ],
  };
}

async function openPayPage(visitor: Caller, id: string): Promise<void> {
  await visitor.read(`/pay/${id}`);
  await visitor.call('GET', `/invoices/${id}/public`);
  await visitor.call('POST', `/invoices/${id}/views`, { kind: 'opened' });
}

async function payByCard(visitor: Caller, id: string): Promise<void> {
  const { checkoutUrl } = await visitor.call<{ checkoutUrl: string }>('POST', `/invoices/${id}/payment`);
  await visitor.submit(checkoutUrl, { card: '4242 4242 4242 4242', action: 'pay' });
}

async function recordPayment(owner: Caller, id: string): Promise<void> {
  const payment = { id: randomUUID(), method: 'e-transfer', amount: 100, paidOn: '2026-03-02' };
  await owner.call('POST', `/invoices/${id}/payments`, payment);
  await owner.call('GET', `/invoices/${id}/payments`);
}

async function mistakes(visitor: Caller, owner: Caller): Promise<void> {
  await visitor.refused('GET', '/invoices');
  await visitor.refused('POST', '/auth/login', { email: `nobody-${randomUUID()}@example.com`, password: PASSWORD });
  await visitor.refused('GET', `/invoices/${'A'.repeat(22)}/public`);
  await owner.refused('POST', '/invoices', { invoiceNumber: '' });
  await owner.refused('PATCH', '/customers/unknown', { city: 'Calgary' });
  await owner.refused('GET', '/no-such-call');
}

async function changeLogo(owner: Caller, visitor: Caller, companyId: string): Promise<void> {
  const { logo } = await owner.call<{ logo: string }>('PATCH', `/companies/${companyId}`, { logo: aLogo() });
  await visitor.read(`/api/${logo}`);
}

/** A picture of 18 KB that no other business has. */
function aLogo(): string {
  const [width, height] = [100, 60];
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), randomBytes(3 * width)]));
  return dataUrl(png(pngHeader(width, height), pngChunk('IDAT', deflateSync(Buffer.concat(rows))), pngChunk('IEND')));
}
