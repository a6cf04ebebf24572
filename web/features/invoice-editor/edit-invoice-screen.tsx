import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import type { OpenDrafts } from '#web/document-editor/draft/open-drafts.ts';
import { draftsOf, useOpenDrafts } from '#web/document-editor/draft/use-open-drafts.ts';
import { EditorLoading } from '#web/document-editor/editor-loading.tsx';
import { EditedKind } from '#web/document-editor/kind.ts';
import { savedDocument, startSaved } from '#web/document-editor/model/editor-start.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useUser } from '#web/lib/session/session.ts';
import { InvoiceNotices } from '#web/parts/invoices/invoice-notices.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { INVOICE } from './invoice-kind.ts';
import type { SavedInvoice } from './model/saved-invoice.ts';
import { t } from './texts.en.ts';

/** The words of most invoices come with the editor. */
const loadDepositKind = async () => ({ ...(await import('./deposit-kind.ts')) });

/** Edits a stored invoice (spec 1 §2.12). */
export function EditInvoice({ id }: { id: string }) {
  return id.trim() ? <ById id={id} /> : <FailedInvoice problem={t.invalidId} title={t.editTitle} />;
}

function ById({ id }: { id: string }) {
  const user = useUser();
  const profile = useQuery(profileQuery);
  const invoice = useQuery(invoiceQuery(id));
  const owner = profile.data ?? (profile.isError ? user.profile : undefined);
  if (invoice.data && owner) return <Loaded invoice={invoice.data} profile={owner} user={user} />;
  if (invoice.isError) return <FailedInvoice onRetry={() => invoice.refetch()} title={t.editTitle} />;
  return <EditorLoading label={owner ? t.loading.invoice : t.loadingUser} title={t.editTitle} />;
}

/** Edits the invoice as first loaded: refetches must not overwrite what is being typed. */
function Loaded({ invoice, profile, user }: { invoice: Invoice; profile: Profile; user: SessionUser }) {
  const [saved] = useState(() => savedDocument(invoice));
  const drafts = useOpenDrafts(draftsOf(INVOICE, user), saved);
  if (!drafts) return <EditorLoading label={t.loading.invoice} title={t.editTitle} />;
  return (
    <>
      <InvoiceNotices invoice={invoice} />
      <Opened drafts={drafts} profile={profile} saved={saved} />
    </>
  );
}

function Opened({ drafts, profile, saved }: { drafts: OpenDrafts; profile: Profile; saved: SavedInvoice }) {
  const [start] = useState(() => startSaved(saved, drafts.resumed?.form ?? null));
  const [hasFailed, setHasFailed] = useState(false);
  const editor = { drafts, profile, start };
  if (!saved.isDeposit) return <InvoiceEditor {...editor} title={t.editTitle} />;
  if (hasFailed) return <FailedInvoice onRetry={() => setHasFailed(false)} title={t.editTitle} />;
  return (
    <LazyPart
      fallback={<EditorLoading label={t.loading.invoice} title={t.editTitle} />}
      load={loadDepositKind}
      onFailed={() => setHasFailed(true)}
    >
      {({ DEPOSIT_REQUEST, EDIT_TITLE }) => (
        <EditedKind value={DEPOSIT_REQUEST}>
          <InvoiceEditor {...editor} title={EDIT_TITLE} />
        </EditedKind>
      )}
    </LazyPart>
  );
}

type FailedInvoiceProps = { title: string; problem?: string; onRetry?: () => unknown };

/** The editor of an invoice that could not be loaded. */
export function FailedInvoice({ title, problem = t.loadFailed.invoice, onRetry }: FailedInvoiceProps) {
  return (
    <>
      <ScreenHeader title={title} />
      <ErrorState text={t.tryLater} title={problem} {...(onRetry && { onRetry })} />
    </>
  );
}
