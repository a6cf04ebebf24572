import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.tsx';

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
    <LazyDialog load={loadConfirmDialog} look={{ title: t.logOutQuestion, fields: 0 }} onClose={onClose}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          busyLabel={t.loggingOut}
          cancelLabel={t.staySignedIn}
          confirmLabel={t.logOut}
          onConfirm={() => onConfirm().finally(onClose)}
          onOpenChange={onClose}
          open
          text={lost}
          title={t.logOutQuestion}
        />
      )}
    </LazyDialog>
  );
}

const loadConfirmDialog = async () => (await import('#web/ui/overlays/confirm-dialog.tsx')).ConfirmDialog;
