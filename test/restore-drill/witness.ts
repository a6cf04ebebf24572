import { createHash } from 'node:crypto';
import { apiAt } from '#infra/local/seed/api-calls.ts';
import { DEMO_PASSWORD } from '#infra/local/seed/seed.ts';
import { same } from './steps.ts';

const OWNER = 'owner@demo.test';
/** The owner of another business, which is empty. */
const NEIGHBOUR = 'jordan@demo.test';
const NEW_PASSWORD = 'after-the-loss-1';

/** The data that an owner and the recipients of their invoices see. */
export type Witness = Awaited<ReturnType<typeof look>>;

/** Signs in as the demo's owner and reads everything that must survive. */
export async function look(url: string, password = DEMO_PASSWORD) {
  const call = await signIn(url, OWNER, password);
  const invoices = (await call('GET', '/invoices?limit=100')) as Page;
  const sent = invoices.data.find(({ status }) => status === 'SENT')?.id ?? '';
  const company = (await call('GET', '/companies/me')) as { logo: string };
  const logo = await bytesAt(`${url}/api${company.logo}`);
  return {
    invoices,
    sent,
    company,
    logo: createHash('sha256').update(logo).digest('hex'),
    customers: await call('GET', '/customers?limit=100'),
    products: await call('GET', '/products?limit=100'),
    employees: await call('GET', '/employees?limit=100'),
    history: await call('GET', `/invoices/${sent}/history`),
    publicInvoice: await apiAt(url)('GET', `/invoices/${sent}/public`),
  };
}

type Page = { data: { id: string; status: string }[]; meta: object };

/** Throws if the owner can still sign in. */
export async function proveLoss(url: string): Promise<void> {
  const signedIn = await signIn(url, OWNER).then(
    () => true,
    () => false,
  );
  if (signedIn) throw new Error('The owner can still sign in');
}

/** Resets the password of a demo account with the emailed link. Throws if the old one still works. */
export async function resetPassword(url: string, email: string, mailedToken: () => Promise<string>): Promise<void> {
  await signIn(url, email).then(
    () => Promise.reject(new Error(`${email} can still sign in with the old password`)),
    () => undefined,
  );
  await apiAt(url)('POST', '/auth/forgot-password', { email });
  const reset = { token: await mailedToken(), newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  await apiAt(url)('POST', '/auth/reset-password', reset);
}

/** After the password reset, the owner sees the same as before the loss. */
export async function proveOwner(url: string, before: Witness): Promise<string> {
  const after = await look(url, NEW_PASSWORD);
  for (const part of Object.keys(before) as (keyof Witness)[]) same(part, after[part], before[part]);
  return `${after.invoices.data.length} invoices`;
}

/** The recipient of an invoice can open its page and download it. */
export async function proveRecipient(url: string, { sent }: Witness): Promise<string> {
  await bytesAt(`${url}/pay/${sent}`);
  const pdf = await bytesAt(`${url}/api/invoices/${sent}/pdf`);
  same('The start of the PDF', Buffer.from(pdf.subarray(0, 4)).toString(), '%PDF');
  return `a PDF of ${pdf.length} bytes`;
}

/** Another business sees nothing of the owner's. */
export async function proveIsolation(url: string, { sent }: Witness): Promise<void> {
  const call = await signIn(url, NEIGHBOUR, NEW_PASSWORD);
  const { data } = (await call('GET', '/invoices')) as Page;
  same('What a neighbour lists', data, []);
  const seen = await call('GET', `/invoices/${sent}`).catch((error: Error) => / 404:/.test(error.message));
  same('Whether a neighbour finds no invoice of the owner', seen, true);
}

/** Administrators are still administrators. */
export async function proveAdministrator(url: string): Promise<void> {
  const call = await signIn(url, 'admin@demo.test', NEW_PASSWORD);
  await call('GET', '/admin/users');
}

async function signIn(url: string, email: string, password = DEMO_PASSWORD) {
  const session = (await apiAt(url)('POST', '/auth/login', { email, password })) as { access_token: string };
  return apiAt(url, session.access_token);
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return response.bytes();
}
