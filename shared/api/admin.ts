import * as z from 'zod';
import { BUSINESS_SORTS, ListedBusiness } from '#shared/business/listed.ts';
import { SuspensionInput } from '#shared/business/suspension.ts';
import { CardRefusal, CardRequest, ListedCardRequest } from '#shared/payment-settings/card-request.ts';
import { ASSIGNABLE_ROLES } from '#shared/user/roles.ts';
import { AdminUser } from '#shared/user/schema.ts';
import { ADMIN_USER_SORTS } from '#shared/user/sorts.ts';
import { PageQuery, pageOf } from './page.ts';
import { routes } from './route.ts';

/** A page of accounts, by creation date by default; `search` matches names and emails. */
export const AdminUserListQuery = PageQuery.extend({ sortBy: z.enum(ADMIN_USER_SORTS).optional() });
export type AdminUserListQuery = z.infer<typeof AdminUserListQuery>;

/** A page of businesses, by creation date of their owner’s account by default; `search` matches the owner’s name and email. */
const BusinessListQuery = PageQuery.extend({ sortBy: z.enum(BUSINESS_SORTS).optional() });
export type BusinessListQuery = z.infer<typeof BusinessListQuery>;

export const adminRoutes = routes({
  listUsers: {
    call: 'GET /admin/users',
    access: 'admin',
    summary: 'List accounts: by name, email or role from A to Z, or newest first',
    query: AdminUserListQuery,
    response: pageOf(AdminUser),
  },
  setRole: {
    call: 'PATCH /admin/users/{id}/role',
    access: 'admin',
    confirmed: true,
    audit: 'user.set-role',
    summary: 'Change another account’s role to administrator or user, effective from its next call',
    body: z.strictObject({ role: z.enum(ASSIGNABLE_ROLES) }),
    response: AdminUser,
    errors: ['CONFLICT'],
  },
  setPaymentIntegration: {
    call: 'PATCH /admin/users/{id}/payment-integration',
    access: 'admin',
    confirmed: true,
    audit: 'card-payments.set',
    summary: 'Allow or forbid a user’s business to take card payments',
    body: z.strictObject({ enabled: z.boolean() }),
    response: z.object({ id: z.string(), paymentIntegrationEnabled: z.boolean() }),
    errors: ['PROVIDER_FAILED'],
  },
  listBusinesses: {
    call: 'GET /admin/businesses',
    access: 'admin',
    summary: 'List businesses with their owner, last sign-in and volume: by owner from A to Z, or newest first',
    query: BusinessListQuery,
    response: pageOf(ListedBusiness),
  },
  suspendBusiness: {
    call: 'POST /admin/businesses/{id}/suspend',
    access: 'admin',
    confirmed: true,
    audit: 'business.suspend',
    summary: 'Suspend a business: nothing leaves it, and its owner can only export its data',
    body: SuspensionInput,
    response: ListedBusiness,
    errors: ['CONFLICT'],
  },
  restoreBusiness: {
    call: 'POST /admin/businesses/{id}/restore',
    access: 'admin',
    confirmed: true,
    audit: 'business.restore',
    summary: 'End the suspension of a business',
    response: ListedBusiness,
    errors: ['UNAVAILABLE'],
  },
  listCardRequests: {
    call: 'GET /admin/card-requests',
    access: 'admin',
    summary: 'List the open requests for card payments, longest waiting first, then those answered last',
    response: z.object({ data: z.array(ListedCardRequest) }),
  },
  grantCardRequest: {
    call: 'POST /admin/card-requests/{id}/grant',
    access: 'admin',
    confirmed: true,
    audit: 'card-payments.set',
    summary: 'Allow a business that asked for it to take card payments, and tell its owner',
    response: CardRequest,
    errors: ['CONFLICT'],
  },
  declineCardRequest: {
    call: 'POST /admin/card-requests/{id}/decline',
    access: 'admin',
    confirmed: true,
    audit: 'card-payments.decline',
    summary: 'Decline the request of a business for card payments, and tell its owner',
    body: CardRefusal,
    response: CardRequest,
    errors: ['CONFLICT'],
  },
  removeUser: {
    call: 'DELETE /admin/users/{id}',
    access: 'admin',
    confirmed: true,
    audit: 'user.delete',
    summary: 'Delete another account immediately and its business in the background',
    response: null,
  },
});
