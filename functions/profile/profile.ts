import { isDeepStrictEqual } from 'node:util';
import type { Businesses } from '#functions/data/people/businesses.ts';
import type { EmployeeList } from '#functions/data/people/employees.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { personFields, toProfile, type UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import { changedMeanwhile, isStale } from '#functions/data/table/version.ts';
import { withoutBlanks } from '#functions/data/table/write.ts';
import { AppError } from '#shared/errors.ts';
import type { Profile, ProfileUpdate } from '#shared/user/schema.ts';

type Dependencies = {
  readonly users: Users;
  /** The employees of a business. */
  readonly employeesOf: (businessId: string) => Pick<EmployeeList, 'change'>;
  readonly businesses: Pick<Businesses, 'find'>;
};

/**
 * The caller's own details. An employee's preferred currency is that of the business they write invoices for. Throws
 * NOT_FOUND when the account is gone.
 */
export async function readProfile(dependencies: Dependencies, caller: Caller): Promise<Profile> {
  const user = await dependencies.users.find(caller.userId);
  if (!user) throw notFound();
  return profileOf(dependencies, user);
}

async function profileOf({ users, businesses }: Dependencies, user: UserRecord): Promise<Profile> {
  const business = user.employerId ? await businesses.find(user.employerId) : undefined;
  const owner = business && (await users.find(business.ownerId));
  const { preferredCurrency } = toProfile(owner ?? user);
  return { ...toProfile(user), preferredCurrency };
}

/**
 * Changes the caller's own details (spec 2 §5); their employer's list of employees follows. The e-mail is the account's
 * name and cannot be changed here: throws INVALID_REQUEST for another one, and CONFLICT when the version given is not
 * the stored one.
 */
export async function changeProfile(
  dependencies: Dependencies,
  caller: Caller,
  update: ProfileUpdate,
): Promise<Profile> {
  const { users } = dependencies;
  const { email, version, ...named } = update;
  if (email && email.toLowerCase() !== caller.email) throw new AppError('INVALID_REQUEST', 'email cannot be changed');
  const fields = withoutBlanks(named);
  if (Object.keys(fields).length === 0) {
    const profile = await readProfile(dependencies, caller);
    if (isStale(profile, version)) throw changedMeanwhile('profile');
    return profile;
  }
  const user = await users.changeProfile(caller.userId, fields, version);
  if (!user) throw version === undefined ? notFound() : changedMeanwhile('profile');
  if (COPIED_FIELDS.some((field) => field in fields)) await updateEmployee(dependencies, user);
  return profileOf(dependencies, user);
}

const COPIED_FIELDS = ['firstName', 'lastName', 'phone'] as const;

/** Of two changes at once, either may write its copy last: whoever finds the account changed since copies again. */
async function updateEmployee({ users, employeesOf }: Dependencies, user: UserRecord): Promise<void> {
  let latest: UserRecord | undefined = user;
  while (latest?.employerId && latest.employeeId) {
    const copied = personFields(latest);
    await employeesOf(latest.employerId).change(latest.employeeId, copied);
    latest = await users.find(user.id);
    if (latest && isDeepStrictEqual(personFields(latest), copied)) return;
  }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Profile not found');
}
