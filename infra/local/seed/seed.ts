import { AdminAddUserToGroupCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Cloud } from '#infra/local/cloud.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { type ApiCall, apiAt } from './api-calls.ts';
import { addDemoAppointments } from './appointments.ts';
import { DEMO_TIME_ZONE, setUpBusiness } from './business.ts';
import { DEMO_CUSTOMERS, INVOICED_CUSTOMERS } from './customers.ts';
import { addDemoDebits } from './debits.ts';
import { addDemoEstimates } from './estimates.ts';
import { addDemoFilings } from './filings.ts';
import { type DemoInvoice, demoInvoices } from './invoices.ts';
import { mailedToken } from './mailed-token.ts';
import { pastOf } from './past.ts';
import { DEMO_PRODUCTS } from './products.ts';
import { addDemoRetainer } from './retainer.ts';
import { beginStories } from './stories.ts';

export const DEMO_PASSWORD = 'demo-1234';
export const DEMO_USERS = [
  { email: 'owner@demo.test', firstName: 'Maya', lastName: 'Tremblay' },
  { email: 'employee@demo.test', firstName: 'Sam', lastName: 'Okafor' },
  { email: 'accountant@demo.test', firstName: 'Claire', lastName: 'Bouchard' },
  { email: 'admin@demo.test', firstName: 'Alex', lastName: 'Martin' },
] as const;

/** A user with their own account, in French, who is invited by the demo business. */
const DEMO_INVITEE = { email: 'jordan@demo.test', firstName: 'Jordan', lastName: 'Lavoie', language: 'fr' };

/** Adds a demo business to an empty product, as of `now`. */
export async function seedDemo(cloud: Cloud, now: Date): Promise<void> {
  const payer = apiAt(cloud.url);
  const [owner, employee, accountant, admin] = await registerAll(cloud, payer);
  await register(cloud, payer, DEMO_INVITEE);
  await makeAdministrator(cloud, 'admin@demo.test');
  await askForCards(cloud, DEMO_INVITEE.email);
  const adminCall = await signIn(cloud, admin.email);
  await adminCall('PATCH', `/admin/users/${owner.id}/payment-integration`, { enabled: true });
  const past = pastOf(cloud, now);
  await past.makeOneYearOld(owner.businessId);
  const ownerCall = await signIn(cloud, owner.email);
  await setUpBusiness(ownerCall);
  const hasStandIn = Boolean(process.env.STRIPE_API_URL);
  if (hasStandIn) await connectStripe(ownerCall);
  const customerIds = await addAll(ownerCall, '/customers', INVOICED_CUSTOMERS);
  const today = dayIn(DEMO_TIME_ZONE, now);
  const business = { owner: ownerCall, payer, past, customerIds, today };
  const tellStories = await beginStories(business);
  await Promise.all([
    addInvoices(ownerCall, demoInvoices(now, customerIds)),
    addAll(ownerCall, '/customers', DEMO_CUSTOMERS.slice(customerIds.length)),
    addAll(ownerCall, '/products', DEMO_PRODUCTS),
    addDemoRetainer(business),
  ]);
  // The first two accept, the third has not responded.
  for (const { email, ...as } of [{ email: employee.email }, { email: accountant.email, role: 'ACCOUNTANT' }]) {
    await ownerCall('POST', '/employees', { email, ...as });
    await payer('POST', `/invitations/${await mailedToken(cloud.url, email, 'accept-invitation')}/accept`);
  }
  await ownerCall('POST', '/employees', { email: DEMO_INVITEE.email });
  await addDemoAppointments(ownerCall, { today, timeZone: DEMO_TIME_ZONE });
  await addDemoEstimates(business);
  await addDemoFilings(business, owner.businessId);
  await Promise.all([tellStories(), hasStandIn && addDemoDebits(business)]);
  past.close();
}

type DemoSessions = readonly [SessionUser, SessionUser, SessionUser, SessionUser];

async function registerAll(cloud: Cloud, call: ApiCall): Promise<DemoSessions> {
  return (await Promise.all(DEMO_USERS.map((user) => register(cloud, call, user)))) as unknown as DemoSessions;
}

/** Registers a demo user and confirms their email with the emailed link. */
async function register(cloud: Cloud, call: ApiCall, user: { readonly email: string }): Promise<unknown> {
  const registered = await call('POST', '/users', { ...user, password: DEMO_PASSWORD });
  await call('POST', '/auth/verify-email', { token: await mailedToken(cloud.url, user.email, 'verify-email') });
  return registered;
}

async function signIn(cloud: Cloud, email: string): Promise<ApiCall> {
  const session = await apiAt(cloud.url)('POST', '/auth/login', { email, password: DEMO_PASSWORD });
  return apiAt(cloud.url, (session as { access_token: string }).access_token);
}

/** A business of their own asks for card payments, for an administrator to answer. */
async function askForCards(cloud: Cloud, email: string): Promise<void> {
  const call = await signIn(cloud, email);
  await call('POST', '/companies', { name: 'Atelier Lavoie' });
  await call('POST', '/payment-settings/card-request');
}

/** Creates the first administrator, as an operator does in the console (decision F88). */
async function makeAdministrator(cloud: Cloud, email: string): Promise<void> {
  const cognito = new CognitoIdentityProviderClient({ endpoint: cloud.endpoints.cognito });
  const command = { UserPoolId: process.env.USER_POOL_ID, Username: email, GroupName: 'ADMIN' };
  await cognito.send(new AdminAddUserToGroupCommand(command));
}

async function addInvoices(call: ApiCall, invoices: readonly DemoInvoice[]): Promise<void> {
  const roundedUp = invoices.find(({ status }) => status === 'PAID');
  for (const each of invoices) {
    const { status, paidOn, ...invoice } = each;
    const { id, total } = (await call('POST', '/invoices', invoice)) as Invoice;
    if (status === 'DRAFT') continue;
    const isPaid = status === 'PAID';
    await call('PATCH', `/invoices/${id}`, { status: isPaid ? 'SENT' : status });
    if (!isPaid) continue;
    const payment = { id: crypto.randomUUID(), method: 'e-transfer', paidOn };
    // Who rounds up has credit.
    const amount = each === roundedUp ? Math.ceil(total / 100) * 100 : total;
    await call('POST', `/invoices/${id}/payments`, { ...payment, amount, keepRest: 'credit' });
  }
}

/** Adds records one by one, to keep their order. Returns their ids. */
async function addAll(call: ApiCall, path: string, records: readonly object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const record of records) ids.push(((await call('POST', path, record)) as { id: string }).id);
  return ids;
}

/** Completes the stand-in's onboarding, so that the demo takes cards and bank accounts from the start. */
async function connectStripe(call: ApiCall): Promise<void> {
  const { url } = (await call('GET', '/stripe/connect')) as { url: string };
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'finish' }), redirect: 'manual' });
  await call('GET', '/stripe/status');
  await call('POST', '/stripe/options', { debits: true });
}
