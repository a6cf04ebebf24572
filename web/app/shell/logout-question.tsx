import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';

type LogoutQuestionProps = { isOpen: boolean; onOpenChange: (open: boolean) => void; onConfirm: () => Promise<void> };

/** Confirms that logging out discards unsaved work. */
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
          text="This page has unsaved changes. If you log out now, they will be lost."
          title="Log out without saving?"
        />
      )}
    </LazyPart>
  );
}

const loadConfirmDialog = async () => (await import('#web/ui/overlays/confirm-dialog.tsx')).ConfirmDialog;
