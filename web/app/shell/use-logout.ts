import { useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { hasUnsavedWork } from '#web/lib/records/unsaved-work.ts';
import { countDrafts } from '#web/lib/session/device-data.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/**
 * Ends the session; a toast reports a failure. Asks first if that would lose unsaved work, on this page or kept on this
 * device. `question` holds the props of a LogoutQuestion.
 */
export function useLogout() {
  const { signOut } = useSession();
  const [lost, setLost] = useState<string | null>(null);
  const ending = useAction(() => signOut().catch(() => toast.error(t.logoutFailed)));
  const logout = () => {
    const work = lostWork(hasUnsavedWork(), countDrafts(localStorage));
    if (work === null) void ending.run();
    else setLost(work);
  };
  return { logout, isBusy: ending.isBusy, question: { lost, onClose: () => setLost(null), onConfirm: ending.run } };
}

/** What logging out would lose, as a text for the user; null if nothing. */
function lostWork(isPageUnsaved: boolean, drafts: number): string | null {
  if (isPageUnsaved) return drafts > 0 ? t.pageAndDraftsLost : t.pageLost;
  return drafts > 0 ? t.draftsLost({ count: drafts }) : null;
}
