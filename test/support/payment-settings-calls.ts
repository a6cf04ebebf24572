import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { aPerson, type Person } from './given.ts';

/** Complete payment settings. */
export const SETTINGS = {
  preferredCurrency: 'CAD',
  bankName: 'Foothills Credit Union',
  accountName: 'Prairie Studio Ltd.',
  accountNumber: '003-10245-7781204',
  swiftCode: 'CUCXCATTCAL',
  iban: 'GB33BUKB20201555555555',
  eTransferEmail: 'pay@example.com',
} as const;

export const pathOf = (person: Pick<Person, 'id'>) => `/payment-settings/user/${person.id}`;
export const create = (by: Person, body: object = SETTINGS) =>
  by.call<PaymentSettings>('POST', '/payment-settings', { body });
export const change = (by: Person, body: object) => by.call<PaymentSettings>('PATCH', pathOf(by), { body });

/** A person whose business has these settings. */
export async function anOwner(body: object = SETTINGS): Promise<Person> {
  const person = await aPerson();
  const { status } = await create(person, body);
  if (status !== 201) throw new Error(`Creating payment settings returned ${status}`);
  return person;
}
