import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';

type LogoutQuestionProps = {
  /** What would be lost, as a text; null unless asking. */
  lost: string | null;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Confirms that logging out discards unsaved work. */
export function LogoutQuestion({ lost, onClose, onConfirm }: LogoutQuestionProps) {
  if (lost === null) return null;
  return (
    <LazyPart load={loadConfirmDialog} onFailed={onClose}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          busyLabel="Logging out..."
          cancelLabel="Stay signed in"
          confirmLabel="Log out"
          onConfirm={() => onConfirm().finally(onClose)}
          onOpenChange={onClose}
          open
          text={lost}
          title="Log out without saving?"
        />
      )}
    </LazyPart>
  );
}

const loadConfirmDialog = async () => (await import('#web/ui/overlays/confirm-dialog.tsx')).ConfirmDialog;
