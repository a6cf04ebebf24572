import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { paths } from '#web/app/paths.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { answerInvitation, type InvitationAnswer, invitationQuery } from '#web/lib/queries/invitations.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** How long the result is shown before the page redirects (spec 2 §9). */
const REDIRECT_MS = 1500;

const TEXTS = {
  accept: {
    done: 'Invitation accepted successfully!',
    next: 'Taking you to your dashboard.',
    failed: 'Failed to accept invitation',
  },
  reject: {
    done: 'Invitation rejected successfully!',
    next: 'Taking you to the home page.',
    failed: 'Failed to reject invitation',
  },
} as const;

/**
 * Responds to an invitation, one attempt at a time, reports the result and goes home after a success (spec 2 §4).
 * `problem` is why the last attempt was refused.
 */
export function useInvitationAnswer(token: string) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const [underWay, setUnderWay] = useState<InvitationAnswer>();
  const [answered, setAnswered] = useState<InvitationAnswer>();
  const [problem, setProblem] = useState<string>();
  useHomeAfter(answered !== undefined);
  const { run, isBusy } = useAction(async (answer: InvitationAnswer) => {
    const { done, next, failed } = TEXTS[answer];
    setUnderWay(answer);
    setProblem(undefined);
    try {
      await answerInvitation(token, answer);
    } catch (error) {
      toast.error(failed, { description: 'Please try again or contact support.' });
      if (isGone(error)) await client.resetQueries(invitationQuery(token));
      else setProblem(friendlyMessages(error).join(' '));
      return;
    }
    setAnswered(answer);
    toast.success(done, { description: next });
    if (answer === 'reject') return;
    // After accepting, the user works in another business: the previous one's data must not be shown as its own.
    client.removeQueries({ type: 'inactive' });
    await refreshUser();
  });
  return { run, isBusy, underWay, answered, problem };
}

/** Already used, withdrawn or expired. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'NOT_FOUND';
}

function useHomeAfter(isAnswered: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(() => navigate(paths.home, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isAnswered, navigate]);
}
