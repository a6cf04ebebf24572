import { invoiceTotalsKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { type RecordedChange, transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { accountDeletion } from '#functions/domain/people/account-deletion.ts';
import { type Caller, ifAdministrator } from '#functions/domain/people/members.ts';
import { personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import { updateUserIndex } from '#functions/domain/people/users.ts';
import type { AssignableRole } from '#shared/user/roles.ts';

/**
 * Changes to users by an administrator, whose role is checked in the same transaction, so that two who demote each
 * other concurrently cannot both succeed. Each returns null on success, `'by'` if `by` is no longer an administrator,
 * and `'user'` if the user is gone or the change is not possible. Each is recorded in the activity log.
 */
export type AdminStore = ReturnType<typeof adminStore>;

type Administrator = Pick<Caller, 'userId' | 'businessId'>;

type RoleAssignment = {
  readonly by: string;
  readonly user: UserRecord;
  readonly role: AssignableRole;
  readonly demotion?: string | undefined;
};

export type Refused = 'by' | 'user' | null;

export function adminStore(table: Table) {
  const transact = async (
    change: RecordedChange,
    writes: { by: Write; user: Write } & Record<string, Write>,
  ): Promise<Refused> => {
    const failed = await transactRecorded<string>(table, change, writes);
    return failed === null || failed === 'by' ? failed : 'user';
  };
  return {
    /** Sets a role and starts the given demotion, or ends the current one. Employees cannot become administrators. */
    async setRole(assignment: RoleAssignment): Promise<Refused> {
      const writes = { by: ifAdministrator(assignment.by), user: assignRole(assignment) };
      const refused = await transact(roleChange(assignment.user, assignment.user.role, assignment.role), writes);
      if (!refused) await updateUserIndex(table, { ...assignment.user, role: assignment.role });
      return refused;
    },
    /** Makes an administrator a user again whose promotion could not be completed, and starts the given demotion. */
    async undoPromotion(user: UserRecord, demotion: string): Promise<void> {
      const update = set(userKey(user.id), { role: 'USER', demotion });
      await transactRecorded(table, roleChange(user, 'ADMIN', 'USER'), { user: { Update: update } });
      await updateUserIndex(table, { ...user, role: 'USER' });
    },
    /** Ends this demotion. Returns false if it is not the current one. */
    async endDemotion(userId: string, demotion: string): Promise<boolean> {
      const update = onlyIf(set(userKey(userId), { demotion: undefined }), ifEqual({ demotion }));
      return (await table.update(update)) !== null;
    },
    /** The numbers and sums of a business's invoices, such as `PAID` and `PAID_CAD`, in cents. A change may take a second to show. */
    findTotals: (businessId: string) =>
      table.get<Readonly<Record<string, number | bigint>>>(invoiceTotalsKey(businessId), { isConsistent: false }),
    // Recorded in the administrator's log, since the user's own will be purged.
    /** Disables a user and their business, removes them from the index and orders the purge. */
    disableAccount: ({ by: { userId, businessId }, user, at }: { by: Administrator; user: UserRecord; at: string }) =>
      transact(
        { businessId, action: 'user.delete', record: referenceTo(user), before: personFields(user) },
        { by: ifAdministrator(userId), ...accountDeletion(table, { user, at }) },
      ),
  };
}

function roleChange(user: UserRecord, from: AssignableRole, to: AssignableRole): RecordedChange {
  const change = { before: { role: from }, after: { role: to } };
  return { businessId: user.businessId, action: 'user.set-role', record: referenceTo(user), ...change };
}

function referenceTo(user: UserRecord) {
  return { kind: 'user', id: user.id, label: personFields(user).name } as const;
}

function assignRole({ user, role, demotion }: RoleAssignment): Write {
  const mayBe = ifEqual({ deletedAt: undefined, ...(role === 'ADMIN' && { employerId: undefined }) });
  return { Update: onlyIf(set(userKey(user.id), { role, demotion }), mayBe) };
}
