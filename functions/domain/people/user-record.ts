import type { Condition } from '#functions/data/table/write.ts';
import type { Actor } from '#shared/activity/schema.ts';
import type { Language } from '#shared/locale/language.ts';
import type { Currency } from '#shared/money.ts';
import { noticesOf } from '#shared/user/notices.ts';
import type { AssignableRole, EmploymentRole } from '#shared/user/roles.ts';
import type { Notices, Profile, Role, SessionUser } from '#shared/user/schema.ts';
import type { SecondFactor } from './second-factor.ts';
import type { ActiveSessions } from './user-sessions.ts';

/** A user as stored. `businessId` is the business they own, `employerId` the one they work in for somebody else. */
export type UserRecord = {
  readonly id: string;
  /** Subject of their account in Cognito if it differs from the id, as after a rebuild of the user pool. */
  readonly subject?: string;
  readonly email: string;
  /** When the user verified their email (ISO). Until then, they cannot send anything to others. */
  readonly emailVerifiedAt?: string;
  /** The new address of an email change, until it is verified. */
  readonly pendingEmail?: string;
  readonly role: AssignableRole;
  /** Id of a demotion in progress, during which membership of Cognito's ADMIN group is ignored. */
  readonly demotion?: string;
  readonly businessId: string;
  readonly employerId?: string;
  /** What they work there as; absent for an employee. */
  readonly employedAs?: EmploymentRole;
  /** Their id in that business's list of employees. */
  readonly employeeId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly preferredCurrency?: Currency;
  /** The language of the app and of every email to them; English if absent, see `languageOf`. */
  readonly language?: Language;
  readonly isProfileCompleted?: boolean;
  /** The notices they get as an owner; all if absent. */
  readonly notices?: Notices;
  /** Disabled users are refused on every call. */
  readonly disabled?: boolean;
  /** When they were deleted; the purge then removes the remaining data. */
  readonly deletedAt?: string;
  /** When they last signed in; kept when the session ends. */
  readonly lastSignInAt?: string;
  /** Their active sessions; tokens of any other session are refused. */
  readonly sessions?: ActiveSessions;
  /**
   * Incremented by everything that ends all sessions, such as a password reset. Sign-ins in progress then fail, and
   * device tokens end.
   */
  readonly credentialsVersion?: number;
  /** Required at sign-in in addition to the password. */
  readonly secondFactor?: SecondFactor;
  /** Sealed secret of a second factor being set up, until it is confirmed with a code. */
  readonly pendingSecondFactor?: string;
  /** Id of their entry in the user index. */
  readonly indexId?: string;
  readonly createdAt: string;
  /** Version of their own details; changes that the product makes to the account do not count. */
  readonly version: number;
};

/** A user's details as copied to employee records and the user index; missing ones are empty strings. */
export function personFields({
  email,
  firstName = '',
  lastName = '',
  phone = '',
}: Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'phone'>) {
  return { email, firstName, lastName, phone, name: [firstName, lastName].filter(Boolean).join(' ') || email };
}

/** A user as the activity log names them, and the business whose log it is. */
export function actorOf(user: UserRecord): { businessId: string; by: Actor } {
  const { name, email } = personFields(user);
  return { businessId: workplaceOf(user), by: { userId: user.id, name, email } };
}

/** Subject of a user's account in Cognito. */
export function subjectOf({ id, subject = id }: Pick<UserRecord, 'id' | 'subject'>): string {
  return subject;
}

/** Fails for disabled users. */
export const IF_ENABLED = {
  ConditionExpression: 'NOT #disabled = :true',
  ExpressionAttributeNames: { '#disabled': 'disabled' },
  ExpressionAttributeValues: { ':true': true },
} as const satisfies Condition;

/** The business a user works in now: their employer's, or their own. */
export function workplaceOf({ employerId, businessId }: Pick<UserRecord, 'employerId' | 'businessId'>): string {
  return employerId ?? businessId;
}

/** A user's current role: EMPLOYEE or ACCOUNTANT while they work for another business. */
export function roleOf({
  role,
  employerId,
  employedAs = 'EMPLOYEE',
}: Pick<UserRecord, 'role' | 'employerId' | 'employedAs'>): Role {
  return employerId ? employedAs : role;
}

/** The language of a user. */
export function languageOf({ language = 'en' }: Pick<UserRecord, 'language'>): Language {
  return language;
}

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
    language: languageOf(user),
    isProfileCompleted: user.isProfileCompleted ?? false,
    notices: noticesOf(user),
    providerApiKey: '',
    providerMerchantId: '',
    version: user.version,
  };
}

/** The signed-in user as the API returns them. */
export function toSessionUser(user: UserRecord): SessionUser {
  return {
    id: user.id,
    email: user.email,
    role: roleOf(user),
    businessId: workplaceOf(user),
    ...(user.employeeId && { employeeId: user.employeeId }),
    emailVerified: isEmailVerified(user),
    ...(user.pendingEmail && { pendingEmail: user.pendingEmail }),
    hasSecondFactor: user.secondFactor !== undefined,
    profile: toProfile(user),
  };
}
