import type { PageMeta } from '#shared/api/page.ts';
import type { Employee } from '#shared/employee/schema.ts';
import { call } from './client.ts';
import { businessOf } from './deletions.ts';
import { storedItem, storeItem } from './emulators.ts';
import type { Person } from './given.ts';

export type EmployeePage = { data: Employee[]; meta: PageMeta };

export const list = async (by: Person, query = '') => (await by.call<EmployeePage>('GET', `/employees?${query}`)).body;
export const invite = (by: Person, email: string) => by.call<Employee>('POST', '/employees', { body: { email } });
export const resend = (by: Person, id: string) => by.call('POST', `/employees/${id}/resend-invitation`);
export const remove = (by: Person, id: string) => by.call('DELETE', `/employees/${id}`);
export const respond = (token: string, what: 'accept' | 'reject') => call('POST', `/invitations/${token}/${what}`);
export const conflict = (message: string) => ({ status: 409, body: { code: 'CONFLICT', message } });

/** Expires the invitation of an employee. */
export async function expire(by: Person, employeeId: string): Promise<void> {
  const past = Math.floor(Date.now() / 1000) - 1;
  const record = await storedItem(`BUSINESS#${await businessOf(by)}`, `EMPLOYEE#${employeeId}`);
  const token = await storedItem(`INVITATION#${record?.tokenHash}`, 'INVITATION');
  await storeItem({ ...record, expiresAt: past });
  await storeItem({ ...token, ttl: past });
}
