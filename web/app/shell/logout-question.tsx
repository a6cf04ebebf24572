import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

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
    <LazyDialog load={loadConfirmDialog} look={{ title: TITLE, fields: 0 }} onClose={onClose}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          busyLabel="Logging out..."
          cancelLabel="Stay signed in"
          confirmLabel="Log out"
          onConfirm={() => onConfirm().finally(onClose)}
          onOpenChange={onClose}
          open
          text={lost}
          title={TITLE}
        />
      )}
    </LazyDialog>
  );
}

const TITLE = 'Log out without saving?';

const loadConfirmDialog = async () => (await import('#web/ui/overlays/confirm-dialog.tsx')).ConfirmDialog;
