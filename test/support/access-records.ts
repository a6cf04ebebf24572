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

/** What all secrets of the access matrix begin with. */
export const SECRET = 'Confidential';

/** Stands in every record of a person's business: nobody else may ever read it. */
export const secretOf = ({ id }: Person): string => `${SECRET} ${id.slice(0, 13)}`;

/** The id of one record of each kind, by the kind. */
export type Records = Readonly<
  Record<'appointment' | 'company' | 'customer' | 'employee' | 'invitation' | 'invoice' | 'product' | 'user', string>
>;

export type Kind = keyof Records;

/** Ids that nothing has. */
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

/** Makes a new record of a kind in a person's business and answers its id; a company and its owner are there already. */
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

/** Fills a person's business with one record of each kind; support allows it card payments, which it does not take yet. */
export async function recordsOf(by: Person): Promise<Records> {
  const admin = await theAdministrator();
  await admin.call('PATCH', `/admin/users/${by.id}/payment-integration`, { body: { enabled: true } });
  await by.call('PATCH', '/profile', { body: { lastName: secretOf(by) } });
  await by.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD', bankName: secretOf(by) } });
  const company = await by.call<Company>('POST', '/companies', { body: { name: secretOf(by) } });
  const made = Object.entries(NEW_RECORD).map(async ([kind, make]) => [kind, await make(by)]);
  return { ...Object.fromEntries(await Promise.all(made)), company: company.body.id, user: by.id };
}
