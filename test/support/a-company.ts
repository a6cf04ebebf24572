import type { Company } from '#shared/company/schema.ts';
import { aPerson, type Person } from './given.ts';

/** A company as entered, with the fields that tests read most. */
export const COMPANY = { name: 'Prairie Studio Ltd.', city: 'Calgary', taxNumber: '84512 3397 RT0001' };

/** A new owner with a company. */
export async function aCompany(more: object = {}): Promise<{ owner: Person; company: Company }> {
  const owner = await aPerson();
  const { status, body } = await owner.call<Company>('POST', '/companies', { body: { ...COMPANY, ...more } });
  if (status !== 201) throw new Error(`Creating a company returned ${status}: ${JSON.stringify(body)}`);
  return { owner, company: body };
}
