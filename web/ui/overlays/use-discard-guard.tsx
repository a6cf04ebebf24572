import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { t } from './texts.en.ts';

/** Closes a form dialog; while there is unsaved input, `guard` asks first, also before the page is left. */
export function useDiscardGuard(isDirty: boolean, onClose: () => void): { close: () => void; guard: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    guard: (
      <>
        <LeaveGuard when={isDirty} />
        <ConfirmDialog
          cancelLabel={t.keepEditing}
          confirmLabel={t.discard}
          onConfirm={onClose}
          onOpenChange={setIsAsking}
          open={isAsking}
          text={t.discardText}
          title={t.discardQuestion}
        />
      </>
    ),
  };
}
