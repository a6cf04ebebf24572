import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { ScheduledDeletion, ScheduledDeletions } from '#functions/domain/people/scheduled-deletions.ts';
import type { UserIndex } from '#functions/domain/people/user-index.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { BusinessListQuery } from '#shared/api/admin.ts';
import type { PageMeta } from '#shared/api/page.ts';
import type { ListedBusiness } from '#shared/business/listed.ts';
import { fromCents, INVOICE_CURRENCIES } from '#shared/money.ts';
import { searchFor } from './list-users.ts';
import type { AdminStore } from './store.ts';

/** What businesses are read from. */
export type Dependencies = {
  readonly users: Pick<Users, 'find'>;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany'>;
  readonly deletions: Pick<ScheduledDeletions, 'find'>;
  readonly store: Pick<AdminStore, 'findTotals'>;
};

const DEFAULT_LIMIT = 10;

/** A page of all businesses, in the order of their owners' accounts: newest first by default (decision F142). */
export async function listBusinesses(
  dependencies: Dependencies & { readonly userIndex: Pick<UserIndex, 'page'> },
  { page = 1, limit = DEFAULT_LIMIT, sortBy: sort = 'createdAt', search }: BusinessListQuery,
): Promise<{ data: ListedBusiness[]; meta: PageMeta }> {
  const { userIndex, users } = dependencies;
  const { items, meta } = await userIndex.page({ page, limit, sort, search: search ? searchFor(search) : undefined });
  const found = await Promise.all(
    items.map(async ({ userId }) => {
      const owner = await users.find(userId);
      return owner && !owner.deletedAt ? readBusiness(dependencies, owner) : null;
    }),
  );
  return { data: found.filter((business) => business !== null), meta };
}

/** The business of a user; null if it was deleted since the index was read. */
export async function readBusiness(
  { businesses, deletions, store }: Dependencies,
  owner: UserRecord,
): Promise<ListedBusiness | null> {
  const { businessId: id, email, firstName = '', lastName = '', lastSignInAt } = owner;
  const [business, company, deletion, totals = {}] = await Promise.all([
    businesses.find(id),
    businesses.findCompany(id),
    deletions.find(id),
    store.findTotals(id),
  ]);
  if (!business) return null;
  return {
    id,
    businessName: company?.name,
    email,
    profile: { firstName, lastName },
    createdAt: business.createdAt,
    lastSignInAt,
    issuedInvoices: ISSUED.reduce((sum, status) => sum + Number(totals[status] ?? 0), 0),
    paid: INVOICE_CURRENCIES.flatMap((currency) => {
      const cents = Number(totals[`PAID_${currency}`] ?? 0);
      return cents > 0 ? [{ currency, total: fromCents(cents) }] : [];
    }),
    ...stateOf(business, deletion),
  };
}

function stateOf(
  { suspendedAt: at, suspendedBy: by = '', suspensionReason: reason }: BusinessRecord,
  deletion: ScheduledDeletion | undefined,
): Pick<ListedBusiness, 'state' | 'suspension'> {
  if (at) return { state: 'SUSPENDED', suspension: { at, by, ...(reason && { reason }) } };
  return { state: deletion ? 'DELETION_SCHEDULED' : 'ACTIVE' };
}

const ISSUED = ['SENT', 'OVERDUE', 'PAID'] as const;
