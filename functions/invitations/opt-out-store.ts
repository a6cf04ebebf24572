import { employeeOfKey, invitationBlockKey, optOutKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, remove } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import type { OptOut, OptOutItem } from '#functions/domain/people/opt-outs.ts';
import { hashOf } from '#functions/domain/people/secret-token.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { answerOf, answerWrites, ifNotDeleted, type OpenInvitation } from './store.ts';

export type OptOutStore = ReturnType<typeof optOutStore>;

export function optOutStore(table: Table) {
  return {
    /** The invitations that a mailed token may block; undefined if it is unknown or expired. */
    async find(token: string, now: Date): Promise<OptOut | undefined> {
      const item = await table.get<OptOutItem>(optOutKey(hashOf(token)));
      return item && item.ttl > now.getTime() / 1000 ? item : undefined;
    },
    /** Blocks invitations of a user and rejects the open one, if any, except by a business that is being deleted. */
    async block(optOut: OptOut, user: UserRecord | undefined): Promise<void> {
      const blocked = await retry('invitation-block', async () => {
        const open = await openInvitation(table, optOut);
        const writes = {
          business: ifNotDeleted(optOut.businessId),
          ...(open && answerWrites(open, 'REJECTED')),
          block: put(invitationBlockKey(optOut.businessId, optOut.userId)),
        };
        const failed =
          open && user
            ? await transactRecorded<string>(table, answerOf(open, 'REJECTED', user), writes)
            : await table.transact<string>(writes);
        return failed === null || failed === 'business' || null;
      });
      if (!blocked) throw new Error('The invitation kept changing while it was blocked');
    },
    async allow({ businessId, userId }: OptOut): Promise<void> {
      await table.transact({ block: remove(invitationBlockKey(businessId, userId)) });
    },
  };
}

/** The invitation of the same user by the same business that is open now, which may be a later one. */
async function openInvitation(table: Table, { businessId, userId }: OptOut): Promise<OpenInvitation | undefined> {
  const claim = await table.get<{ employeeId: string }>(employeeOfKey(businessId, userId));
  const employee = claim && (await employeesIn(table, businessId).find(claim.employeeId));
  return employee?.tokenHash ? { businessId, employee } : undefined;
}
