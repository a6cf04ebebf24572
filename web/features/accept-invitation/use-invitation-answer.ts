import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { paths } from '#web/lib/paths.ts';
import { answerInvitation, type InvitationAnswer, invitationQuery } from '#web/lib/queries/invitations.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/** How long the result is shown before the page redirects (spec 2 §9). */
const REDIRECT_MS = 1500;

/**
 * Responds to an invitation, one attempt at a time, signs in with a new password, and reports the result. Then goes to
 * the home page (spec 2 §4), or to sign-in if that failed. `problem` is why the last attempt failed.
 */
export function useInvitationAnswer(token: string, invitee: string) {
  const client = useQueryClient();
  const session = useSession();
  const [pendingAnswer, setPendingAnswer] = useState<InvitationAnswer>();
  const [answered, setAnswered] = useState<InvitationAnswer>();
  const [problem, setProblem] = useState<string>();
  const [next, setNext] = useState<Next>();
  useRedirect(next);
  /** Signs in with the new password, unless someone else is signed in here. Returns where to go. */
  const signedInWith = async (password: string): Promise<Next> => {
    if (session.status === 'authenticated') {
      if (session.user.email !== invitee) return signInAs(invitee);
      // Setting a password has ended the sessions of this account.
      sessionStore.signOut();
    }
    return session.signIn({ email: invitee, password }).then(
      () => HOME,
      () => signInAs(invitee),
    );
  };
  const { run, isBusy } = useAction(async (answer: InvitationAnswer, password?: string) => {
    setPendingAnswer(answer);
    setProblem(undefined);
    try {
      await answerInvitation(token, answer, password);
    } catch (error) {
      toast.error(t.failed[answer], { description: t.tryOrContact });
      if (isGone(error)) await client.resetQueries(invitationQuery(token));
      else setProblem(friendlyMessages(error).join(' '));
      return;
    }
    setAnswered(answer);
    const destination = password ? await signedInWith(password) : HOME;
    setNext(destination);
    const isIn = destination === HOME;
    toast.success(t.done[answer], { description: isIn ? t.next[answer] : t.signInNew });
    if (answer === 'reject' || password) return;
    // After accepting, the user works in another business: the previous one's data must not be shown as its own.
    client.removeQueries({ type: 'inactive' });
    await session.refreshUser();
  });
  return { run, isBusy, pendingAnswer, answered, problem, setProblem };
}

/** Already used, withdrawn or expired. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'NOT_FOUND';
}

type Next = { readonly to: string; readonly state?: object };

const HOME: Next = { to: paths.home };

function signInAs(email: string): Next {
  return { to: paths.login, state: { email, notice: t.acceptedSignIn } };
}

function useRedirect(next: Next | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => navigate(next.to, { replace: true, state: next.state }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [next, navigate]);
}
