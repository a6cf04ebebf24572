import { versionOf } from '#functions/data/table/version.ts';
import type { Currency } from '#shared/money.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import type { Profile, Role, SessionUser } from '#shared/user/schema.ts';
import type { SecondFactor } from './second-factor.ts';
import type { ActiveSessions } from './user-sessions.ts';

/** A user as stored. `businessId` is the business they own, `employerId` the one they work in as an employee. */
export type UserRecord = {
  readonly id: string;
  readonly email: string;
  /** When the user proved that the mailbox is theirs (ISO). Until then, nothing they do is sent to anybody. */
  readonly emailVerifiedAt?: string;
  /** The address they want to change to, once it is proven. */
  readonly pendingEmail?: string;
  readonly role: AssignableRole;
  /** Id of a demotion under way. Until it is done, membership in Cognito's ADMIN group does not count. */
  readonly demotion?: string;
  readonly businessId: string;
  readonly employerId?: string;
  /** Their id among that business's employees. */
  readonly employeeId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly preferredCurrency?: Currency;
  readonly isProfileCompleted?: boolean;
  /** Disabled users are refused on every call. */
  readonly disabled?: boolean;
  /** When an administrator deleted them; the purge removes the rest. */
  readonly deletedAt?: string;
  /** Their active sessions; a token of any other one is refused. */
  readonly sessions?: ActiveSessions;
  /** Counts what ended all sessions, such as a password reset; a sign-in under way fails when it changes. */
  readonly credentialsVersion?: number;
  /** Asked for at sign-in besides the password. */
  readonly secondFactor?: SecondFactor;
  /** Sealed secret of a second factor being set up; it counts once a code of it was entered. */
  readonly pendingSecondFactor?: string;
  /** Id of their entry in the user index. */
  readonly indexId?: string;
  readonly createdAt: string;
  /** Version of their own details; changes that the product makes to the account do not count. */
  readonly version?: number;
};

/** A user's details as copied to the records of employees and the user index; empty strings where missing. */
export function personFields({
  email,
  firstName = '',
  lastName = '',
  phone = '',
}: Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'phone'>) {
  return { email, firstName, lastName, phone, name: [firstName, lastName].filter(Boolean).join(' ') || email };
}

/** The business a user works in now: their employer's, or their own. */
export function workplaceOf({ employerId, businessId }: Pick<UserRecord, 'employerId' | 'businessId'>): string {
  return employerId ?? businessId;
}

/** A user's current role: EMPLOYEE while they work for another business. */
export function roleOf(user: Pick<UserRecord, 'role' | 'employerId'>): Role {
  return user.employerId ? 'EMPLOYEE' : user.role;
}

/** Whether a user has proven their mailbox. */
export function isEmailVerified({ emailVerifiedAt }: Pick<UserRecord, 'emailVerifiedAt'>): boolean {
  return emailVerifiedAt !== undefined;
}

/** A user's own details as the API returns them. */
export function toProfile(user: UserRecord): Profile {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    phone: user.phone ?? '',
    preferredCurrency: user.preferredCurrency ?? 'CAD',
    isProfileCompleted: user.isProfileCompleted ?? false,
    providerApiKey: '',
    providerMerchantId: '',
    version: versionOf(user),
  };
}

/** The signed-in user as the API returns them. */
export function toSessionUser(user: UserRecord): SessionUser {
  return {
    id: user.id,
    email: user.email,
    role: roleOf(user),
    businessId: workplaceOf(user),
    emailVerified: isEmailVerified(user),
    ...(user.pendingEmail && { pendingEmail: user.pendingEmail }),
    hasSecondFactor: user.secondFactor !== undefined,
    profile: toProfile(user),
  };
}
