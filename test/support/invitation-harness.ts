import { newListId } from '#functions/data/table/ids.ts';
import { businessKey, employeeOfKey, invitationKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { type EmployeeRecord, employeesIn } from '#functions/domain/people/employees.ts';
import { optOutOf } from '#functions/domain/people/opt-outs.ts';
import { newInvitation } from '#functions/domain/people/secret-token.ts';
import { personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import { updateUserIndex } from '#functions/domain/people/users.ts';
import { acceptInvitation, readInvitation, rejectInvitation } from '#functions/invitations/invitations.ts';
import { optOutStore } from '#functions/invitations/opt-out-store.ts';
import { invitationStore } from '#functions/invitations/store.ts';
import type { AccountHarness } from './account-harness.ts';

/** When the invitations are sent; they are open for a week. */
export const NOW = new Date('2026-03-01T12:00:00Z');
export const AFTER_A_WEEK = new Date('2026-03-08T12:00:00Z');
export const JUST_IN_TIME = new Date(AFTER_A_WEEK.getTime() - 1);
export const NOT_OPEN = { code: 'NOT_FOUND', message: 'Invalid or expired invitation' };

/** The accounts, the invited person and their emailed token. */
type Invited = { harness: AccountHarness; person: UserRecord; token: string };

/** Invites the current person to the business `inviting`, and reads, accepts and rejects the current invitation. */
export function invitationCalls(table: Table, current: () => Invited) {
  const anInvitationFor = async (user: UserRecord, businessId: string, as: Pick<EmployeeRecord, 'role'> = {}) => {
    const { token, tokenHash, expiresAt } = newInvitation(NOW);
    const id = newListId(NOW);
    const open = { status: 'PENDING', tokenHash, expiresAt } as const;
    const record = { userId: user.id, ...personFields(user), ...as, ...open };
    await table.transact({
      business: put({ ...businessKey(businessId), id: businessId }),
      ...employeesIn(table, businessId).addition(id, record),
      claim: put({ ...employeeOfKey(businessId, user.id), employeeId: id }),
      token: put({ ...invitationKey(tokenHash), businessId, employeeId: id, ttl: expiresAt }),
      optOut: put(optOutOf({ tokenHash, expiresAt }, { businessId, userId: user.id })),
    });
    return token;
  };
  const dependencies = () => ({
    ...current().harness,
    store: invitationStore(table),
    optOuts: optOutStore(table),
    businesses: businessesIn(table),
    updateUserIndex: (user: UserRecord) => updateUserIndex(table, user),
  });
  return {
    anInvitationFor,
    again: (as?: Pick<EmployeeRecord, 'role'>) => anInvitationFor(current().person, 'inviting', as),
    dependencies,
    accept: (now = NOW) => acceptInvitation(dependencies(), { token: current().token }, now),
    reject: (now = NOW) => rejectInvitation(dependencies(), current().token, now),
    read: (now = NOW) => readInvitation(dependencies(), current().token, now),
    employer: async () => (await current().harness.users.find(current().person.id))?.employerId,
  };
}
