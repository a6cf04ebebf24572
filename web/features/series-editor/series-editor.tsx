import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#shared/user/schema.ts';
import { DocumentEditor } from '#web/document-editor/document-editor.tsx';
import type { DocumentStore } from '#web/document-editor/saving/store.ts';
import type { EditorOptions } from '#web/document-editor/use-document-editor.ts';
import { seriesQuery, useSeriesMutations } from '#web/lib/queries/series.ts';
import { SeriesBadge } from '#web/parts/series/actions/series-badge.tsx';
import { scheduleText } from '#web/parts/series/schedule-text.en.ts';
import { documentOn, type Edited, type SeriesDocument } from './series-document.ts';
import { toSeriesInput, toSeriesUpdate } from './series-payload.ts';
import { SeriesPreview } from './series-preview.tsx';

const loadScheduleStep = async () => (await import('./schedule-step.tsx')).ScheduleStep;

type SeriesEditorProps = Pick<EditorOptions<SeriesDocument>, 'start' | 'drafts' | 'onCreated'> & {
  title: string;
  profile: Profile;
  edited: Edited;
  /** Below its title, once it is saved. */
  scope?: ReactNode;
};

/** Edits one series, new or saved, or only one of its invoices, which is not scheduled anew. */
export function SeriesEditor({ edited, scope, ...props }: SeriesEditorProps) {
  return (
    <DocumentEditor
      {...props}
      {...(!edited.only && { loadSendDialog: loadScheduleStep })}
      parts={{
        Paper: SeriesPreview,
        notice: () => scope,
        status: ({ status, schedule }) => (
          <>
            <SeriesBadge status={status} />
            {schedule && <span>{scheduleText(schedule)}</span>}
          </>
        ),
      }}
      store={useSeriesStore(edited)}
    />
  );
}

/** How series are stored. What they made is apart from them, so nothing of one is locked. */
function useSeriesStore(edited: Edited): DocumentStore<SeriesDocument> {
  const client = useQueryClient();
  const { create, update } = useSeriesMutations();
  return {
    read: async (id) => documentOn(await client.fetchQuery(seriesQuery(id)), edited),
    create: async (form) => documentOn(await create.mutateAsync({ ...toSeriesInput(form), id: form.clientId }), edited),
    update: async (known, form, version) => {
      const changes = toSeriesUpdate(form, known.form, version);
      const only = edited.only && { only: edited.day };
      return documentOn(await update.mutateAsync({ id: known.id, ...changes, ...only }), edited);
    },
    isFrozen: NEVER,
    withFrozen: AS_TYPED,
  };
}

const NEVER: DocumentStore<SeriesDocument>['isFrozen'] = () => false;
const AS_TYPED: DocumentStore<SeriesDocument>['withFrozen'] = (form) => form;
