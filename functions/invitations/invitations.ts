import type { Businesses } from '#functions/data/people/businesses.ts';
import { invitationStatus, toInvitee } from '#functions/data/people/employees.ts';
import { personFields, type UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { Invitation } from '#shared/employee/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { InvitationStore, OpenInvitation } from './store.ts';

type Dependencies = {
  readonly store: InvitationStore;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany'>;
  readonly users: Pick<Users, 'find'>;
};

/** The invitation of a token (spec 2 §3). Throws NOT_FOUND unless it is open. */
export async function readInvitation(dependencies: Dependencies, token: string, now: Date): Promise<Invitation> {
  const { invitation, user } = await openInvitation(dependencies, token, now);
  return {
    status: invitationStatus(invitation.employee, now),
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

/**
 * Accepts an invitation: from the next call on, the user works in that business. Throws NOT_FOUND unless it is open,
 * CONFLICT if the user may not work there.
 */
export async function acceptInvitation(
  dependencies: Pick<Dependencies, 'store' | 'users'>,
  token: string,
  now: Date,
): Promise<{ message: string }> {
  const { invitation, user } = await openInvitation(dependencies, token, now);
  const failed = await dependencies.store.accept(invitation, user);
  if (failed === 'user') throw cannotJoin(user);
  if (failed) throw notOpen();
  return { message: 'Invitation accepted successfully!' };
}

function cannotJoin({ role }: UserRecord): AppError {
  if (role === 'ADMIN') return new AppError('CONFLICT', 'An administrator cannot work for a company.');
  return new AppError('CONFLICT', 'You already work for another company. Ask them to remove you first.');
}

/** Rejects an invitation. Throws NOT_FOUND unless it is open. */
export async function rejectInvitation(
  dependencies: Pick<Dependencies, 'store' | 'users'>,
  token: string,
  now: Date,
): Promise<{ message: string }> {
  const { invitation } = await openInvitation(dependencies, token, now);
  if (!(await dependencies.store.reject(invitation))) throw notOpen();
  return { message: 'Invitation rejected successfully!' };
}

type Opened = { invitation: OpenInvitation; user: UserRecord };

async function openInvitation(
  { store, users }: Pick<Dependencies, 'store' | 'users'>,
  token: string,
  now: Date,
): Promise<Opened> {
  const invitation = await store.find(token, now);
  const user = invitation && (await users.find(invitation.employee.userId));
  if (!user || user.disabled) throw notOpen();
  return { invitation, user };
}

function notOpen(): AppError {
  return new AppError('NOT_FOUND', 'Invalid or expired invitation');
}
