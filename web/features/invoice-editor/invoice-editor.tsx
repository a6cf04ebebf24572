import { useDeferredValue, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Profile } from '#shared/user/schema.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { DraftPlace } from './draft.ts';
import { DraftNotice } from './draft-notice.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorLayout } from './editor-layout.tsx';
import type { EditorStart } from './editor-start.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { LivePreview } from './live-preview.tsx';
import { useIssuer } from './preview-data.ts';
import { SendDialog } from './send-dialog.tsx';
import { useInvoiceEditor } from './use-invoice-editor.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import { Wizard } from './wizard.tsx';
import { WizardActions } from './wizard-actions.tsx';

type InvoiceEditorProps = { title: string; start: EditorStart; profile: Profile; draftPlace?: DraftPlace };

/** Writes one invoice, new or saved: the form in four tabs, and beside it what the recipient will see. */
export function InvoiceEditor({ title, start, profile, draftPlace }: InvoiceEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const editor = useInvoiceEditor({ start, draftPlace: draftPlace ?? null, root });
  const { form, errors, dispatch, tab, saving, focusField } = editor;
  const { saved } = saving;
  const [draft, setDraft] = useState(start.draft);
  const [isLeaving, setIsLeaving] = useState(false);
  const { issuer, hasFailed, retry } = useIssuer(useUser().id, profile);
  const previewed = useDeferredValue(form);
  useUnloadGuard(editor.isChanged && !editor.isDone);

  if (editor.isDone) return <Navigate to={paths.home} />;
  return (
    <div ref={root}>
      <EditorHeader
        isChanged={editor.isChanged}
        onSave={editor.saveAndLeave}
        onUndo={() => (editor.isChanged ? setIsLeaving(true) : editor.leave())}
        saved={saved}
        title={title}
      />
      {draft && !saved && (
        <DraftNotice
          isShown={draft.isShown}
          onDiscard={() => {
            if (draft.isShown) dispatch({ type: 'replace', form: start.untouched });
            setDraft(null);
          }}
          onRestore={() => {
            dispatch({ type: 'replace', form: draft.form });
            setDraft({ ...draft, isShown: true });
          }}
        />
      )}
      <EditorLayout
        form={
          <>
            <Wizard
              {...{ form, errors, dispatch, tab, focusField }}
              isNumberFixed={saved !== null}
              onTab={editor.setTab}
            />
            <WizardActions
              onGo={editor.goTo}
              onSave={editor.saveAndLeave}
              onSend={() => editor.setIsSendOpen(true)}
              tab={tab}
            />
          </>
        }
        preview={
          <LivePreview
            form={previewed}
            hasFailed={hasFailed}
            id={saved?.id ?? null}
            issuer={issuer}
            onRetry={retry}
            status={saved?.status ?? 'DRAFT'}
          />
        }
      />
      <SendDialog onOpenChange={editor.setIsSendOpen} open={editor.isSendOpen} saving={saving} to={form.to} />
      <ConflictDialog saving={saving} />
      <LeaveDialog isKept={!saved} onLeave={editor.leave} onOpenChange={setIsLeaving} open={isLeaving} />
      <LeaveGuard when={saved !== null && editor.isChanged} />
    </div>
  );
}
