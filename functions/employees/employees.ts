import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import { retry } from '#functions/data/table/retry.ts';
import { type EmployeeRecord, toEmployee } from '#functions/domain/people/employees.ts';
import type { Employments } from '#functions/domain/people/employment.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { ownerNotice } from '#functions/domain/people/notices.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { Client } from '#functions/services/client.ts';
import type { EmployeeListQuery } from '#shared/api/employees.ts';
import type { PageMeta } from '#shared/api/page.ts';
import type { Employee } from '#shared/employee/schema.ts';
import { EMPLOYEE_CHANGED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { matchesSearch } from '#shared/search-text.ts';
import type { EmployeeStore } from './store.ts';

const DEFAULT_LIMIT = 10;
/** Page size for pickers, which send neither page, limit nor search (spec 2 §7). */
const PICKER_LIMIT = 100;

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
 * Removes an employee, who works in their own business again from the next call on, or withdraws an invitation.
 * Notifies the owner. Throws NOT_FOUND, or CONFLICT if the record keeps changing.
 */
export async function removeEmployee(
  { store, outbox }: { store: Pick<EmployeeStore, 'list' | 'remove'>; outbox: Pick<AccountOutbox, 'order'> },
  { id, ...change }: { id: string; caller: Caller; client: Client; now: Date },
): Promise<void> {
  const removed = await retry('employee-removal', async () => {
    const employee = orNotFound(await store.list.find(id), 'employee');
    const notice = { ...ownerNotice('EMPLOYEE_REMOVED', change), employee: employee.email };
    const failed = await outbox.order([notice], async (orders) =>
      (await store.remove(employee, orders)) ? null : 'employee',
    );
    return failed ? null : employee;
  });
  if (!removed) throw refusal({ EMPLOYEE_CHANGED });
}

/**
 * Ends the caller's employment, as if the owner removed them: they work in their own business again from the next call
 * on. Idempotent.
 */
export async function leave(
  { users, leaveEmployer }: { users: Pick<Users, 'find'> } & Pick<Employments, 'leaveEmployer'>,
  { userId, businessId }: Caller,
): Promise<void> {
  const user = await users.find(userId);
  // An employee who has since joined another business stays there.
  if (user?.employerId === businessId) await leaveEmployer(user, 'employee.leave');
}
