import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Estimate } from '#shared/estimate/schema.ts';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import type { OpenDrafts } from '#web/document-editor/draft/open-drafts.ts';
import { draftsOf, useOpenDrafts } from '#web/document-editor/draft/use-open-drafts.ts';
import { EditorLoading } from '#web/document-editor/editor-loading.tsx';
import { savedDocument, startSaved } from '#web/document-editor/model/editor-start.ts';
import { paths } from '#web/lib/paths.ts';
import { estimateQuery } from '#web/lib/queries/estimates.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useUser } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EstimateEditor } from './estimate-editor.tsx';
import { ESTIMATE } from './estimate-kind.ts';
import type { SavedEstimate } from './saved-estimate.ts';
import { t } from './texts.en.ts';

/** Edits a stored estimate, unless it is accepted. */
export function EditEstimate({ id }: { id: string }) {
  const user = useUser();
  const profile = useQuery(profileQuery);
  const estimate = useQuery(estimateQuery(id));
  const owner = profile.data ?? (profile.isError ? user.profile : undefined);
  if (estimate.data && owner) return <Loaded estimate={estimate.data} profile={owner} user={user} />;
  if (!estimate.isError) return <EditorLoading label={t.loading.from} title={t.editTitle} />;
  return (
    <>
      <ScreenHeader title={t.editTitle} />
      <ErrorState onRetry={() => estimate.refetch()} text={t.tryLater} title={t.failed.from} />
    </>
  );
}

/** Edits the estimate as first loaded: refetches must not overwrite what is being typed. */
function Loaded({ estimate, profile, user }: { estimate: Estimate; profile: Profile; user: SessionUser }) {
  const [saved] = useState(() => savedDocument(estimate));
  const drafts = useOpenDrafts(draftsOf(ESTIMATE, user), saved);
  if (!drafts) return <EditorLoading label={t.loading.from} title={t.editTitle} />;
  return (
    <>
      {saved.status === 'ACCEPTED' && <ScreenHeader title={saved.invoiceNumber} />}
      {estimate.status === 'ACCEPTED' && <Locked id={estimate.id} />}
      {saved.status !== 'ACCEPTED' && <Opened drafts={drafts} profile={profile} saved={saved} />}
    </>
  );
}

/** Says that it was accepted, maybe while it is being edited. */
function Locked({ id }: { id: string }) {
  return (
    <Notice className="mb-6" title={t.locked} tone="warning">
      <p>{t.lockedHint}</p>
      <Link className={`${buttonStyle({ size: 'sm', variant: 'secondary' })} mt-3`} to={paths.estimate(id)}>
        {t.openPage}
      </Link>
    </Notice>
  );
}

function Opened({ drafts, profile, saved }: { drafts: OpenDrafts; profile: Profile; saved: SavedEstimate }) {
  const [start] = useState(() => startSaved(saved, drafts.resumed?.form ?? null));
  return <EstimateEditor {...{ drafts, profile, start }} title={t.editTitle} />;
}
