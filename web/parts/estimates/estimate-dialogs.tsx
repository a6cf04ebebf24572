import { useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { t } from './texts.en.tsx';
import type { ActedOn, OpenEstimateDialog } from './use-estimate-actions.ts';

type EstimateDialogsProps = {
  dialog: OpenEstimateDialog;
  onClose: () => void;
  /** Called once the estimate is deleted. */
  onDeleted?: () => void;
  /** Called once the estimate is sent. */
  onSent?: () => void;
};

/** The dialog that an action on an estimate opens. */
export function EstimateDialogs({ dialog: { kind, estimate }, onClose, onDeleted, onSent }: EstimateDialogsProps) {
  if (kind === 'send') return <SendDialog {...{ estimate, onClose, onSent }} />;
  if (kind === 'decide') return <DecisionDialog {...{ estimate, onClose }} />;
  if (kind === 'part') return <PartDialog {...{ estimate, onClose }} />;
  if (kind === 'undo') return <UndoDialog {...{ estimate, onClose }} />;
  return <DeleteDialog {...{ estimate, onClose, onDeleted }} />;
}

type QuestionProps = { estimate: ActedOn; onClose: () => void };

/** Asks before a decision is undone. Stays open on a refusal. */
function UndoDialog({ estimate: { id, invoiceNumber }, onClose }: QuestionProps) {
  const { decide } = useEstimateMutations();
  return (
    <ActionDialog
      busyLabel={t.undoing}
      cancelLabel={t.goBack}
      confirmLabel={t.undo}
      done={t.undone}
      failed={t.undoFailed}
      onClose={onClose}
      run={() => decide.mutateAsync({ id, decision: 'undone' })}
      showError={showRefusal}
      text={<span className="wrap-anywhere">{t.confirmUndo({ number: invoiceNumber })}</span>}
      title={t.undoDecision}
      tone="primary"
    />
  );
}

/** Asks before an estimate is deleted. Stays open on a refusal. */
function DeleteDialog({
  estimate: { id, invoiceNumber },
  onClose,
  onDeleted,
}: QuestionProps & { onDeleted?: (() => void) | undefined }) {
  const { remove } = useEstimateMutations();
  const run = async () => {
    await remove.mutateAsync(id);
    onDeleted?.();
  };
  return (
    <ActionDialog
      busyLabel={t.deleting}
      confirmLabel={t.deleteEstimate}
      done={t.deleted}
      failed={t.deleteFailed}
      onClose={onClose}
      run={run}
      showError={showRefusal}
      text={<span className="wrap-anywhere">{t.confirmDelete({ number: invoiceNumber })}</span>}
      title={t.deleteEstimate}
    />
  );
}
