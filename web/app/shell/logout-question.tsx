import { LazyPart } from '#web/ui/lazy-part.tsx';

type LogoutQuestionProps = { isOpen: boolean; onOpenChange: (open: boolean) => void; onConfirm: () => Promise<void> };

/** Asks before unsaved work is lost by logging out. */
export function LogoutQuestion({ isOpen, onOpenChange, onConfirm }: LogoutQuestionProps) {
  if (!isOpen) return null;
  return (
    <LazyPart load={loadConfirmDialog} onFailed={() => onOpenChange(false)}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          busyLabel="Logging out..."
          cancelLabel="Keep editing"
          confirmLabel="Log out"
          onConfirm={() => onConfirm().finally(() => onOpenChange(false))}
          onOpenChange={onOpenChange}
          open
          text="Something on this page is not saved. If you log out now, it is lost."
          title="Log out without saving?"
        />
      )}
    </LazyPart>
  );
}

const loadConfirmDialog = async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog;
