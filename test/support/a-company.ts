import type { Company } from '#shared/company/schema.ts';
import { aPerson, type Person } from './given.ts';

/** What a person enters of a company, with what is often asked. */
export const COMPANY = { name: 'Prairie Studio Ltd.', city: 'Calgary', taxNumber: '84512 3397 RT0001' };

/** A company that was entered just now, and its owner. */
export async function aCompany(more: object = {}): Promise<{ owner: Person; company: Company }> {
  const owner = await aPerson();
  const { status, body } = await owner.call<Company>('POST', '/companies', { body: { ...COMPANY, ...more } });
  if (status !== 201) throw new Error(`Entering a company answered ${status}: ${JSON.stringify(body)}`);
  return { owner, company: body };
}
