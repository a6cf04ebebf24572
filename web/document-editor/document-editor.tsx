import { memo, type ReactNode, useDeferredValue, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
import { useUser } from '#web/lib/session/session.ts';
import { InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { FoundDrafts } from './draft/found-drafts.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorLayout } from './editor-layout.tsx';
import type { Saved, StoredDocument } from './model/editor-start.ts';
import { useIssuer } from './preview/preview-data.ts';
import { type Issuer, type PreviewedDocument, previewInvoice } from './preview/preview-invoice.ts';
import { LeaveQuestions } from './saving/leaving.tsx';
import type { Saving } from './saving/use-saving.ts';
import { Wizard } from './tabs/wizard.tsx';
import { WizardActions } from './tabs/wizard-actions.tsx';
import { t } from './texts.en.ts';
import { type EditedDocument, type EditorOptions, useDocumentEditor } from './use-document-editor.ts';

const loadConflictDialog = async () => (await import('#web/ui/overlays/conflict-dialog.tsx')).ConflictDialog;

type DocumentEditorProps<Stored extends StoredDocument> = EditorOptions<Stored> & {
  title: string;
  profile: Profile;
  /** What this kind of document adds to the editor. */
  parts: {
    status: (saved: Saved<Stored>) => ReactNode;
    /** More buttons in the header. */
    actions?: (saving: Saving<Stored>) => ReactNode;
    /** Above the form, while what it charges is locked. */
    frozenNotice?: (saved: Saved<Stored>) => ReactNode;
    /** At the end of the form. */
    findings?: (edited: EditedDocument) => ReactNode;
    /** Below everything. */
    history?: (saved: Saved<Stored>) => ReactNode;
  };
};

/** Edits one document, new or saved: the form in four tabs beside a preview of what the recipient will see. */
export function DocumentEditor<Stored extends StoredDocument>(props: DocumentEditorProps<Stored>) {
  const { title, profile, parts, ...options } = props;
  const root = useRef<HTMLDivElement>(null);
  const editor = useDocumentEditor(options, root);
  const { texts, list } = useDocumentKind();
  const { wizard, saving, isChanged, saveAndLeave, sendDialog } = editor;
  const { saved } = saving;
  const issuer = useIssuer(useUser().id, profile);
  const previewed = useDeferredValue(wizard.form);

  if (editor.isDone) return <Navigate to={list} />;
  return (
    <div ref={root}>
      <EditorHeader
        actions={parts.actions?.(saving)}
        isChanged={isChanged}
        onSave={saveAndLeave}
        onUndo={editor.undo}
        saved={saved}
        status={saved && parts.status(saved)}
        title={title}
      />
      {saved && wizard.isFrozen && parts.frozenNotice?.(saved)}
      <FoundDrafts found={editor.found} saved={saved} />
      <EditorLayout
        form={
          <>
            <Wizard {...wizard} findings={parts.findings?.(wizard)} />
            <WizardActions
              isComplete={editor.isComplete}
              onGo={editor.goTo}
              onSave={saveAndLeave}
              onSend={sendDialog.open}
              tab={wizard.tab}
            />
          </>
        }
        preview={<LivePreview {...issuer} form={previewed} pricing={wizard.pricing} saved={saved} />}
      />
      {saved && parts.history?.(saved)}
      {sendDialog.Dialog && (
        <sendDialog.Dialog form={wizard.form} goToField={wizard.goToField} onClose={sendDialog.close} saving={saving} />
      )}
      {editor.conflict.open && (
        <LazyPart load={loadConflictDialog} onFailed={editor.conflict.onClose}>
          {(ConflictDialog) => <ConflictDialog {...editor.conflict} title={texts.changed} />}
        </LazyPart>
      )}
      <LeaveQuestions isChanged={isChanged} isKept={editor.isKept} question={editor.question} saved={saved} />
    </div>
  );
}

type LivePreviewProps = {
  form: InvoiceForm;
  pricing: Pricing;
  issuer: Issuer | undefined;
  hasFailed: boolean;
  retry: () => unknown;
  /** Null until the document is saved. */
  saved: PreviewedDocument | null;
};

/** The document as its recipient will see it. It may lag behind typing but never blocks it. */
const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { form, pricing, issuer, hasFailed, retry, saved } = props;
  const { Paper } = useDocumentKind();
  if (issuer) {
    return <Paper content={previewInvoice(form, { issuer, pricing, saved })} />;
  }
  return (
    <div className="min-h-[40rem] p-6 sm:p-10">
      {hasFailed ? <ErrorState onRetry={retry} text={t.noPreviewHint} title={t.noPreview} /> : <InvoicePaperSkeleton />}
    </div>
  );
});
