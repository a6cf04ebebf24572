import { useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { hasUnsavedWork } from '#web/lib/unsaved-work.ts';
import { useAction } from '#web/lib/use-action.ts';
import { toast } from '#web/ui/toast.ts';

/** Ends the session, with a toast when that fails. `question` is for a LogoutQuestion beside the button. */
export function useLogout() {
  const { signOut } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const ending = useAction(() => signOut().catch(() => toast.error('Logout failed. Please try again.')));
  return {
    logout: () => (hasUnsavedWork() ? setIsAsking(true) : void ending.run()),
    isBusy: ending.isBusy,
    question: { isOpen: isAsking, onOpenChange: setIsAsking, onConfirm: ending.run },
  };
}
