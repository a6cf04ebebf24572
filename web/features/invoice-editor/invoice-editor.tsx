import type { Invoice } from '#shared/invoice/schema.ts';
import type { Profile } from '#shared/user/schema.ts';
import { DocumentEditor } from '#web/document-editor/document-editor.tsx';
import type { EditorOptions } from '#web/document-editor/use-document-editor.ts';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { InvoiceHistory } from './history/invoice-history.tsx';
import { PaymentsButton } from './payments/payments-button.tsx';
import { ReadinessPart } from './readiness/readiness-part.tsx';
import { useInvoiceStore } from './use-invoice-store.ts';

const loadPaidNotice = async () => (await import('./payments/paid-notice.tsx')).PaidNotice;
const loadSendDialog = async () => (await import('./send/send-dialog.tsx')).SendDialog;
const stayHidden = () => {};

type InvoiceEditorProps = Pick<EditorOptions<Invoice>, 'start' | 'drafts' | 'onCreated'> & {
  title: string;
  profile: Profile;
};

/** Edits one invoice, new or saved. */
export function InvoiceEditor(props: InvoiceEditorProps) {
  const store = useInvoiceStore();
  return (
    <DocumentEditor
      {...props}
      loadSendDialog={loadSendDialog}
      parts={{
        status: (saved) => <StatusBadge {...saved} />,
        actions: (saving) => <PaymentsButton saved={saving.saved} saving={saving} />,
        frozenNotice: (saved) => (
          <LazyPart load={loadPaidNotice} onFailed={stayHidden}>
            {(PaidNotice) => <PaidNotice saved={saved} />}
          </LazyPart>
        ),
        findings: (wizard) => <ReadinessPart {...wizard} />,
        history: ({ id }) => <InvoiceHistory id={id} key={id} />,
      }}
      store={store}
    />
  );
}
