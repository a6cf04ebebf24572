import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Dialog } from './dialog.tsx';

type ConflictDialogProps = {
  /** Says what changed: "This customer was changed". */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Discards the edits for the latest version. */
  onReload: () => unknown;
  /** Saves the edited fields over the latest version. */
  onOverwrite: () => unknown;
  /** Explains the two buttons. */
  text?: string;
};

/** Asks whose changes to keep when a record being edited here was saved elsewhere. Closing it keeps the edits. */
export function ConflictDialog({
  title,
  open,
  onClose,
  onReload,
  onOverwrite,
  text = FIELDS_TEXT,
}: ConflictDialogProps) {
  return (
    <Dialog
      description="It was saved in another window or by someone else while you were editing."
      footer={
        <>
          <Button busyLabel="Reloading..." onClick={onReload} variant="secondary">
            Reload
          </Button>
          <Button busyLabel="Overwriting..." onClick={onOverwrite} variant="danger">
            Overwrite
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

/** For forms that save only edited fields. */
const FIELDS_TEXT =
  'Reload to see the saved version and lose your changes. Or overwrite it: the fields you changed replace the saved ' +
  'ones, and everything else stays as saved.';

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
