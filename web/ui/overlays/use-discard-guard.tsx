import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

/** Closes a form dialog; while there is unsaved input, `guard` asks first, also before the page is left. */
export function useDiscardGuard(isDirty: boolean, onClose: () => void): { close: () => void; guard: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    guard: (
      <>
        <LeaveGuard when={isDirty} />
        <ConfirmDialog
          cancelLabel="Keep editing"
          confirmLabel="Discard"
          onConfirm={onClose}
          onOpenChange={setIsAsking}
          open={isAsking}
          text="Your changes are not saved. If you close this now, they will be lost."
          title="Discard your changes?"
        />
      </>
    ),
  };
}
