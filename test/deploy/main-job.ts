import { expect } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Account } from './account.ts';

type Answer<Body> = {
  status: number;
  body: Body;
  /** `emulator` for a call that it ended itself. */
  answeredBy: 'emulator' | 'product';
};
/** Calls the deployed API. */
export type Call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  options?: { token?: string; body?: object },
) => Promise<Answer<Body>>;

/** A signed-in user. */
export type Owner = { id: string; email: string; token: string };

/**
 * When the settings of a function change, the emulator ends its process together with the call in it, and answers with
 * 502 and one of these texts. AWS lets the call finish.
 */
const ENDED_BY_EMULATOR = /"errorMessage": ?"(Worker process died|\[Errno 32\] Broken pipe)"/;

/** Calls the API at an address. */
export function callerOf(address: string): Call {
  return async (method, path, { token, body } = {}) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = text.startsWith('{') ? JSON.parse(text) : text;
    const answeredBy = ENDED_BY_EMULATOR.test(text) ? 'emulator' : 'product';
    return { status: response.status, body: answer, answeredBy };
  };
}

const PASSWORD = 'correct-horse-1';

/** Registers, confirms the email with the emailed code and signs in. */
export async function register(call: Call, account: Pick<Account, 'mailTo'>, email: string): Promise<Owner> {
  const registered = await call<{ id: string }>('POST', '/users', { body: { email, password: PASSWORD } });
  expect(registered, JSON.stringify(registered)).toMatchObject({ status: 201 });
  const owner = { id: registered.body.id, email, token: await signIn(call, email) };
  await expect.poll(() => account.mailTo(email)).toMatch(/Code: \d{6}/);
  const [, code] = /Code: (\d{6})/.exec(await account.mailTo(email)) ?? [];
  const confirmed = await call('POST', '/auth/verify-email-code', { token: owner.token, body: { code } });
  expect(confirmed, JSON.stringify(confirmed)).toMatchObject({ status: 200 });
  return owner;
}

/** Signs in and returns the access token. */
export async function signIn(call: Call, email: string): Promise<string> {
  const session = await call<{ access_token: string }>('POST', '/auth/login', { body: { email, password: PASSWORD } });
  expect(session, JSON.stringify(session)).toMatchObject({ status: 200 });
  return session.body.access_token;
}

/** The phone number of the payer. */
export const PAYER_PHONE = '+14035550100';

/** Enters company and payment details, and sends an invoice by email. Returns its id. */
export async function sendInvoice(call: Call, { token }: Owner, billingEmail: string): Promise<string> {
  const company = { name: 'Prairie Studio Ltd.', address: '12 Main St' };
  const settings = { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com' };
  expect(await call('POST', '/companies', { token, body: company })).toMatchObject({ status: 201 });
  expect(await call('POST', '/payment-settings', { token, body: settings })).toMatchObject({ status: 201 });
  const invoice = {
    invoiceNumber: 'INV-1',
    issueDate: '2026-03-01',
    dueDate: '2999-12-31',
    currency: 'CAD',
    paymentMethod: 'card',
    billingName: 'Café Léger',
    billingEmail,
    billingPhone: PAYER_PHONE,
    items: [{ name: 'Design', quantity: 2, rate: 100 }],
  };
  const created = await call<Invoice>('POST', '/invoices', { token, body: invoice });
  expect(created, JSON.stringify(created)).toMatchObject({ status: 201 });
  const sent = await call('POST', `/invoices/${created.body.id}/send`, { token, body: {} });
  expect(sent, JSON.stringify(sent)).toMatchObject({ status: 200 });
  return created.body.id;
}

/** Lets the business take cards, and pays an invoice by card at Stripe. */
export async function payByCard(
  call: Call,
  { owner, admin }: { owner: Owner; admin: Owner },
  id: string,
): Promise<void> {
  const { token } = owner;
  const path = `/admin/users/${owner.id}/payment-integration`;
  expect(await call('PATCH', path, { token: admin.token, body: { enabled: true } })).toMatchObject({ status: 200 });
  const connect = await call<{ url: string }>('GET', '/stripe/connect', { token });
  expect(connect, JSON.stringify(connect)).toMatchObject({ status: 200 });
  await submit(connect.body.url, { action: 'finish' });
  expect(await call('GET', '/stripe/status', { token })).toMatchObject({ body: { connected: true } });
  const payment = await call<{ checkoutUrl: string }>('POST', `/invoices/${id}/payment`);
  expect(payment, JSON.stringify(payment)).toMatchObject({ status: 200 });
  await submit(payment.body.checkoutUrl, { card: '4242 4242 4242 4242', action: 'pay' });
}

async function submit(url: string, form: Record<string, string>): Promise<void> {
  await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}
