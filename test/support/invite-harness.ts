import type { Table } from '#functions/data/table/table.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { toEmployee } from '#functions/domain/people/employees.ts';
import { inviteEmployee, resendInvitation } from '#functions/employees/invite.ts';
import { employeeStore } from '#functions/employees/store.ts';
import type { EmploymentRole } from '#shared/user/roles.ts';
import { aCaller } from './a-caller.ts';
import { accountHarness } from './account-harness.ts';

/** When invitations are sent by default. */
export const NOW = new Date('2026-03-01T12:00:00Z');
export const A_DAY_MS = 86_400_000;
/** The error once a person's quota is used up. */
export const OFTEN_ENOUGH = {
  code: 'TOO_MANY_REQUESTS',
  message: 'This person has already been invited several times today. Please try again tomorrow.',
};

/** An owner, a person to invite, and the calls that invite them. */
export async function inviteHarness(table: Table) {
  const accounts = accountHarness(table);
  const { id: userId, email, businessId } = await accounts.aPerson();
  const caller = aCaller({ userId, email, businessId });
  const person = await accounts.aPerson();
  const store = employeeStore(table, businessId, accounts.roleChanged);
  const limits = messageLimits(table, { EMAIL: 1_000, SMS: 1_000 });
  const dependencies = () => ({ ...accounts, store, limits });
  return {
    accounts,
    person,
    store,
    invite: (now = NOW, to = person.email, role?: EmploymentRole) =>
      inviteEmployee(dependencies(), { caller, email: to, role, now }),
    resend: (id: string, now = NOW) => resendInvitation(dependencies(), { caller, id, now }),
    async listed(now = NOW) {
      const { items } = await store.list.page({ page: 1, limit: 10, sort: 'createdAt' });
      return items.map((item) => toEmployee(item, now));
    },
    mailedTokens: () => accounts.mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? ''),
  };
}
