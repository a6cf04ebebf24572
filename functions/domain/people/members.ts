import { businessKey, subjectKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import type { Entry } from '#functions/domain/audit/entry.ts';
import type { Language } from '#shared/locale/language.ts';
import type { Role } from '#shared/user/schema.ts';
import type { BusinessRecord } from './businesses.ts';
import { isEmailVerified, languageOf, personFields, roleOf, type UserRecord, workplaceOf } from './user-record.ts';
import { activeSession } from './user-sessions.ts';

/** The user behind a call, and the business they currently work in. */
export type Caller = {
  readonly userId: string;
  /** First and last name, or the email if there is none. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly businessId: string;
  readonly sessionId: string;
  /** When the session's user last authenticated, in epoch seconds. */
  readonly confirmedAt: number;
  /** When they last entered a code of their second factor, in epoch seconds. */
  readonly codeEnteredAt: number | undefined;
  readonly isEmailVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly language: Language;
  /** Whether an administrator suspended the business. */
  readonly isSuspended: boolean;
};

export type Members = ReturnType<typeof membersIn>;

export function membersIn(table: Table) {
  const findBySubject = subjectsIn(table);
  return {
    /**
     * The active user of a Cognito subject. Returns null if there is none, if they are disabled, or if the session has
     * ended.
     */
    async findCaller(subject: string, sessionId: string): Promise<Caller | null> {
      const user = await findBySubject(subject);
      const session = activeSession(user?.sessions, sessionId);
      if (!user || user.disabled || !session) return null;
      const businessId = workplaceOf(user);
      const business = await table.get<Pick<BusinessRecord, 'suspendedAt'>>(businessKey(businessId));
      return {
        userId: user.id,
        name: personFields(user).name,
        email: user.email,
        role: roleOf(user),
        businessId,
        sessionId,
        confirmedAt: session.confirmedAt,
        codeEnteredAt: session.codeEnteredAt,
        isEmailVerified: isEmailVerified(user),
        hasSecondFactor: user.secondFactor !== undefined,
        language: languageOf(user),
        isSuspended: business?.suspendedAt !== undefined,
      };
    },
    /** Adds an entry to the activity log of a business. */
    record: (businessId: string, entry: Entry, now: Date) => auditLogIn(table, businessId).add(entry, now),
  };
}

/**
 * Finds users by the subject of their account: their id, or in a rebuilt user pool a subject that maps to it. Mappings
 * never change, so a function instance remembers the latest. They grant nothing: a session counts only if it is in the
 * user's own record, where only a sign-in to the user's own account puts it.
 */
function subjectsIn(table: Table): (subject: string) => Promise<UserRecord | undefined> {
  const find = (userId: string) => table.get<UserRecord>(userKey(userId));
  const mapped = new Map<string, string>();
  return async (subject) => {
    const user = await find(mapped.get(subject) ?? subject);
    if (user || mapped.has(subject)) return user;
    const mapping = await table.get<{ userId: string }>(subjectKey(subject));
    if (!mapping) return undefined;
    if (mapped.size >= MAX_MAPPED) mapped.clear();
    mapped.set(subject, mapping.userId);
    return find(mapping.userId);
  };
}

/** Two megabytes: an instance may serve more users than it should remember. */
const MAX_MAPPED = 10_000;

/** A check for transactions that fails unless the user is an administrator. */
export function ifAdministrator(userId: string): Write {
  return {
    ConditionCheck: {
      Key: userKey(userId),
      ConditionExpression: '#role = :admin AND attribute_not_exists(employerId) AND NOT #disabled = :true',
      ExpressionAttributeNames: { '#role': 'role', '#disabled': 'disabled' },
      ExpressionAttributeValues: { ':admin': 'ADMIN', ':true': true },
    },
  };
}

/** The write that ends a user's employment; it fails if they do not work in that business. */
export function leaveBusiness(userId: string, businessId: string): Write {
  const own = set(userKey(userId), { employerId: undefined, employeeId: undefined, employedAs: undefined });
  return { Update: onlyIf(own, ifEqual({ employerId: businessId })) };
}
