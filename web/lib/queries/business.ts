import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Schedules the deletion of the user's business, or keeps it; the session then has the date, or no longer has it. */
export function useBusinessDeletion(): { schedule: () => Promise<void>; keep: () => Promise<void> } {
  const { refreshUser } = useSession();
  return {
    async schedule() {
      await call('POST /business/deletion');
      await refreshUser();
    },
    async keep() {
      await call('DELETE /business/deletion').catch((error: unknown) => {
        // It was kept in another tab.
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      });
      await refreshUser();
    },
  };
}
