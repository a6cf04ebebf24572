import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import type { Profile } from '#shared/user/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { paths } from '#web/lib/paths.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { detailsOf, PROFILE_RULES } from './profile-rules.ts';
import { t } from './texts.en.tsx';

/** How long the saved profile stays visible before the invoices show (spec 2 §9). */
const RETURN_DELAY_MS = 1000;
/** Statuses whose reasons help the user: no connection, an invalid value, too many requests. */
const EXPLAINED_STATUSES: ReadonlySet<number> = new Set([0, 400, 429]);

/** The profile form. Saving refetches the session's user and returns to the invoices after a second. */
export function useProfileForm(profile: Profile) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const [failure, setFailure] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  useReturnHome(isSaved);

  const editing = useRecordForm({
    stored: profile,
    valuesOf: detailsOf,
    rules: PROFILE_RULES,
    update: (changes, { email }) => call('PATCH /profile', { body: { email, ...changes, isProfileCompleted: true } }),
    reload: () => client.fetchQuery(profileQuery),
    onSaved: (saved) => {
      cacheSaved(client, profileQuery, saved);
      setIsSaved(true);
      void client.invalidateQueries(profileQuery);
      void refreshUser();
    },
    showFailure: (error, text, unplaced) => {
      const isExplained = error instanceof AppError && EXPLAINED_STATUSES.has(error.status);
      setFailure(isExplained ? unplaced.join(' ') : text);
      toast.error(text);
    },
    // The first save completes the profile, whether or not a field was edited (spec 2 §4).
    sendsUnchanged: !profile.isProfileCompleted,
    texts: TEXTS,
  });
  return {
    ...editing,
    isSaved,
    /** Why the last save failed, unless a field shows it. */
    failure,
    forgetFailure: () => setFailure(''),
  };
}

const TEXTS = {
  updated: t.updated,
  notUpdated: t.notUpdated,
  notRead: t.notLoaded,
} as const;

function useReturnHome(isSaved: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => navigate(paths.home), RETURN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSaved, navigate]);
}
