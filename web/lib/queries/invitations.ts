import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';

/** A response to an invitation. */
export type InvitationAnswer = 'accept' | 'reject';

/**
 * The open invitation of a token. Loaded once: a response invalidates the token, while the page still shows the
 * invitation. Public, so it survives an expired session.
 */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitations', token],
    queryFn: ({ signal }) => call('GET /invitations/{token}', { token, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  });

/**
 * Accepts or rejects the invitation of a token. Accepting sets a new password if the account needs one, and the language
 * of who accepts with it.
 */
export function answerInvitation(token: string, answer: InvitationAnswer, password?: string): Promise<unknown> {
  if (answer === 'accept') {
    return call('POST /invitations/{token}/accept', {
      token,
      body: { ...(password && { password, language: LANGUAGE }) },
    });
  }
  return call('POST /invitations/{token}/reject', { token });
}
