import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

const KEY = 'security';

/** The user's sessions, most recently used first; always refetched. */
export const sessionsQuery = queryOptions({
  queryKey: [KEY, 'sessions'],
  queryFn: async ({ signal }) => (await call('GET /auth/sessions', { signal })).sessions,
  staleTime: 0,
});

/** Whether the user has a second factor, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: [KEY, 'second-factor'],
  queryFn: ({ signal }) => call('GET /auth/second-factor', { signal }),
  staleTime: 0,
});

/** Mutations of the user's security. Each may end sessions or change the second factor, so both are refetched. */
export function useSecurityMutations() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [KEY] });
  return {
    changePassword: useMutation({
      mutationFn: (newPassword: string) => call('POST /auth/change-password', { body: { newPassword } }),
      onSettled,
    }),
    endSession: useMutation({ mutationFn: (id: string) => call('DELETE /auth/sessions/{id}', { id }), onSettled }),
    signOutEverywhere: useMutation({ mutationFn: () => call('POST /auth/sign-out-everywhere'), onSettled }),
    startSecondFactor: useMutation({ mutationFn: () => call('POST /auth/second-factor') }),
    enableSecondFactor: useMutation({
      mutationFn: (code: string) => call('POST /auth/second-factor/enable', { body: { code } }),
      onSettled,
    }),
    disableSecondFactor: useMutation({ mutationFn: () => call('DELETE /auth/second-factor'), onSettled }),
    renewRecoveryCodes: useMutation({
      mutationFn: () => call('POST /auth/second-factor/recovery-codes'),
      onSettled,
    }),
  };
}
