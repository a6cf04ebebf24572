import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import { type EmployeeRecord, toEmployee } from '#functions/data/people/employees.ts';
import type { Caller } from '#functions/data/people/members.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { EmployeeListQuery } from '#shared/api/employees.ts';
import type { PageMeta } from '#shared/api/page.ts';
import type { Employee } from '#shared/employee/schema.ts';
import { AppError } from '#shared/errors.ts';
import { matchesSearch } from '#shared/search-text.ts';
import type { EmployeeStore } from './store.ts';

const DEFAULT_LIMIT = 10;
/** Pickers ask for no page, no limit and no search, and get as many (spec 2 §7). */
const PICKER_LIMIT = 100;
const REMOVE_ATTEMPTS = 3;

/** A page of a business's employees, the newest first unless sorted otherwise (spec 2 §9). */
export async function listEmployees(
  { list }: Pick<EmployeeStore, 'list'>,
  query: EmployeeListQuery,
  now: Date,
): Promise<{ data: Employee[]; meta: PageMeta }> {
  const { page, limit, sortBy: sort = 'createdAt', search } = query;
  const isForPicker = page === undefined && !search;
  const { items, meta } = await list.page({
    page: page ?? 1,
    limit: limit ?? (isForPicker ? PICKER_LIMIT : DEFAULT_LIMIT),
    sort,
    search: search ? searchFor(search) : undefined,
  });
  return { data: items.map((employee) => toEmployee(employee, now)), meta };
}

function searchFor(text: string): Search<EmployeeRecord> {
  return { fields: ['name', 'email'], rank: ({ name, email }) => (matchesSearch(text, name, email) ? 0 : NO_MATCH) };
}

/**
 * Removes an employee or takes an invitation back; an employee returns to their own business at their next call.
 * Throws NOT_FOUND, or CONFLICT when they are changed again and again at this moment.
 */
export async function removeEmployee(store: Pick<EmployeeStore, 'list' | 'remove'>, id: string): Promise<void> {
  // An answer may come in between: what is removed is who they are by then.
  for (let attempt = 1; attempt <= REMOVE_ATTEMPTS; attempt += 1) {
    const employee = await store.list.find(id);
    if (!employee) throw new AppError('NOT_FOUND', 'Employee not found');
    if (await store.remove(employee)) return;
  }
  throw new AppError('CONFLICT', 'This employee was changed at the same time. Please try again.');
}

/**
 * Ends the caller's employment, as when the owner removes them: they return to their own business at their next call.
 * Leaving again at the same moment does nothing more.
 */
export async function leave(
  { users, leaveEmployer }: { users: Pick<Users, 'find'>; leaveEmployer: (user: UserRecord) => Promise<void> },
  { userId, businessId }: Caller,
): Promise<void> {
  const user = await users.find(userId);
  // An employee who has since moved to another business stays there.
  if (user?.employerId === businessId) await leaveEmployer(user);
}
