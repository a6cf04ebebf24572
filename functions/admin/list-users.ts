import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import type { Businesses, BusinessRecord, CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { UserIndex, UserIndexEntry } from '#functions/domain/people/user-index.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AdminUserListQuery } from '#shared/api/admin.ts';
import type { PageMeta } from '#shared/api/page.ts';
import { matchesSearch } from '#shared/search-text.ts';
import type { AdminUser } from '#shared/user/schema.ts';

type Dependencies = {
  readonly userIndex: Pick<UserIndex, 'page'>;
  readonly users: Pick<Users, 'find'>;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany'>;
};

const DEFAULT_LIMIT = 10;

/** A page of all users, newest first unless sorted otherwise (spec 2 §9). */
export async function listUsers(
  dependencies: Dependencies,
  { page = 1, limit = DEFAULT_LIMIT, sortBy: sort = 'createdAt', search }: AdminUserListQuery,
): Promise<{ data: AdminUser[]; meta: PageMeta }> {
  const { userIndex } = dependencies;
  const { items, meta } = await userIndex.page({ page, limit, sort, search: search ? searchFor(search) : undefined });
  const found = await Promise.all(items.map(({ userId }) => readUser(dependencies, userId)));
  return { data: found.filter((user) => user !== null), meta };
}

/** What a search of the accounts reads, and how it ranks. */
export function searchFor(text: string): Search<UserIndexEntry> {
  return { fields: ['name', 'email'], rank: ({ name, email }) => (matchesSearch(text, name, email) ? 0 : NO_MATCH) };
}

/** A user with their business; null if the user was deleted since the index was read. */
async function readUser({ users, businesses }: Dependencies, userId: string): Promise<AdminUser | null> {
  const user = await users.find(userId);
  if (!user || user.deletedAt) return null;
  const { businessId } = user;
  const [business, company] = await Promise.all([businesses.find(businessId), businesses.findCompany(businessId)]);
  return business ? toAdminUser(user, business, company) : null;
}

/** A user as administrators see them. */
export function toAdminUser(
  { id, email, role, createdAt, firstName = '', lastName = '' }: UserRecord,
  { paymentIntegrationEnabled }: BusinessRecord,
  company: Pick<CompanyRecord, 'name'> | undefined,
): AdminUser {
  const own = { id, email, role, createdAt, profile: { firstName, lastName }, businessName: company?.name };
  const payment = { paymentIntegrationEnabled };
  return { ...own, ...payment, paymentSettings: payment };
}
