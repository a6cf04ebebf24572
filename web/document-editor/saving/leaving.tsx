import { useLayoutEffect, useRef, useState } from 'react';
import { type DocumentKind, useDocumentKind } from '#web/document-editor/kind.ts';
import { isSameInvoice, type SavedDocument, type StoredDocument } from '#web/document-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { t } from '#web/document-editor/texts.en.ts';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import type { Saving } from './use-saving.ts';

type LeavingOptions = { form: InvoiceForm; saving: Pick<Saving<StoredDocument>, 'save'>; isChanged: boolean };

/** A screen that the editor leads to, with its navigation state. */
export type Destination = { readonly to: string; readonly state?: unknown };

/**
 * Undo and Save, which leave the editor for its list; `destination` once it has been left. `undo` asks first if there
 * are unsaved changes.
 */
export function useLeaving({ form, saving, isChanged }: LeavingOptions) {
  const { list } = useDocumentKind();
  const [destination, setDestination] = useState<Destination | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  }, [form]);
  const leave = () => setDestination({ to: list });
  const saveAndLeave = async () => {
    const saved = await saving.save();
    // Stay if the user typed during the save.
    const isAllSaved = latest.current === form || (saved && isSameInvoice(latest.current, saved.form));
    if (saved && isAllSaved) leave();
  };
  const undo = () => (isChanged ? setIsAsking(true) : leave());
  return {
    destination,
    leave,
    leaveFor: setDestination,
    saveAndLeave,
    undo,
    question: { open: isAsking, onOpenChange: setIsAsking, onConfirm: leave },
  };
}

type LeaveQuestionsProps = Pick<ReturnType<typeof useLeaving>, 'question'> & {
  saved: SavedDocument | null;
  isChanged: boolean;
  /** Whether unsaved input is stored on this device. */
  isKept: boolean;
};

/** Asks before the user leaves unsaved changes: by Undo, a link, Back or closing the page. */
export function LeaveQuestions({ question, saved, isChanged, isKept }: LeaveQuestionsProps) {
  const texts = leaveTexts(useDocumentKind(), { saved, isKept });
  return (
    <>
      {(isChanged || question.open) && (
        <LazyConfirmDialog {...texts} {...question} cancelLabel={t.keepEditing} title={t.leaveQuestion} />
      )}
      <LeaveGuard {...texts} when={isChanged} />
    </>
  );
}

type LeaveTexts = { text: string; confirmLabel: string; tone: 'primary' | 'danger' };

type Left = Pick<LeaveQuestionsProps, 'saved' | 'isKept'>;

function leaveTexts({ words }: DocumentKind, { saved, isKept }: Left): LeaveTexts {
  if (!isKept) {
    return {
      text: t.leaveAndLose,
      confirmLabel: t.leaveUnsaved,
      tone: 'danger',
    };
  }
  return {
    text: saved ? t.leaveChanges(words) : t.leaveDraft(words),
    confirmLabel: saved ? t.leaveUnsaved : t.leave,
    tone: 'primary',
  };
}
