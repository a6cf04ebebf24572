import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminAddUserToGroupCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { businessKey } from '#functions/data/table/keys.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import { TABLE_NAME } from '#infra/local/environment.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { type ApiCall, apiAt } from './api-calls.ts';
import { addDemoAppointments } from './appointments.ts';
import { DEMO_CUSTOMERS, INVOICED_CUSTOMERS } from './customers.ts';
import { inviteEmployees } from './employees.ts';
import { demoInvoices } from './invoices.ts';
import { mailedToken } from './mailed-token.ts';
import { DEMO_PRODUCTS } from './products.ts';

export const DEMO_PASSWORD = 'demo-1234';
export const DEMO_USERS = [
  { email: 'owner@demo.test', firstName: 'Maya', lastName: 'Tremblay' },
  { email: 'employee@demo.test', firstName: 'Sam', lastName: 'Okafor' },
  { email: 'admin@demo.test', firstName: 'Alex', lastName: 'Martin' },
] as const;

/** The time zone of the demo business. */
const TIME_ZONE = 'America/Edmonton';

/** A user with their own account who is invited by the demo business. */
const DEMO_INVITEE = { email: 'jordan@demo.test', firstName: 'Jordan', lastName: 'Lavoie' };

/** Adds a demo business to an empty product. */
export async function seedDemo(cloud: Cloud, today: Date): Promise<void> {
  const call = apiAt(cloud.url);
  const [owner, employee, admin] = await registerAll(cloud, call);
  await register(cloud, call, DEMO_INVITEE);
  await makeAdministrator(cloud, 'admin@demo.test');
  const adminCall = await signIn(cloud, admin.email);
  await adminCall('PATCH', `/admin/users/${owner.id}/payment-integration`, { enabled: true });
  await makeOneYearOld(cloud, owner.businessId, today);
  const ownerCall = await signIn(cloud, owner.email);
  await fillBusiness(ownerCall, today);
  await inviteEmployees(cloud, ownerCall, [employee.email, DEMO_INVITEE.email]);
  if (process.env.STRIPE_API_URL) await connectStripe(ownerCall);
  await addDemoAppointments(ownerCall, { today: dayIn(TIME_ZONE, today), timeZone: TIME_ZONE });
}

async function registerAll(cloud: Cloud, call: ApiCall): Promise<[SessionUser, SessionUser, SessionUser]> {
  const registered = DEMO_USERS.map((user) => register(cloud, call, user));
  return (await Promise.all(registered)) as [SessionUser, SessionUser, SessionUser];
}

/** Registers a demo user and confirms their email with the emailed link. */
async function register(cloud: Cloud, call: ApiCall, user: { readonly email: string }): Promise<unknown> {
  const registered = await call('POST', '/users', { ...user, password: DEMO_PASSWORD });
  await call('POST', '/auth/verify-email', { token: await mailedToken(cloud, user.email, 'verify-email') });
  return registered;
}

async function signIn(cloud: Cloud, email: string): Promise<ApiCall> {
  const session = await apiAt(cloud.url)('POST', '/auth/login', { email, password: DEMO_PASSWORD });
  return apiAt(cloud.url, (session as { access_token: string }).access_token);
}

/** Creates the first administrator, as an operator does in the console (decision F88). */
async function makeAdministrator(cloud: Cloud, email: string): Promise<void> {
  const cognito = new CognitoIdentityProviderClient({ endpoint: cloud.endpoints.cognito });
  const command = { UserPoolId: process.env.USER_POOL_ID, Username: email, GroupName: 'ADMIN' };
  await cognito.send(new AdminAddUserToGroupCommand(command));
}

/** Backdates the demo business, so that it has the maximum daily allowance for messages. */
async function makeOneYearOld(cloud: Cloud, businessId: string, today: Date): Promise<void> {
  const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: cloud.endpoints.dynamodb }));
  await dynamo.send(
    new UpdateCommand({
      TableName: TABLE_NAME,
      Key: businessKey(businessId),
      UpdateExpression: 'SET createdAt = :then',
      ExpressionAttributeValues: { ':then': new Date(today.getTime() - 365 * DAY_MS).toISOString() },
    }),
  );
  dynamo.destroy();
}

async function fillBusiness(call: ApiCall, today: Date): Promise<void> {
  await call('POST', '/companies', {
    name: 'Prairie Studio Ltd.',
    address: '128 8 Avenue SW',
    city: 'Calgary',
    province: 'AB',
    zip: 'T2P 1B3',
    country: 'Canada',
    phone: '+1 403 555 0142',
    email: 'hello@demo.test',
    website: 'https://prairie-studio.example.com',
    timeZone: TIME_ZONE,
    taxRegistrations: { GST: '84512 3397 RT0001', QST: '1208741659 TQ0001', PST_BC: 'PST-1047-2213' },
    supplyCategory: 'otherServices',
    logo: imageAsDataUrl('logo.png'),
    signature: imageAsDataUrl('signature.png'),
  });
  await call('POST', '/payment-settings', {
    preferredCurrency: 'CAD',
    bankName: 'Foothills Credit Union',
    accountName: 'Prairie Studio Ltd.',
    accountNumber: '003-10245-7781204',
    eTransferEmail: 'pay@demo.test',
  });
  await Promise.all([addCustomers(call, today), addAll(call, '/products', DEMO_PRODUCTS)]);
}

/** Adds the customers, and the invoices of the first of them. */
async function addCustomers(call: ApiCall, today: Date): Promise<void> {
  const invoiced = await addAll(call, '/customers', INVOICED_CUSTOMERS);
  const others = DEMO_CUSTOMERS.slice(invoiced.length);
  await Promise.all([addInvoices(call, { today, customerIds: invoiced }), addAll(call, '/customers', others)]);
}

type Invoicing = { readonly today: Date; readonly customerIds: readonly string[] };

async function addInvoices(call: ApiCall, { today, customerIds }: Invoicing): Promise<void> {
  for (const { status, ...invoice } of demoInvoices(dayIn(TIME_ZONE, today), customerIds)) {
    const { id } = (await call('POST', '/invoices', invoice)) as { id: string };
    if (status !== 'DRAFT') await call('PATCH', `/invoices/${id}`, { status });
  }
}

/** Adds records one by one, to keep their order. Returns their ids. */
async function addAll(call: ApiCall, path: string, records: readonly object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const record of records) ids.push(((await call('POST', path, record)) as { id: string }).id);
  return ids;
}

function imageAsDataUrl(file: string): string {
  return `data:image/png;base64,${readFileSync(join(import.meta.dirname, file)).toString('base64')}`;
}

/** Completes the stand-in's onboarding, so that the demo takes cards from the start. */
async function connectStripe(call: ApiCall): Promise<void> {
  const { url } = (await call('GET', '/stripe/connect')) as { url: string };
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'finish' }), redirect: 'manual' });
  await call('GET', '/stripe/status');
}
