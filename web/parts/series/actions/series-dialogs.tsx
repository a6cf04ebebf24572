import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { t } from './texts.en.ts';
import type { ActedOnSeries, OpenSeriesDialog } from './use-series-actions.ts';

type SeriesDialogsProps = {
  dialog: OpenSeriesDialog;
  onClose: () => void;
  /** Called once the series is deleted. */
  onDeleted?: () => void;
};

/** The dialog that an action on a series opens. */
export function SeriesDialogs({ dialog: { kind, series }, onClose, onDeleted }: SeriesDialogsProps) {
  if (kind === 'pause') return <PauseDialog {...{ series, onClose }} />;
  if (kind === 'stop') return <StopDialog {...{ series, onClose }} />;
  return <DeleteDialog {...{ series, onClose, onDeleted }} />;
}

type QuestionProps = { series: ActedOnSeries; onClose: () => void };

/** Asks before a series is stopped. Stays open on a refusal. */
function StopDialog({ series: { id, billingName: name }, onClose }: QuestionProps) {
  const { stop } = useSeriesMutations();
  return (
    <ActionDialog
      busyLabel={t.stopping}
      cancelLabel={t.goBack}
      confirmLabel={t.stop}
      done={t.stopped}
      failed={t.stopFailed}
      onClose={onClose}
      run={() => stop.mutateAsync(id)}
      showError={showRefusal}
      text={<span className="wrap-anywhere">{t.confirmStop({ name })}</span>}
      title={t.stopSeries}
    />
  );
}

/** Asks before a series is deleted. Stays open on a refusal. */
function DeleteDialog({
  series: { id, billingName: name },
  onClose,
  onDeleted,
}: QuestionProps & { onDeleted?: (() => void) | undefined }) {
  const { remove } = useSeriesMutations();
  const run = async () => {
    await remove.mutateAsync(id);
    onDeleted?.();
  };
  return (
    <ActionDialog
      busyLabel={t.deleting}
      confirmLabel={t.delete}
      done={t.deleted}
      failed={t.deleteFailed}
      onClose={onClose}
      run={run}
      showError={showRefusal}
      text={<span className="wrap-anywhere">{t.confirmDelete({ name })}</span>}
      title={t.deleteSeries}
    />
  );
}
