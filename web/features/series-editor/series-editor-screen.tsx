import { useSearchParams } from 'react-router-dom';
import { isCalendarDay } from '#shared/calendar-day.ts';
import { EditedKind } from '#web/document-editor/kind.ts';
import { EditedParts } from '#web/document-editor/kind-parts.ts';
import { useOpenEditor } from '#web/document-editor/use-open-editor.ts';
import { paths } from '#web/lib/paths.ts';
import { CreateSeries } from './create-series.tsx';
import { EditSeries } from './edit-series.tsx';
import { SERIES, SERIES_PARTS } from './series-kind.ts';

/** Creates or edits a series of recurring invoices, or only one of its coming ones. */
export default function SeriesEditorScreen() {
  const { open, onCreated } = useOpenEditor(paths.editSeries);
  const day = useSearchParams()[0].get('only') ?? '';
  const only = isCalendarDay(day) ? day : undefined;
  return (
    <EditedParts value={SERIES_PARTS}>
      {open.isNew ? (
        <EditedKind value={SERIES}>
          <CreateSeries key={open.key} onCreated={onCreated} />
        </EditedKind>
      ) : (
        <EditSeries id={open.id ?? ''} key={`${open.key} ${only}`} only={only} />
      )}
    </EditedParts>
  );
}
