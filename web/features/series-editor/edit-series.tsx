import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Series } from '#shared/series/schema.ts';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import type { OpenDrafts } from '#web/document-editor/draft/open-drafts.ts';
import { draftsOf, useOpenDrafts } from '#web/document-editor/draft/use-open-drafts.ts';
import { EditorLoading } from '#web/document-editor/editor-loading.tsx';
import { EditedKind, useDocumentKind } from '#web/document-editor/kind.ts';
import { savedDocument, startSaved } from '#web/document-editor/model/editor-start.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { seriesQuery } from '#web/lib/queries/series.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EditedScope } from './edited-scope.tsx';
import { documentOn, type Edited, type SavedSeries } from './series-document.ts';
import { SeriesEditor } from './series-editor.tsx';
import { storedSeries } from './series-kind.ts';
import { formOn } from './series-payload.ts';
import { t } from './texts.en.ts';

type EditSeriesProps = {
  id: string;
  /** The day ahead whose invoice alone is changed. */
  only: CalendarDay | undefined;
};

/** Edits a stored series, or only one of its coming invoices. */
export function EditSeries({ id, only }: EditSeriesProps) {
  const user = useUser();
  const profile = useQuery(profileQuery);
  const series = useQuery(seriesQuery(id));
  const owner = profile.data ?? (profile.isError ? user.profile : undefined);
  if (series.data && owner) {
    return (
      <EditedKind value={storedSeries(id, only)}>
        <Loaded only={only} profile={owner} series={series.data} user={user} />
      </EditedKind>
    );
  }
  if (!series.isError) return <EditorLoading label={t.loading.series} title={t.editTitle} />;
  return (
    <>
      <ScreenHeader title={t.editTitle} />
      <ErrorState onRetry={() => series.refetch()} text={t.tryLater} title={t.failed.series} />
    </>
  );
}

type LoadedProps = Pick<EditSeriesProps, 'only'> & { series: Series; profile: Profile; user: SessionUser };

/** Edits the series as first loaded: refetches must not overwrite what is being typed. */
function Loaded({ series, only, profile, user }: LoadedProps) {
  const today = useBusinessDay();
  const [edited] = useState<Edited>(() => ({
    day: only ?? series.coming.find(({ isSkipped }) => !isSkipped)?.day ?? today(),
    only: only !== undefined,
  }));
  const [saved] = useState(() => savedDocument(documentOn(series, edited)));
  const drafts = useOpenDrafts(draftsOf(useDocumentKind(), user), saved);
  if (!drafts) return <EditorLoading label={t.loading.series} title={t.editTitle} />;
  return <Opened {...{ drafts, edited, profile, saved }} scope={<EditedScope edited={edited} series={series} />} />;
}

type OpenedProps = { drafts: OpenDrafts; edited: Edited; profile: Profile; saved: SavedSeries; scope: ReactNode };

function Opened({ drafts, edited, profile, saved, scope }: OpenedProps) {
  const [start] = useState(() => {
    const draft = drafts.resumed?.form;
    return startSaved(saved, draft ? formOn(draft, edited.day) : null);
  });
  const title = edited.only ? t.editDayTitle({ day: dictionary.shortDay(edited.day) }) : t.editTitle;
  return <SeriesEditor {...{ drafts, edited, profile, scope, start, title }} />;
}
