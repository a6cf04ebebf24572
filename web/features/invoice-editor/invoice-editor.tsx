import { useDeferredValue, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/lib/session/session.ts';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { FoundDrafts } from './draft/found-drafts.tsx';
import type { OpenDrafts } from './draft/open-drafts.ts';
import { EditorHeader } from './editor-header.tsx';
import { EditorLayout } from './editor-layout.tsx';
import type { EditorStart } from './model/editor-start.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { useIssuer } from './preview/preview-data.ts';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { LeaveDialog, leaveTexts } from './saving/leave-dialog.tsx';
import { PaidDialog } from './saving/paid-dialog.tsx';
import { Wizard } from './tabs/wizard.tsx';
import { WizardActions } from './tabs/wizard-actions.tsx';
import { useInvoiceEditor } from './use-invoice-editor.ts';

type InvoiceEditorProps = {
  title: string;
  start: EditorStart;
  profile: Profile;
  drafts: OpenDrafts;
  /** Called with a new invoice's id once it is saved. */
  onCreated?: (id: string) => void;
};

/** Writes one invoice, new or saved: the form in four tabs, and beside it what the recipient will see. */
export function InvoiceEditor({ title, start, profile, drafts, onCreated }: InvoiceEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const editor = useInvoiceEditor({ start, drafts, onCreated, root });
  const { wizard, saving, isChanged, saveAndLeave, sendDialog } = editor;
  const { saved } = saving;
  const [isAsking, setIsAsking] = useState(false);
  const issuer = useIssuer(useUser().id, profile);
  const previewed = useDeferredValue(wizard.form);
  const leaving = leaveTexts(saved, editor.isKept);

  if (editor.isDone) return <Navigate to={paths.home} />;
  const undo = () => (isChanged ? setIsAsking(true) : editor.leave());
  return (
    <div ref={root}>
      <EditorHeader isChanged={isChanged} onSave={saveAndLeave} onUndo={undo} saved={saved} title={title} />
      <FoundDrafts found={editor.found} saved={saved} />
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
      <PaidDialog question={saving.paidQuestion} />
      <ConflictDialog onOverwritten={sendDialog.Dialog ? undefined : editor.leave} saving={saving} />
      <LeaveDialog {...leaving} onLeave={editor.leave} onOpenChange={setIsAsking} open={isAsking} />
      <LeaveGuard {...leaving} when={isChanged} />
    </div>
  );
}
