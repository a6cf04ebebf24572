import { useDeferredValue, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { DraftPlace } from './draft.ts';
import { EditorHeader } from './editor-header.tsx';
import { EditorLayout } from './editor-layout.tsx';
import type { EditorStart } from './editor-start.ts';
import { FoundDraft } from './found-draft.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LivePreview } from './live-preview.tsx';
import { useIssuer } from './preview-data.ts';
import { useInvoiceEditor } from './use-invoice-editor.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import { Wizard } from './wizard.tsx';
import { WizardActions } from './wizard-actions.tsx';

type InvoiceEditorProps = { title: string; start: EditorStart; profile: Profile; draftPlace?: DraftPlace };

/** Writes one invoice, new or saved: the form in four tabs, and beside it what the recipient will see. */
export function InvoiceEditor({ title, start, profile, draftPlace }: InvoiceEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const editor = useInvoiceEditor({ start, draftPlace: draftPlace ?? null, root });
  const { wizard, saving, isChanged, saveAndLeave, sendDialog } = editor;
  const { saved } = saving;
  const [isAsking, setIsAsking] = useState(false);
  const issuer = useIssuer(useUser().id, profile);
  const previewed = useDeferredValue(wizard.form);
  useUnloadGuard(isChanged && !editor.isDone);

  if (editor.isDone) return <Navigate to={paths.home} />;
  const undo = () => (isChanged ? setIsAsking(true) : editor.leave());
  return (
    <div ref={root}>
      <EditorHeader isChanged={isChanged} onSave={saveAndLeave} onUndo={undo} saved={saved} title={title} />
      {draftPlace && !saved && <FoundDraft dispatch={wizard.dispatch} place={draftPlace} start={start} />}
      <EditorLayout
        form={
          <>
            <Wizard {...wizard} />
            <WizardActions onGo={editor.goTo} onSave={saveAndLeave} onSend={sendDialog.open} tab={wizard.tab} />
          </>
        }
        preview={<LivePreview {...issuer} form={previewed} id={saved?.id ?? null} status={saved?.status ?? 'DRAFT'} />}
      />
      {sendDialog.Dialog && <sendDialog.Dialog onClose={sendDialog.close} saving={saving} to={wizard.form.to} />}
      <ConflictDialog saving={saving} />
      <LeaveDialog isKept={!saved} onLeave={editor.leave} onOpenChange={setIsAsking} open={isAsking} />
      <LeaveGuard when={saved !== null && isChanged} />
    </div>
  );
}
