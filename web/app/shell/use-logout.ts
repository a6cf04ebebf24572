import { useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { hasUnsavedWork } from '#web/lib/records/unsaved-work.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Ends the session; a toast reports a failure. `question` holds the props of a LogoutQuestion. */
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
