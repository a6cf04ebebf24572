import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import type { OpenDrafts } from './draft/open-drafts.ts';
import { useOpenDrafts } from './draft/use-open-drafts.ts';
import { EditorLoading } from './editor-loading.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { readSavedInvoice, type SavedInvoice, startSavedInvoice } from './model/editor-start.ts';
import { DeliveryFailureNotice } from './send/delivery-failure-notice.tsx';

/** Title of the screen. */
export const EDIT_TITLE = 'Edit Invoice';

/** Edits a stored invoice (spec 1 §2.12). */
export function EditInvoice({ id }: { id: string }) {
  return id.trim() ? <ById id={id} /> : <Failed title="Invalid invoice ID" />;
}

function ById({ id }: { id: string }) {
  const user = useUser();
  const profile = useQuery(profileQuery);
  const invoice = useQuery(invoiceQuery(id));
  const owner = profile.data ?? (profile.isError ? user.profile : undefined);
  if (invoice.data && owner) return <Loaded invoice={invoice.data} profile={owner} user={user} />;
  if (invoice.isError) return <Failed onRetry={() => invoice.refetch()} title="Failed to load invoice" />;
  return <EditorLoading label={owner ? 'Loading invoice...' : 'Loading user data...'} title={EDIT_TITLE} />;
}

/** Edits the invoice as first loaded: refetches must not overwrite what is being typed. */
function Loaded({ invoice, profile, user }: { invoice: Invoice; profile: Profile; user: SessionUser }) {
  const [saved] = useState(() => readSavedInvoice(invoice));
  const drafts = useOpenDrafts({ userId: user.id, businessId: user.businessId }, saved);
  if (!drafts) return <EditorLoading label="Loading invoice..." title={EDIT_TITLE} />;
  return (
    <>
      {invoice.paymentNotice && (
        <Notice className="mb-6" title="Look at the card payments of this invoice" tone="warning">
          {invoice.paymentNotice}
        </Notice>
      )}
      <DeliveryFailureNotice invoice={invoice} />
      <Opened drafts={drafts} profile={profile} saved={saved} />
    </>
  );
}

function Opened({ drafts, profile, saved }: { drafts: OpenDrafts; profile: Profile; saved: SavedInvoice }) {
  const [start] = useState(() => startSavedInvoice(saved, drafts.resumed?.form ?? null));
  return <InvoiceEditor drafts={drafts} profile={profile} start={start} title={EDIT_TITLE} />;
}

function Failed({ title, onRetry }: { title: string; onRetry?: () => unknown }) {
  return (
    <>
      <ScreenHeader title={EDIT_TITLE} />
      <ErrorState text="Please try again later" title={title} {...(onRetry && { onRetry })} />
    </>
  );
}
