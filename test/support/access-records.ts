import type { Company } from '#shared/company/schema.ts';
import { aFiling } from './a-filing.ts';
import { aCustomerWithCard } from './a-saved-card.ts';
import { aScheduledSeries, aStoredSeries } from './a-series.ts';
import { anAppointment } from './an-appointment.ts';
import { anInvitation, invitationToken } from './an-employee.ts';
import { attachedTo } from './attached.ts';
import { backdateBusiness } from './backdate-business.ts';
import {
  aClaim,
  aCustomer,
  anAcceptedEstimate,
  aPayment,
  aPerson,
  aPhoneNumber,
  aProduct,
  aPublishedEstimate,
  aSentInvoice,
  aStoredEstimate,
  aStoredInvoice,
  aStoredReceipt,
  type Person,
  theAdministrator,
} from './given.ts';

/** Prefix of every secret of the access matrix. */
export const SECRET = 'Confidential';

/** A string stored in every record of a person's business, which no other business may read. */
export const secretOf = ({ id }: Person): string => `${SECRET} ${id.slice(0, 13)}`;

const phones = new Map<string, string>();

/** The phone number of the recipient of an invoice or estimate. */
export const phoneOf = (id: string): string => phones.get(id) ?? aPhoneNumber();

/** Creates a record of a kind in a person's business and returns its id; the company and its owner already exist. */
export const NEW_RECORD = {
  appointment: async (by: Person) => (await anAppointment(by, { title: secretOf(by) })).id,
  /** Its appointment comes first. */
  appointmentFile: async (by: Person) => {
    const { id } = await anAppointment(by, { title: secretOf(by) });
    const { id: fileId } = await attachedTo(by, id, { name: `${secretOf(by)}.png`, to: 'appointments' });
    return `${id} ${fileId}`;
  },
  /** Its invoice comes first. */
  attachment: async (by: Person) => {
    const { id } = await aStoredInvoice(by, { billingName: secretOf(by) });
    return `${id} ${(await attachedTo(by, id, { name: `${secretOf(by)}.png` })).id}`;
  },
  /** Its invoice comes first. */
  claim: async (by: Person) => {
    const { id } = await aSentInvoice(by, { billingName: secretOf(by) });
    const { status, claimId } = await aClaim(by, id);
    if (!claimId) throw new Error(`Claiming a payment returned ${status}`);
    return `${id} ${claimId}`;
  },
  /** Its invoice comes first. */
  creditNote: async (by: Person) => {
    const { id } = await aSentInvoice(by, { billingName: secretOf(by) });
    const credit = { id: crypto.randomUUID(), amount: 1 };
    await by.call('POST', `/invoices/${id}/credit-notes`, { body: credit });
    return `${id} ${credit.id}`;
  },
  customer: async (by: Person) => (await aCustomer(by, { name: secretOf(by) })).id,
  employee: async (by: Person) => (await anInvitation(by, (await aPerson()).email)).employee.id,
  estimate: async (by: Person) => {
    const { id, billingPhone = '' } = await aStoredEstimate(by, { billingName: secretOf(by) });
    phones.set(id, billingPhone);
    return id;
  },
  acceptedEstimate: async (by: Person) => (await anAcceptedEstimate(by, { billingName: secretOf(by) })).id,
  /** What its public page is at. */
  estimateLink: async (by: Person) => (await aPublishedEstimate(by, { billingName: secretOf(by) })).link,
  /** It has the name of who filed it. */
  filing: async (by: Person) => (await aFiling(by)).id,
  invitation: async (by: Person) => {
    const { email } = await aPerson();
    await by.call('POST', '/employees', { body: { email } });
    return invitationToken(email);
  },
  invoice: async (by: Person) => {
    const { id, billingPhone = '' } = await aStoredInvoice(by, { billingName: secretOf(by) });
    phones.set(id, billingPhone);
    return id;
  },
  /** Its invoice comes first. */
  payment: async (by: Person) => {
    const { id } = await aStoredInvoice(by, { billingName: secretOf(by) });
    const payment = aPayment();
    await by.call('POST', `/invoices/${id}/payments`, { body: payment });
    return `${id} ${payment.id}`;
  },
  /** Its id is that of the customer who saved it. */
  savedCard: async (by: Person) => (await aCustomerWithCard(by, { text: secretOf(by) })).customer.id,
  series: async (by: Person) => (await aStoredSeries(by, { billingName: secretOf(by) })).id,
  /** One with a schedule. */
  scheduledSeries: async (by: Person) => (await aScheduledSeries(by, { billingName: secretOf(by) })).id,
  receipt: async (by: Person) => (await aStoredReceipt(by, { note: secretOf(by) })).id,
  product: async (by: Person) => (await aProduct(by, { shortDescription: secretOf(by) })).id,
};

/** A kind of record; every business has one company and one user, its owner. */
export type Kind = keyof typeof NEW_RECORD | 'company' | 'user';

/** The id of one record of each kind; for a nested record, the ids in its path, separated by a space. */
export type Records = Readonly<Record<Kind, string>>;

const KINDS = [...(Object.keys(NEW_RECORD) as (keyof typeof NEW_RECORD)[]), 'company', 'user'] as const;

const MISSING_ID = 'A'.repeat(22);
const WITHIN_ANOTHER = ['appointmentFile', 'attachment', 'claim', 'creditNote', 'payment'];

/** Ids that no record has; an invitation's is its token. */
export const MISSING = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    WITHIN_ANOTHER.includes(kind) ? `${MISSING_ID} ${MISSING_ID}` : kind === 'invitation' ? 'A'.repeat(43) : MISSING_ID,
  ]),
) as Records;

/** Fills a person's business, a year old, with one record of each kind; card payments are allowed but not connected. */
export async function recordsOf(by: Person): Promise<Records> {
  const admin = await theAdministrator();
  await backdateBusiness(by);
  await admin.call('PATCH', `/admin/users/${by.id}/payment-integration`, { body: { enabled: true } });
  await by.call('PATCH', '/profile', { body: { lastName: secretOf(by) } });
  await by.call('POST', '/payment-settings', {
    body: { preferredCurrency: 'CAD', bankName: secretOf(by), eTransferEmail: by.email },
  });
  const company = await by.call<Company>('POST', '/companies', { body: { name: secretOf(by) } });
  const made = Object.entries(NEW_RECORD).map(async ([kind, make]) => [kind, await make(by)]);
  return { ...Object.fromEntries(await Promise.all(made)), company: company.body.id, user: by.id };
}
