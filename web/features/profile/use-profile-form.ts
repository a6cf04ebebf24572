import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import type { Profile } from '#shared/user/schema.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api.ts';
import { friendlyMessages } from '#web/lib/friendly-messages.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { useSession } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';
import { toast } from '#web/ui/toast.ts';
import { type Details, profileUpdate } from './profile-update.ts';

/** How long the saved profile stays in sight before the person is back at their invoices (spec 2 §9). */
const RETURN_DELAY_MS = 1000;
const FAILED = 'Failed to update profile. Please try again.';
/** Statuses whose own message tells what to do: no connection, a wrong value, too many requests. */
const TELLING: ReadonlySet<number> = new Set([0, 400, 429]);

/**
 * One's own details while they are edited. Only what was edited is kept here, so that a newer answer of the server shows
 * in all other fields. A save reads the session's user again and returns to the invoices after a second.
 */
export function useProfileForm(profile: Profile) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const [edits, setEdits] = useState<Partial<Details>>({});
  const [failure, setFailure] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  useReturnHome(isSaved);

  const details: Details = { ...profile, ...edits };
  const save = useAction(async () => {
    setFailure(undefined);
    try {
      const saved = await call('PATCH /profile', { body: profileUpdate(profile.email, details) });
      client.setQueryData(profileQuery.queryKey, saved);
    } catch (error) {
      setFailure(failureText(error));
      toast.error(FAILED);
      return;
    }
    setEdits({});
    setIsSaved(true);
    toast.success('Profile updated successfully');
    void client.invalidateQueries(profileQuery);
    void refreshUser();
  });
  return {
    details,
    change: (name: keyof Details, text: string) => {
      setFailure(undefined);
      setEdits((before) => ({ ...before, [name]: text }));
    },
    isChanged: (Object.keys(edits) as (keyof Details)[]).some((name) => edits[name] !== profile[name]),
    failure,
    save: save.run,
    isSaving: save.isBusy,
    isSaved,
  };
}

function useReturnHome(isSaved: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => navigate(paths.home), RETURN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSaved, navigate]);
}

function failureText(error: unknown): string {
  return error instanceof AppError && TELLING.has(error.status) ? friendlyMessages(error).join(' ') : FAILED;
}
