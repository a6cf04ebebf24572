import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import type { Profile } from '#shared/user/schema.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { isChangedMeanwhile } from '#web/lib/errors/changed-meanwhile.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useRecordEdits } from '#web/lib/records/use-record-edits.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConflict } from '#web/ui/overlays/conflict-dialog.tsx';
import { type Details, detailsOf, profileUpdate } from './profile-update.ts';

/** How long the saved profile stays in sight before the person is back at their invoices (spec 2 §9). */
const RETURN_DELAY_MS = 1000;
const FAILED = 'Failed to update profile. Please try again.';
/** Statuses whose own message tells what to do: no connection, a wrong value, too many requests. */
const TELLING: ReadonlySet<number> = new Set([0, 400, 429]);

/**
 * The profile form. Saving sends only the edited fields, refetches the session's user and returns to the invoices after
 * a second.
 */
export function useProfileForm(profile: Profile) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const { form, changed, version, change, forget } = useRecordEdits(detailsOf(profile), profile.version);
  const [failure, setFailure] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  useReturnHome(isSaved);

  const write = useAction(async ({ overwrite = false } = {}) => {
    setFailure(undefined);
    const { email, isProfileCompleted, ...changes } = profileUpdate(profile.email, form, changed);
    if (Object.keys(changes).length === 0 && profile.isProfileCompleted) {
      forget();
      setIsSaved(true);
      return toast.info('No changes to save');
    }
    try {
      const body = { email, ...changes, isProfileCompleted, ...(!overwrite && { version }) };
      client.setQueryData(profileQuery.queryKey, await call('PATCH /profile', { body }));
    } catch (error) {
      if (isChangedMeanwhile(error)) return conflict.report();
      setFailure(failureText(error));
      toast.error(FAILED);
      return;
    }
    forget();
    setIsSaved(true);
    toast.success('Profile updated successfully');
    void client.invalidateQueries(profileQuery);
    void refreshUser();
  });

  const conflict = useConflict({
    overwrite: () => write.run({ overwrite: true }),
    reload: async () => {
      await client.fetchQuery(profileQuery);
      forget();
    },
    failed: 'Failed to load profile',
  });

  return {
    details: form,
    change: (name: keyof Details, text: string) => {
      setFailure(undefined);
      change(name, text);
    },
    isChanged: changed.length > 0,
    failure,
    save: () => write.run(),
    isSaving: write.isBusy,
    isSaved,
    /** Set when the profile was saved elsewhere while it was being edited here. */
    conflict: conflict.dialog,
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
