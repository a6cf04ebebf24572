import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Profile } from '#shared/user/schema.ts';
import { invoiceQuery } from '#web/lib/invoices.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EditorLoading } from './editor-loading.tsx';
import { startSavedInvoice } from './editor-start.ts';
import { InvoiceEditor } from './invoice-editor.tsx';
import { ReturnedNotice } from './returned-notice.tsx';

const TITLE = 'Edit Invoice';

/** Changes an invoice that the server has (spec 1 §2.12). */
export default function EditInvoiceScreen() {
  const { id = '' } = useParams();
  return id ? <ById id={id} key={id} /> : <Failed title="Invalid invoice ID" />;
}

function ById({ id }: { id: string }) {
  const user = useUser();
  const profile = useQuery(profileQuery);
  const invoice = useQuery(invoiceQuery(id));
  const owner = profile.data ?? (profile.isError ? user.profile : undefined);
  if (invoice.data && owner) return <SavedInvoice invoice={invoice.data} profile={owner} />;
  if (invoice.isError) return <Failed onRetry={() => invoice.refetch()} title="Failed to load invoice" />;
  return <EditorLoading label={owner ? 'Loading invoice...' : 'Loading user data...'} title={TITLE} />;
}

/** The invoice as it was first read: what is read again later must not overwrite what is being typed. */
function SavedInvoice({ invoice, profile }: { invoice: Invoice; profile: Profile }) {
  const [start] = useState(() => startSavedInvoice(invoice));
  return (
    <>
      {invoice.paymentNotice && (
        <Notice className="mb-6" title="Look at the card payments of this invoice" tone="warning">
          {invoice.paymentNotice}
        </Notice>
      )}
      <ReturnedNotice invoice={invoice} />
      <InvoiceEditor profile={profile} start={start} title={TITLE} />
    </>
  );
}

function Failed({ title, onRetry }: { title: string; onRetry?: () => unknown }) {
  return (
    <>
      <ScreenHeader title={TITLE} />
      <ErrorState text="Please try again later" title={title} {...(onRetry && { onRetry })} />
    </>
  );
}
