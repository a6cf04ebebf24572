import type { ComponentProps } from 'react';
import { isDone, type showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ActionDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm'> & {
  /** The action; rejects if it failed. */
  run: () => Promise<unknown>;
  /** Says that it is done, where that is not seen otherwise, or that it failed. */
  done?: string;
  failed: string;
  showError?: typeof showFailure;
  onClose: () => void;
};

/** Asks before an action, runs it and says how it went. Stays open if it failed. */
export function ActionDialog({ run, done, failed, showError, onClose, ...question }: ActionDialogProps) {
  const onConfirm = async () => {
    if (!(await isDone(run(), failed, showError))) return;
    onClose();
    if (done) toast.success(done);
  };
  return <ConfirmDialog {...question} onConfirm={onConfirm} onOpenChange={onClose} open />;
}
