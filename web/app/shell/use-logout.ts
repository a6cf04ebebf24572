import { useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { hasUnsavedWork } from '#web/lib/records/unsaved-work.ts';
import { countDrafts } from '#web/lib/session/device-data.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/**
 * Ends the session; a toast reports a failure. Asks first if that would lose unsaved work, on this page or kept on this
 * device. `question` holds the props of a LogoutQuestion.
 */
export function useLogout() {
  const { signOut } = useSession();
  const [lost, setLost] = useState<string | null>(null);
  const ending = useAction(() => signOut().catch(() => toast.error('Logout failed. Please try again.')));
  const logout = () => {
    const work = lostWork(hasUnsavedWork(), countDrafts(localStorage));
    if (work === null) void ending.run();
    else setLost(work);
  };
  return { logout, isBusy: ending.isBusy, question: { lost, onClose: () => setLost(null), onConfirm: ending.run } };
}

/** What logging out would lose, as a text for the user; null if nothing. */
function lostWork(isPageUnsaved: boolean, drafts: number): string | null {
  if (isPageUnsaved && drafts > 0)
    return 'This page has unsaved changes. If you log out now, they and all unsaved invoices on this device will be lost.';
  if (isPageUnsaved) return 'This page has unsaved changes. If you log out now, they will be lost.';
  if (drafts === 0) return null;
  if (drafts === 1) return 'An unsaved invoice is kept on this device. If you log out now, it will be lost.';
  return `${drafts} unsaved invoices are kept on this device. If you log out now, they will be lost.`;
}
