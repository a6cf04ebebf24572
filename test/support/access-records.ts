import type { Company } from '#shared/company/schema.ts';
import { anAppointment } from './an-appointment.ts';
import {
  aCustomer,
  anInvitation,
  aPerson,
  aProduct,
  aStoredInvoice,
  invitationToken,
  type Person,
  theAdministrator,
} from './given.ts';

/** Prefix of every secret of the access matrix. */
export const SECRET = 'Confidential';

/** A text stored in every record of a person's business, which no other business may read. */
export const secretOf = ({ id }: Person): string => `${SECRET} ${id.slice(0, 13)}`;

/** One record id of each kind. */
export type Records = Readonly<
  Record<'appointment' | 'company' | 'customer' | 'employee' | 'invitation' | 'invoice' | 'product' | 'user', string>
>;

export type Kind = keyof Records;

/** Well-formed ids of records that do not exist. */
export const MISSING: Records = {
  appointment: 'A'.repeat(22),
  company: 'A'.repeat(22),
  customer: 'A'.repeat(22),
  employee: 'A'.repeat(22),
  invitation: 'A'.repeat(43),
  invoice: 'A'.repeat(22),
  product: 'A'.repeat(22),
  user: 'A'.repeat(22),
};

/** Creates a record of a kind in a person's business and returns its id; the company and its owner already exist. */
export const NEW_RECORD: Readonly<Record<Exclude<Kind, 'company' | 'user'>, (by: Person) => Promise<string>>> = {
  appointment: async (by) => (await anAppointment(by, { title: secretOf(by) })).id,
  customer: async (by) => (await aCustomer(by, { name: secretOf(by) })).id,
  employee: async (by) => (await anInvitation(by, (await aPerson()).email)).employee.id,
  invitation: async (by) => {
    const { email } = await aPerson();
    await by.call('POST', '/employees', { body: { email } });
    return invitationToken(email);
  },
  invoice: async (by) => (await aStoredInvoice(by, { billingName: secretOf(by) })).id,
  product: async (by) => (await aProduct(by, { shortDescription: secretOf(by) })).id,
};

/** Fills a person's business with one record of each kind; card payments are allowed but not connected. */
export async function recordsOf(by: Person): Promise<Records> {
  const admin = await theAdministrator();
  await admin.call('PATCH', `/admin/users/${by.id}/payment-integration`, { body: { enabled: true } });
  await by.call('PATCH', '/profile', { body: { lastName: secretOf(by) } });
  await by.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD', bankName: secretOf(by) } });
  const company = await by.call<Company>('POST', '/companies', { body: { name: secretOf(by) } });
  const made = Object.entries(NEW_RECORD).map(async ([kind, make]) => [kind, await make(by)]);
  return { ...Object.fromEntries(await Promise.all(made)), company: company.body.id, user: by.id };
}
