import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/** Cancels the scheduled deletion of the user's business. */
export function KeepBusiness() {
  const { refreshUser } = useSession();
  const keep = async () => {
    try {
      await call('DELETE /business/deletion');
      toast.success(t.businessKept);
    } catch (error) {
      // Otherwise it was kept in another tab.
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) {
        showRefusal(error, t.businessNotKept);
        return;
      }
    }
    await refreshUser();
  };
  return (
    <Button busyLabel={t.keeping} onClick={keep} variant="secondary">
      {t.keepBusiness}
    </Button>
  );
}
