import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Dialog } from './dialog.tsx';
import { t } from './texts.en.ts';

type ConflictDialogProps = {
  /** Says what changed: "This customer was changed". */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Discards the edits for the latest version. */
  onReload: () => unknown;
  /** Saves the edited fields over the latest version. */
  onOverwrite: () => unknown;
  /** Explains the two buttons; by default, for forms that save only edited fields. */
  text?: string;
};

/** Asks whose changes to keep when a record being edited here was saved elsewhere. Closing it keeps the edits. */
export function ConflictDialog({
  title,
  open,
  onClose,
  onReload,
  onOverwrite,
  text = t.whoseChanges,
}: ConflictDialogProps) {
  return (
    <Dialog
      description={t.savedElsewhere}
      footer={
        <>
          <Button busyLabel={t.reloading} onClick={onReload} variant="secondary">
            {t.reload}
          </Button>
          <Button busyLabel={t.overwriting} onClick={onOverwrite} variant="danger">
            {t.overwrite}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open={open}
      title={title}
    >
      <p>{text}</p>
    </Dialog>
  );
}

type Ways = {
  /** Saves the edits over the stored version. */
  overwrite: () => Promise<unknown>;
  /** Fetches the latest version and drops the edits. */
  reload: () => Promise<unknown>;
  /** Toast text when `reload` fails. */
  failed: string;
};

/** A ConflictDialog's state: `report` opens it, `dialog` are its props. */
export function useConflict({ overwrite, reload, failed }: Ways) {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const dialog = {
    open,
    onClose,
    onOverwrite: async () => {
      await overwrite();
      onClose();
    },
    onReload: async () => {
      await reload().catch((error: unknown) => showFailure(error, failed));
      onClose();
    },
  };
  return { dialog, report: () => setOpen(true) };
}
