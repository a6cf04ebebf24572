import { useState } from 'react';
import type { LostWork } from '#web/app/logout/logout-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { hasUnsavedWork } from '#web/lib/records/unsaved-work.ts';
import { countDrafts } from '#web/lib/session/device-data.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/**
 * Ends the session; a toast reports a failure. Asks first if that would lose unsaved work, on this page or kept on this
 * device, and where a button is easily hit by mistake (`asksAlways`). `question` holds the props of a LogoutQuestion.
 */
export function useLogout({ asksAlways = false }: { asksAlways?: boolean } = {}) {
  const { signOut } = useSession();
  const [lost, setLost] = useState<LostWork | null>(null);
  const ending = useAction(() => signOut().catch(() => toast.error(t.logoutFailed)));
  const logout = () => {
    const work = { isPageUnsaved: hasUnsavedWork(), drafts: countDrafts(localStorage) };
    if (asksAlways || work.isPageUnsaved || work.drafts > 0) setLost(work);
    else void ending.run();
  };
  return { logout, isBusy: ending.isBusy, question: { lost, onClose: () => setLost(null), onConfirm: ending.run } };
}
