import type { AccountChanges } from '#functions/domain/people/account-changes.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { refuseCommonPassword } from '#functions/domain/people/common-passwords.ts';
import { invitationStatus, toInvitee } from '#functions/domain/people/employees.ts';
import { handOver } from '#functions/domain/people/hand-over.ts';
import type { RoleChanged } from '#functions/domain/people/role-changes.ts';
import { isEmailVerified, personFields, subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { Identity } from '#functions/services/identity.ts';
import { settingPassword } from '#functions/services/identity-errors.ts';
import type { Invitation } from '#shared/employee/schema.ts';
import type { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/locale/language.ts';
import {
  ACCOUNT_CHANGED,
  ADMINISTRATOR_INVITED,
  DELETION_SCHEDULED,
  EMPLOYED_ELSEWHERE,
  INVITATION_EXPIRED,
  PASSWORD_REQUIRED,
} from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { InvitationStore, OpenInvitation } from './store.ts';

type Dependencies = {
  readonly store: InvitationStore;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany'>;
  readonly users: Pick<Users, 'find'>;
};

/** The invitation with a token (spec 2 §3). Throws NOT_FOUND unless it is open. */
export async function readInvitation(dependencies: Dependencies, token: string, now: Date): Promise<Invitation> {
  const { invitation, user } = await openInvitation(dependencies, token, now);
  return {
    needsPassword: !isEmailVerified(user),
    status: invitationStatus(invitation.employee, now),
    role: invitation.employee.role ?? 'EMPLOYEE',
    company: await companyOf(dependencies, invitation.businessId),
    employee: { user: toInvitee(user) },
  };
}

/** A business without a company is named after its owner. */
async function companyOf({ businesses, users }: Dependencies, businessId: string): Promise<Invitation['company']> {
  const company = await businesses.findCompany(businessId);
  if (company) return { name: company.name, website: company.website };
  const business = await businesses.find(businessId);
  const owner = business && (await users.find(business.ownerId));
  if (!owner) throw notOpen();
  return { name: personFields(owner).name };
}

type Acceptance = {
  readonly token: string;
  /** The new password of an account with an unverified email; ignored for any other. */
  readonly password?: string | undefined;
  /** The language of such an account; by default the one it has. */
  readonly language?: Language | undefined;
};

/**
 * Accepts an invitation: from the next call on, the user works in that business. Throws NOT_FOUND unless it is open,
 * CONFLICT if the user may not work there.
 *
 * The mailed token verifies the email. An account with an unverified email may have been registered by someone else,
 * so it is handed over with a new password; FORBIDDEN without one. The password is set first: if a later step fails,
 * the old password no longer works and the invitation can be accepted again.
 */
export async function acceptInvitation(
  dependencies: AcceptDependencies,
  { token, ...chosen }: Acceptance,
  now: Date,
): Promise<{ message: string }> {
  const read = () => openInvitation(dependencies, token, now);
  const { user } = await read();
  if (!isEmailVerified(user)) {
    if (!chosen.password) throw passwordRequired();
    refuseCommonPassword(chosen.password, 'password');
  }
  await dependencies.accountChanges(user.id, read, (opened) =>
    isEmailVerified(opened.user)
      ? acceptVerified(dependencies, opened)
      : acceptUnverified(dependencies, opened, chosen),
  );
  await dependencies.roleChanged(user.id);
  return ACCEPTED;
}

async function acceptVerified(dependencies: AcceptDependencies, { invitation, user }: Opened): Promise<void> {
  await accepted(dependencies, user, await dependencies.store.accept(invitation, user));
}

async function acceptUnverified(
  dependencies: AcceptDependencies,
  { invitation, user }: Opened,
  { password = '', language }: Omit<Acceptance, 'token'>,
): Promise<void> {
  if (user.role === 'ADMIN' || user.employerId) throw cannotJoin(user);
  await settingPassword('password', () => dependencies.identity.setPassword(subjectOf(user), password));
  const { businesses, clock } = dependencies;
  const [replaced, timeZone] = await Promise.all([
    businesses.find(user.businessId),
    businesses.timeZoneOf(invitation.businessId),
  ]);
  const handedOver = handOver(user, { now: clock(), replaced, timeZone, language });
  await accepted(dependencies, user, await dependencies.store.accept(invitation, user, handedOver));
  await dependencies.updateUserIndex(handedOver.user);
}

type AcceptDependencies = Pick<Dependencies, 'store' | 'users'> & {
  readonly accountChanges: AccountChanges;
  readonly businesses: Pick<Businesses, 'find' | 'timeZoneOf'>;
  readonly identity: Pick<Identity, 'setPassword'>;
  readonly roleChanged: RoleChanged;
  readonly updateUserIndex: (user: UserRecord) => Promise<void>;
  readonly clock: () => Date;
};

const ACCEPTED = { message: 'Invitation accepted successfully!' };

/** Throws unless the transaction succeeded; `failed` is the write whose condition failed. */
async function accepted({ users }: Pick<Dependencies, 'users'>, { id }: UserRecord, failed: string | null) {
  if (failed === null) return;
  if (failed === 'ownBusiness') throw refusal({ DELETION_SCHEDULED });
  const user = failed === 'user' && (await users.find(id));
  throw user ? cannotJoin(user) : notOpen();
}

/** "Keep business" is only offered to owners, so it would be out of reach while they work elsewhere. */
function cannotJoin({ role, employerId }: UserRecord): AppError {
  if (role === 'ADMIN') return refusal({ ADMINISTRATOR_INVITED });
  if (!employerId) return refusal({ ACCOUNT_CHANGED });
  return refusal({ EMPLOYED_ELSEWHERE });
}

function passwordRequired(): AppError {
  return refusal({ PASSWORD_REQUIRED });
}

/** Rejects an invitation. Throws NOT_FOUND unless it is open. */
export async function rejectInvitation(
  dependencies: Pick<Dependencies, 'store' | 'users'>,
  token: string,
  now: Date,
): Promise<{ message: string }> {
  const { invitation, user } = await openInvitation(dependencies, token, now);
  if (!(await dependencies.store.reject(invitation, user))) throw notOpen();
  return { message: 'Invitation rejected successfully!' };
}

/** An open invitation and its user. */
export type Opened = { invitation: OpenInvitation; user: UserRecord };

async function openInvitation(
  { store, users }: Pick<Dependencies, 'store' | 'users'>,
  token: string,
  now: Date,
): Promise<Opened> {
  const invitation = await store.find(token, now);
  const user = invitation && (await users.find(invitation.employee.userId));
  // The invitation belongs to the address it was sent to, which may no longer be the account's.
  if (!user || user.disabled || user.email !== invitation.employee.email) throw notOpen();
  return { invitation, user };
}

/** The error for a token without an open invitation. */
export function notOpen(): AppError {
  return refusal({ INVITATION_EXPIRED });
}
