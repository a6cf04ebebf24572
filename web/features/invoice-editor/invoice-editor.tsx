import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import type { Profile } from '#shared/user/schema.ts';
import { DocumentEditor } from '#web/document-editor/document-editor.tsx';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { type FieldName, findProblems } from '#web/document-editor/model/problems.ts';
import { useIssuer } from '#web/document-editor/preview/preview-data.ts';
import type { DocumentStore } from '#web/document-editor/saving/store.ts';
import { useDialogPart } from '#web/document-editor/use-dialog-part.ts';
import type { EditorOptions } from '#web/document-editor/use-document-editor.ts';
import { isFrozen, openPart, withFrozen } from '#web/features/invoice-editor/model/frozen.ts';
import type { InvoiceSaving, SavedInvoice } from '#web/features/invoice-editor/model/saved-invoice.ts';
import { invoiceQuery, useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useUser } from '#web/lib/session/session.ts';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyPart, prefetchPart } from '#web/ui/overlays/lazy-part.tsx';
import { InvoicePreview } from './invoice-preview.tsx';
import { previewInvoice } from './model/preview-invoice.ts';
import { t } from './texts.en.ts';

/** What is above and below the form. */
const loadAround = () => import('./around-editor.tsx');
const loadPaidNotice = async () => (await import('./payments/paid-notice.tsx')).PaidNotice;
const loadReadyPanel = async () => (await import('./readiness/ready-panel.tsx')).ReadyPanel;
const loadSendDialog = async () => (await import('./send/send-dialog.tsx')).SendDialog;
/** A notice that cannot be fetched is left out: the server and the send dialog check the same. */
const stayHidden = () => {};

type InvoiceEditorProps = Pick<EditorOptions<Invoice>, 'start' | 'drafts' | 'onCreated'> & {
  title: string;
  profile: Profile;
};

/** Edits one invoice, new or saved. */
export function InvoiceEditor(props: InvoiceEditorProps) {
  const store = useInvoiceStore();
  useEffect(() => prefetchPart(loadReadyPanel), []);
  return (
    <DocumentEditor
      {...props}
      loadSendDialog={loadSendDialog}
      parts={{
        Paper: InvoicePreview,
        status: (saved) => <StatusBadge {...saved} />,
        actions: (saving) => <PaymentsButton saved={saving.saved} saving={saving} />,
        frozenNotice: (saved) => (
          <LazyPart load={loadPaidNotice} onFailed={stayHidden}>
            {(PaidNotice) => <PaidNotice saved={saved} />}
          </LazyPart>
        ),
        findings: (wizard, saved) => <ReadinessPart {...wizard} saved={saved} />,
        above: (edited) =>
          edited.form.appointmentFiles && (
            <LazyPart fallback={<div className="mb-6 h-12" />} load={loadAround} onFailed={stayHidden}>
              {({ AppointmentFiles }) => <AppointmentFiles {...edited} />}
            </LazyPart>
          ),
        below: ({ id }) => (
          <LazyPart load={loadAround} onFailed={stayHidden}>
            {({ BelowEditor }) => <BelowEditor id={id} key={id} />}
          </LazyPart>
        ),
      }}
      store={store}
    />
  );
}

/** Opens the payments of an issued invoice; while there are none, not even one on its way, records the first. */
function PaymentsButton({ saved, saving }: { saved: SavedInvoice | null; saving: InvoiceSaving }) {
  const dialog = useDialogPart(async () => (await import('./payments/invoice-payments.tsx')).InvoicePayments, false);
  const isFirst = !isFrozen(saved) && !saved?.claim && !saved?.isWrittenOff;
  if (!saved || (isFirst && !isPayable(saved))) return null;
  const open = async () => {
    // Save first: the first payment is for the amount on screen.
    if (!isFirst || !saving.isUnsaved || (await saving.save())) await dialog.open();
  };
  return (
    <>
      <Button onClick={open} variant="secondary">
        {isFirst ? t.recordPayment : t.payments}
      </Button>
      {dialog.Dialog && <dialog.Dialog invoice={saved} isFirst={isFirst} onClose={dialog.close} saving={saving} />}
    </>
  );
}

function isPayable({ status }: SavedInvoice): boolean {
  return isDue(status) && status !== 'DRAFT';
}

type ReadinessPartProps = {
  form: InvoiceForm;
  pricing: Pricing;
  saved: SavedInvoice | null;
  goToField: (field: FieldName) => void;
};

/** Lists what is missing before an unpaid invoice can be sent. */
function ReadinessPart({ form, pricing, saved, goToField }: ReadinessPartProps) {
  const kind = useDocumentKind();
  const user = useUser();
  const { issuer } = useIssuer(user.id, user.profile);
  const { id = '', status = 'DRAFT' } = saved ?? {};
  if (!issuer || status === 'PAID' || status === 'CANCELLED') return null;
  return (
    // As high as without findings: the buttons below it stay where they are.
    <LazyPart fallback={<div className="h-15" />} load={loadReadyPanel} onFailed={stayHidden}>
      {(ReadyPanel) => (
        <ReadyPanel
          companyName={issuer.company?.name}
          invoice={previewInvoice(form, { issuer, pricing, saved: { id, status } })}
          onField={goToField}
          problem={findProblems(form, pricing, kind)[0]}
        />
      )}
    </LazyPart>
  );
}

/** How invoices are stored: of one with payments, only the open fields are written. */
function useInvoiceStore(): DocumentStore<Invoice> {
  const client = useQueryClient();
  const { create, update } = useInvoiceMutations();
  return {
    read: (id) => client.fetchQuery(invoiceQuery(id)),
    create: (form) =>
      create.mutateAsync({
        ...toInvoiceInput(form),
        id: form.clientId,
        appointmentId: form.appointmentId,
        appointmentFiles: form.appointmentFiles,
        ...(form.isNumberGenerated && { isNumberGenerated: true }),
      }),
    update: (known, form, version) => {
      const changes = toInvoiceUpdate(form, known.form, version);
      const { appointmentFiles } = form;
      return update.mutateAsync({
        id: known.id,
        ...(isFrozen(known) ? openPart(changes) : changes),
        // Those left out after a save whose answer was lost are not to be copied.
        ...(appointmentFiles && { appointmentFiles }),
      });
    },
    isFrozen,
    withFrozen,
  };
}
