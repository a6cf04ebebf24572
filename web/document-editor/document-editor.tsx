import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useUser } from '#web/lib/session/session.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { FoundDrafts } from './draft/found-drafts.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorLayout } from './editor-layout.tsx';
import type { Saved, StoredDocument } from './model/editor-start.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { useIssuer } from './preview/preview-data.ts';
import { LeaveQuestions } from './saving/leaving.tsx';
import type { Saving } from './saving/use-saving.ts';
import { Wizard } from './tabs/wizard.tsx';
import { WizardActions } from './tabs/wizard-actions.tsx';
import { useDialogPart } from './use-dialog-part.ts';
import { type EditedDocument, type EditorOptions, useDocumentEditor } from './use-document-editor.ts';

const loadConflictDialog = async () => (await import('#web/ui/overlays/conflict-dialog.tsx')).ConflictDialog;
const loadPaperDialog = async () => (await import('./preview/paper-dialog.tsx')).PaperDialog;
const loadPaperLinks = async () => (await import('./preview/paper-links.tsx')).PaperLinks;

/** Without it, the paper shows the document all the same. */
const stayUnlinked = () => {};

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
    /** Above the form of a new one. */
    above?: (edited: EditedDocument) => ReactNode;
    /** At the end of the form. */
    findings?: (edited: EditedDocument) => ReactNode;
    /** Below everything. */
    below?: (saved: Saved<Stored>) => ReactNode;
  };
};

/** Edits one document, new or saved: the form in four tabs beside a preview of what the recipient will see. */
export function DocumentEditor<Stored extends StoredDocument>(props: DocumentEditorProps<Stored>) {
  const { title, profile, parts, ...options } = props;
  const root = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const editor = useDocumentEditor(options, root);
  const { texts } = useDocumentKind();
  const { wizard, saving, isChanged, saveAndLeave, sendDialog } = editor;
  const { saved } = saving;
  const issuer = useIssuer(useUser().id, profile);
  const form = useDeferredValue(wizard.form);
  const preview = { ...issuer, form, pricing: wizard.pricing, saved };
  const paperDialog = useDialogPart(loadPaperDialog);

  if (editor.destination) return <Navigate {...editor.destination} />;
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
      {!saved && parts.above?.(wizard)}
      <FoundDrafts found={editor.found} saved={saved} />
      <EditorLayout
        form={
          <div ref={fields}>
            <Wizard {...wizard} findings={parts.findings?.(wizard)} />
            <WizardActions
              isComplete={editor.isComplete}
              onGo={editor.goTo}
              onSave={saveAndLeave}
              onSend={sendDialog.open}
              tab={wizard.tab}
            />
          </div>
        }
        preview={
          <div className="paper-links [container:paper-links/inline-size]" ref={paper}>
            <LivePreview {...preview} />
          </div>
        }
        {...(issuer.issuer && { onEnlarge: paperDialog.open })}
      />
      {issuer.issuer && (
        <LazyPart load={loadPaperLinks} onFailed={stayUnlinked}>
          {(PaperLinks) => (
            <PaperLinks {...{ paper, form, fields }} onEnlarge={paperDialog.open} onField={wizard.goToField} />
          )}
        </LazyPart>
      )}
      {saved && parts.below?.(saved)}
      {sendDialog.Dialog && (
        <sendDialog.Dialog
          form={wizard.form}
          goToField={wizard.goToField}
          onClose={sendDialog.close}
          onLeave={editor.leaveFor}
          pricing={wizard.pricing}
          saving={saving}
        />
      )}
      {paperDialog.Dialog && (
        <paperDialog.Dialog onClose={paperDialog.close} onField={wizard.goToField} preview={preview} />
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
