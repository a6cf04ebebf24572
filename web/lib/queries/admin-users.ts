import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BusinessSort, ListedBusiness } from '#shared/business/listed.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import type { AdminUserSort } from '#shared/user/sorts.ts';
import { type CallAnswer, call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';
import { isOutdated } from '#web/lib/errors/refusals.ts';

/** The first part of the keys of all queries of accounts. */
export const ADMIN_USERS = 'admin-users';

type UserListQuery = { page: number; limit: number; search: string; sortBy: AdminUserSort };

/** A page of all accounts; the last page stays on screen while the next one loads. */
export const userListQuery = (query: UserListQuery) =>
  queryOptions({
    queryKey: [ADMIN_USERS, 'list', query],
    queryFn: ({ signal }) => call('GET /admin/users', { query, signal }),
    placeholderData: keepPreviousData,
  });

type BusinessListQuery = { page: number; limit: number; search: string; sortBy: BusinessSort };

/** A page of all businesses; the last page stays on screen while the next one loads. */
export const businessListQuery = (query: BusinessListQuery) =>
  queryOptions({
    queryKey: [ADMIN_USERS, 'businesses', query],
    queryFn: ({ signal }) => call('GET /admin/businesses', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Mutations of accounts. A new role updates the cached lists; other changes, and a deletion elsewhere, refetch them. */
export function useUserMutations() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: [ADMIN_USERS] });
  const onError = (error: unknown) => isOutdated(error) && refetch();
  const showSaved = (saved: AdminUser) =>
    client.setQueriesData<CallAnswer<'GET /admin/users'>>(
      { queryKey: [ADMIN_USERS, 'list'] },
      (page) => page && { ...page, data: page.data.map((user) => (user.id === saved.id ? saved : user)) },
    );
  return {
    setRole: useMutation({
      mutationFn: ({ id, role }: { id: string; role: AssignableRole }) =>
        call('PATCH /admin/users/{id}/role', { id, body: { role } }),
      onSuccess: showSaved,
      onError,
    }),
    setPaymentIntegration: useMutation({
      mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) =>
        call('PATCH /admin/users/{id}/payment-integration', { id, body: { enabled } }),
      onSuccess: refetch,
      onError,
    }),
    remove: useMutation({
      mutationFn: (id: string) => nullWhenMissing(call('DELETE /admin/users/{id}', { id })),
      onSuccess: refetch,
    }),
    sendPasswordReset: useMutation({
      mutationFn: (email: string) => call('POST /auth/forgot-password', { body: { email } }),
    }),
  };
}

/** Mutations of businesses. They update the cached lists; if someone else was faster, these are fetched again. */
export function useBusinessMutations() {
  const client = useQueryClient();
  const onError = (error: unknown) => isOutdated(error) && client.invalidateQueries({ queryKey: [ADMIN_USERS] });
  const showSaved = (saved: ListedBusiness) =>
    client.setQueriesData<CallAnswer<'GET /admin/businesses'>>(
      { queryKey: [ADMIN_USERS, 'businesses'] },
      (page) => page && { ...page, data: page.data.map((each) => (each.id === saved.id ? saved : each)) },
    );
  return {
    suspend: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string | undefined }) =>
        call('POST /admin/businesses/{id}/suspend', { id, body: reason ? { reason } : {} }),
      onSuccess: showSaved,
      onError,
    }),
    restore: useMutation({
      mutationFn: (id: string) => call('POST /admin/businesses/{id}/restore', { id }),
      onSuccess: showSaved,
      onError,
    }),
  };
}
