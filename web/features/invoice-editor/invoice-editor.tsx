import { useDeferredValue, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { FoundDrafts } from '#web/document-editor/draft/found-drafts.tsx';
import type { OpenDrafts } from '#web/document-editor/draft/open-drafts.ts';
import { EditorLayout } from '#web/document-editor/editor-layout.tsx';
import type { EditorStart } from '#web/document-editor/model/editor-start.ts';
import { LivePreview } from '#web/document-editor/preview/live-preview.tsx';
import { useIssuer } from '#web/document-editor/preview/preview-data.ts';
import { Wizard } from '#web/document-editor/tabs/wizard.tsx';
import { WizardActions } from '#web/document-editor/tabs/wizard-actions.tsx';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/session.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { EditorHeader } from '#web/document-editor/editor-header.tsx';
import { InvoiceHistory } from './history/invoice-history.tsx';
import { ReadinessPart } from './readiness/readiness-part.tsx';
import { LeaveQuestions } from '#web/document-editor/saving/leaving.tsx';
import { useInvoiceEditor } from '#web/document-editor/use-document-editor.ts';

const loadPaidNotice = async () => (await import('./payments/paid-notice.tsx')).PaidNotice;
const loadConflictDialog = async () => (await import('#web/ui/overlays/conflict-dialog.tsx')).ConflictDialog;
const stayHidden = () => {};

type InvoiceEditorProps = {
  title: string;
  start: EditorStart;
  profile: Profile;
  drafts: OpenDrafts;
  /** Called with a new invoice's id once it is saved. */
  onCreated?: (id: string) => void;
};

/** Edits one invoice, new or saved: the form in four tabs beside a preview of what the recipient will see. */
export function InvoiceEditor({ title, start, profile, drafts, onCreated }: InvoiceEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const editor = useInvoiceEditor({ start, drafts, onCreated, root });
  const { wizard, saving, isChanged, saveAndLeave, sendDialog } = editor;
  const { saved } = saving;
  const issuer = useIssuer(useUser().id, profile);
  const previewed = useDeferredValue(wizard.form);

  if (editor.isDone) return <Navigate to={paths.home} />;
  return (
    <div ref={root}>
      <EditorHeader isChanged={isChanged} onSave={saveAndLeave} onUndo={editor.undo} saving={saving} title={title} />
      {saved && wizard.isFrozen && (
        <LazyPart load={loadPaidNotice} onFailed={stayHidden}>
          {(PaidNotice) => <PaidNotice saved={saved} />}
        </LazyPart>
      )}
      <FoundDrafts found={editor.found} saved={saved} />
      <EditorLayout
        form={
          <>
            <Wizard {...wizard} findings={<ReadinessPart {...wizard} />} />
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
      {saved && <InvoiceHistory id={saved.id} key={saved.id} />}
      {sendDialog.Dialog && (
        <sendDialog.Dialog form={wizard.form} goToField={wizard.goToField} onClose={sendDialog.close} saving={saving} />
      )}
      {editor.conflict.open && (
        <LazyPart load={loadConflictDialog} onFailed={editor.conflict.onClose}>
          {(ConflictDialog) => <ConflictDialog {...editor.conflict} title="This invoice was changed" />}
        </LazyPart>
      )}
      <LeaveQuestions isChanged={isChanged} isKept={editor.isKept} question={editor.question} saved={saved} />
    </div>
  );
}
