import { type ComponentType, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useUser } from '#web/lib/session/session.ts';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorLayout } from './editor-layout.tsx';
import type { Saved, StoredDocument } from './model/editor-start.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { type Previewed, useIssuer } from './preview/preview-data.ts';
import { LeaveQuestions } from './saving/leaving.tsx';
import type { Saving } from './saving/use-saving.ts';
import { Wizard } from './tabs/wizard.tsx';
import { WizardActions } from './tabs/wizard-actions.tsx';
import { useDialogPart } from './use-dialog-part.ts';
import { type EditedDocument, type EditorOptions, useDocumentEditor } from './use-document-editor.ts';

const loadConflictDialog = async () => (await import('#web/ui/overlays/conflict-dialog.tsx')).ConflictDialog;
const loadFoundDrafts = async () => (await import('./draft/found-drafts.tsx')).FoundDrafts;
const loadPaperDialog = async () => (await import('./preview/paper-dialog.tsx')).PaperDialog;
const loadPaperLinks = async () => (await import('./preview/paper-links.tsx')).PaperLinks;

/** Without it, the paper shows the document all the same, and the drafts stay on the device. */
const stayWithout = () => {};

type DocumentEditorProps<Stored extends StoredDocument> = EditorOptions<Stored> & {
  title: string;
  profile: Profile;
  /** What this kind of document adds to the editor. */
  parts: {
    /** Draws it as its recipient will see it; declared outside the component. */
    Paper: ComponentType<Previewed<Stored>>;
    status: (saved: Saved<Stored>) => ReactNode;
    /** More buttons in the header. */
    actions?: (saving: Saving<Stored>) => ReactNode;
    /** Above the form, while what it charges is locked. */
    frozenNotice?: (saved: Saved<Stored>) => ReactNode;
    /** Above the form of a new one. */
    above?: (edited: EditedDocument) => ReactNode;
    /** Above the form of a saved one. */
    notice?: (saved: Saved<Stored>) => ReactNode;
    /** At the end of the form. */
    findings?: (edited: EditedDocument, saved: Saved<Stored> | null) => ReactNode;
    /** Below everything. */
    below?: (saved: Saved<Stored>) => ReactNode;
  };
};

/** Edits one document, new or saved: the form in four tabs beside a preview of what the recipient will see. */
export function DocumentEditor<Stored extends StoredDocument>(props: DocumentEditorProps<Stored>) {
  const { title, profile, parts, ...options } = props;
  const root = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const editor = useDocumentEditor(options, root);
  const { texts } = useDocumentKind();
  const { wizard, saving, isChanged, saveAndLeave, sendDialog } = editor;
  const { saved } = saving;
  const { issuer, ...reading } = useIssuer(useUser().id, profile);
  const form = useDeferredValue(wizard.form);
  const { pricing } = wizard;
  const { Paper } = parts;
  // The same element until what it shows changes, so that typing does not draw it.
  const paper = useMemo(
    () => issuer && <Paper {...{ form, issuer, pricing, saved }} />,
    [Paper, form, issuer, pricing, saved],
  );
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
      {saved && parts.notice?.(saved)}
      {!saved && parts.above?.(wizard)}
      {(editor.found.isResumed || editor.found.offered.length > 0) && (
        <LazyPart fallback={<div className="mb-6 h-27" />} load={loadFoundDrafts} onFailed={stayWithout}>
          {(FoundDrafts) => <FoundDrafts found={editor.found} saved={saved} />}
        </LazyPart>
      )}
      <EditorLayout
        form={
          <div ref={fields}>
            <Wizard {...wizard} findings={parts.findings?.(wizard, saved)} />
            <WizardActions
              isComplete={editor.isComplete}
              onGo={editor.goTo}
              onSave={saveAndLeave}
              onSend={options.loadSendDialog && sendDialog.open}
              tab={wizard.tab}
            />
          </div>
        }
        preview={
          <div className="paper-links [container:paper-links/inline-size]" ref={preview}>
            <LivePreview paper={paper} {...reading} />
          </div>
        }
        {...(issuer && { onEnlarge: paperDialog.open })}
      />
      {issuer && (
        <LazyPart load={loadPaperLinks} onFailed={stayWithout}>
          {(PaperLinks) => (
            <PaperLinks {...{ form, fields }} onEnlarge={paperDialog.open} onField={wizard.goToField} paper={preview} />
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
          pricing={pricing}
          saving={saving}
        />
      )}
      {paperDialog.Dialog && (
        <paperDialog.Dialog form={form} onClose={paperDialog.close} onField={wizard.goToField}>
          <LivePreview paper={paper} {...reading} />
        </paperDialog.Dialog>
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
