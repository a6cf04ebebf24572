import type { Listed } from '#functions/data/list/list-item.ts';
import { newListId } from '#functions/data/table/ids.ts';
import { employeeOfKey, invitationBlockKey, invitationKey, quotaKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { put, putNew, remove } from '#functions/data/table/write.ts';
import { countToday, uncountToday } from '#functions/domain/limits/daily-quota.ts';
import { changeUnlessAnswered, type EmployeeRecord, employeesIn } from '#functions/domain/people/employees.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { optOutOf } from '#functions/domain/people/opt-outs.ts';
import type { RoleChanged } from '#functions/domain/people/role-changes.ts';
import type { NewInvitation } from '#functions/domain/people/secret-token.ts';
import { personFields } from '#functions/domain/people/user-record.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';

/** Per day (UTC): attempts per business, and invitations per user. */
const MAX_INVITATIONS = 50;
const MAX_PER_USER = 3;

export type Invited = Listed<EmployeeRecord>;

type OpenInvitation = Pick<NewInvitation, 'tokenHash' | 'expiresAt'>;

export type EmployeeStore = ReturnType<typeof employeeStore>;

export function employeeStore(table: Table, businessId: string, roleChanged: RoleChanged) {
  const list = employeesIn(table, businessId);
  const { end } = employmentsIn(table, roleChanged);
  const dayKey = (now: Date, kind = 'INVITATION') => quotaKey(businessId, kind, now.toISOString().slice(0, 10));
  const recipientKey = (userId: string, now: Date) => dayKey(now, `INVITATION_TO#${userId}`);
  const tokenItems = ({ id: employeeId, userId }: { id: string; userId: string }, open: OpenInvitation) => ({
    token: put({ ...invitationKey(open.tokenHash), businessId, employeeId, ttl: open.expiresAt }),
    optOut: put(optOutOf(open, { businessId, userId })),
  });
  return {
    list,
    /** The employee of a user. */
    async findByUser(userId: string): Promise<Invited | undefined> {
      const claim = await table.get<{ employeeId: string }>(employeeOfKey(businessId, userId));
      return claim && list.find(claim.employeeId);
    },
    /** Whether a user blocked invitations from this business. */
    async isBlockedBy(userId: string): Promise<boolean> {
      return (await table.get(invitationBlockKey(businessId, userId))) !== undefined;
    },
    /** Adds an employee with an open invitation, whose email it orders. Returns null if the user is already invited. */
    async invite(employee: Omit<EmployeeRecord, 'status'> & OpenInvitation, now: Date, orders: Orders) {
      const id = newListId(now);
      const record = { ...employee, status: 'PENDING' } as const;
      const failed = await table.transact<string>({
        claim: putNew({ ...employeeOfKey(businessId, employee.userId), employeeId: id }),
        ...list.addition(id, record),
        ...tokenItems({ id, userId: employee.userId }, employee),
        ...orders,
      });
      return failed === null ? { ...record, id, createdAt: now.toISOString(), version: FIRST_VERSION } : null;
    },
    /**
     * Replaces the invitation and orders its email; only the new token is valid. Returns false if it was concurrently
     * accepted, rejected or replaced.
     */
    async replace(before: Invited, after: Invited, orders: Orders): Promise<boolean> {
      const { status, role, tokenHash, expiresAt } = after;
      const fields = { ...personFields(after), status, role, tokenHash, expiresAt };
      const failed = await table.transact<string>({
        record: changeUnlessAnswered(businessId, before, fields),
        ...(before.tokenHash && { tokenBefore: remove(invitationKey(before.tokenHash)) }),
        ...(tokenHash && expiresAt && tokenItems(before, { tokenHash, expiresAt })),
        ...orders,
      });
      return failed === null;
    },
    /**
     * Removes an employee, with the activity entry, and orders the email about it. Returns false if they are gone or
     * changed since they were read.
     */
    remove: (employee: Invited, orders: Orders) => end({ businessId, employee, orders }, 'employee.remove'),
    /** Counts an attempt. Returns false if the daily quota is used up. */
    countInvitation: async (now: Date) =>
      (await countToday(table, dayKey(now), { max: MAX_INVITATIONS, now })) !== null,
    /** Counts an invitation to one user. Returns false if the daily quota is used up. */
    countRecipient: async (userId: string, now: Date) =>
      (await countToday(table, recipientKey(userId, now), { max: MAX_PER_USER, now })) !== null,
    /** Undoes such a count. */
    uncountRecipient: (userId: string, now: Date) => uncountToday(table, recipientKey(userId, now)),
  };
}
