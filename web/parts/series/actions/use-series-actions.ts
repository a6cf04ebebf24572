import { useRef, useState } from 'react';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { DialogLook } from '#web/ui/overlays/dialog-frame.tsx';
import { t } from './texts.en.ts';

/** The actions that open a dialog, by how each looks until it is fetched. */
const LOOKS = {
  pause: { title: t.pauseSeries, fields: 2 },
  stop: { title: t.stopSeries, fields: 0 },
  delete: { title: t.deleteSeries, fields: 0 },
} as const satisfies Readonly<Record<string, DialogLook>>;

/** What actions need to know of a series. */
export type ActedOnSeries = Pick<SeriesListItem, 'id' | 'status' | 'schedule' | 'madeCount' | 'billingName'>;

/** An action on a series. */
export type SeriesAction = keyof typeof LOOKS | 'resume';

/** Starts an action; resolves once it is done, or its dialog open. */
export type ActOnSeries = (kind: SeriesAction, series: ActedOnSeries) => Promise<void>;

/** The open dialog and its series. */
export type OpenSeriesDialog = { readonly kind: keyof typeof LOOKS; readonly series: ActedOnSeries };

/** How an open dialog looks until it is fetched; null if none is open. */
export function seriesLook(dialog: OpenSeriesDialog | null): DialogLook | null {
  return dialog && LOOKS[dialog.kind];
}

/** Starts the actions on series, and holds the open dialog. */
export function useSeriesActions() {
  const { resume } = useSeriesMutations();
  const [dialog, setDialog] = useState<OpenSeriesDialog | null>(null);
  const isResuming = useRef(false);

  const goOn = async ({ id }: ActedOnSeries) => {
    if (isResuming.current) return;
    isResuming.current = true;
    const resuming = async () => {
      const { coming } = await resume.mutateAsync(id);
      const next = coming.find(({ isSkipped }) => !isSkipped);
      toast.success(next ? t.resumedOn({ day: dictionary.shortDay(next.day) }) : t.resumed);
    };
    await isDone(resuming(), t.resumeFailed, showRefusal);
    isResuming.current = false;
  };
  const act: ActOnSeries = async (kind, series) => {
    if (kind === 'resume') await goOn(series);
    else setDialog({ kind, series });
  };
  return { act, dialog, closeDialog: () => setDialog(null) };
}
