import { invitationStatus, toEmployee } from '#functions/domain/people/employees.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Employee, EmployeeInput } from '#shared/employee/schema.ts';
import type { AppError } from '#shared/errors.ts';
import {
  ALREADY_INVITED,
  INVITATION_ANSWERED,
  INVITATIONS_USED_UP,
  INVITES_SELF,
  NO_ACCOUNT,
  NOT_INVITABLE,
  WORKS_HERE,
} from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { EmploymentRole } from '#shared/user/roles.ts';
import { type Dependencies, type Occasion, openInvitation } from './open-invitation.ts';
import type { EmployeeStore, Invited } from './store.ts';

/**
 * Invites a user by email (product decision 3), by default as an employee; also if their last invitation was rejected or
 * expired. Throws NOT_FOUND for an email without an account, CONFLICT for an administrator, the owner, a person who
 * already has an employer or blocked the business, a pending invitation and a suppressed address, TOO_MANY_REQUESTS
 * beyond the daily quota of the business or the user, UNAVAILABLE if the email was not queued: then nothing changes.
 */
export async function inviteEmployee(
  dependencies: Dependencies,
  { email, role = 'EMPLOYEE', ...occasion }: Occasion & EmployeeInput,
): Promise<Employee> {
  const { store, users } = dependencies;
  const { caller, now } = occasion;
  await countTry(store, now);
  const user = invitable(await users.findByEmail(email), caller);
  const known = await store.findByUser(user.id);
  if (known && invitationStatus(known, now) === 'PENDING') throw pending();
  await requireNoBlock(store, user);
  if (known) return toEmployee(await renewInvitation(dependencies, { ...occasion, user, role, employee: known }), now);
  const invited = await openInvitation(dependencies, {
    ...{ ...occasion, user, role },
    async open(invitation, orders) {
      const added = await store.invite({ userId: user.id, role, ...personFields(user), ...invitation }, now, orders);
      if (!added) throw pending();
      return added;
    },
  });
  return toEmployee(invited, now);
}

/**
 * Emails a new invitation, which replaces the current one. Throws NOT_FOUND for an unknown employee, and the errors of
 * `inviteEmployee`.
 */
export async function resendInvitation(
  dependencies: Dependencies,
  { id, ...occasion }: Occasion & { id: string },
): Promise<{ message: string }> {
  await countTry(dependencies.store, occasion.now);
  const employee = orNotFound(await dependencies.store.list.find(id), 'employee');
  const user = invitable(await dependencies.users.find(employee.userId), occasion.caller);
  await requireNoBlock(dependencies.store, user);
  await renewInvitation(dependencies, { ...occasion, user, role: employee.role ?? 'EMPLOYEE', employee });
  return { message: 'Invitation sent successfully' };
}

/** Refused attempts count too, since their errors reveal which emails have an account. */
async function countTry(store: EmployeeStore, now: Date): Promise<void> {
  if (await store.countInvitation(now)) return;
  throw refusal({ INVITATIONS_USED_UP });
}

function invitable(user: UserRecord | undefined, { businessId }: Caller): UserRecord {
  if (!user || user.disabled) {
    throw refusal({ NO_ACCOUNT });
  }
  if (user.businessId === businessId) throw refusal({ INVITES_SELF });
  if (user.employerId === businessId) throw refusal({ WORKS_HERE });
  if (user.role === 'ADMIN' || user.employerId) throw notInvitable();
  return user;
}

/**
 * Throws CONFLICT if the user blocked this business. Checked after reading the employee, since blocking changes both.
 */
async function requireNoBlock(store: EmployeeStore, user: UserRecord): Promise<void> {
  if (await store.isBlockedBy(user.id)) throw notInvitable();
}

/** The same text for every reason, so as not to reveal it. */
function notInvitable(): AppError {
  return refusal({ NOT_INVITABLE });
}

function pending(): AppError {
  return refusal({ ALREADY_INVITED });
}

type Renewal = Occasion & { user: UserRecord; role: EmploymentRole; employee: Invited };

async function renewInvitation(
  dependencies: Dependencies,
  { user, role, employee, ...occasion }: Renewal,
): Promise<Invited> {
  return openInvitation(dependencies, {
    ...{ ...occasion, user, role, before: employee },
    async open(invitation, orders) {
      const renewed: Invited = { ...employee, role, ...personFields(user), ...invitation, status: 'PENDING' };
      if (await dependencies.store.replace(employee, renewed, orders)) return renewed;
      throw refusal({ INVITATION_ANSWERED });
    },
  });
}
