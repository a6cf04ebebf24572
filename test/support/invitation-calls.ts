import type { Employee } from '#shared/employee/schema.ts';
import { call } from './client.ts';
import type { Person } from './given.ts';

export const read = (token: string) => call('GET', `/invitations/${token}`);
export const accept = (token: string) => call('POST', `/invitations/${token}/accept`);
export const reject = (token: string) => call('POST', `/invitations/${token}/reject`);
export const block = (token: string) => call('POST', `/invitations/${token}/block`);
export const unblock = (token: string) => call('POST', `/invitations/${token}/unblock`);
/** The error for an invitation that is not open. */
export const NOT_OPEN = { status: 404, body: { code: 'NOT_FOUND', message: 'Invalid or expired invitation' } };

/** The status of a person’s invitation, as the inviting business sees it. */
export const statusOf = async (by: Person, email: string) =>
  (await by.call<{ data: Employee[] }>('GET', `/employees?search=${email}`)).body.data[0]?.invitation?.status;
