import { use, useEffect, useEffectEvent, useState } from 'react';
import type { SendDialogProps } from '#web/document-editor/use-document-editor.ts';
import { paths } from '#web/lib/paths.ts';
import { ScheduleDialog } from '#web/parts/series/schedule-dialog.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { OfferedDays } from './offered-schedule.ts';
import type { SeriesDocument, SeriesSaving } from './series-document.ts';
import { t } from './texts.en.ts';

/** Saves the series, then asks when it makes invoices. Once that is known, its page follows. */
export function ScheduleStep({ saving, onClose, onLeave }: SendDialogProps<SeriesDocument>) {
  const offered = use(OfferedDays);
  const [isSaved, setIsSaved] = useState(false);
  const save = useEffectEvent(async () => {
    if (await isSavedFirst(saving)) setIsSaved(true);
    else onClose();
  });
  useEffect(() => void save(), []);
  if (!isSaved || !saving.saved) return null;
  return (
    <ScheduleDialog
      offered={offered}
      onClose={onClose}
      onScheduled={({ id }) => onLeave({ to: paths.series(id) })}
      series={saving.saved}
    />
  );
}

/** Saves it unless it is saved as shown, also in other windows. False if that failed; the reason has then been shown. */
async function isSavedFirst(saving: SeriesSaving): Promise<boolean> {
  const { saved } = saving;
  if (!saved || saving.isUnsaved) return (await saving.save({ isQuiet: true })) !== null;
  try {
    return await saving.checkStored(saved.id);
  } catch (error) {
    showFailure(error, t.failed.series);
    return false;
  }
}
