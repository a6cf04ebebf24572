import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type { OpenDrafts } from './draft/open-drafts.ts';
import { noteSavedDraft, useDraft, useFoundDrafts } from './draft/use-draft.ts';
import { type EditorStart, isSameInvoice, type SavedInvoice } from './model/editor-start.ts';
import { editorReducer } from './model/editor-state.ts';
import { type Problem, tabOfField } from './model/problems.ts';
import { tabField, type WizardTab } from './model/wizard-tabs.ts';
import { useLeaving } from './saving/use-leaving.ts';
import { useSaving } from './saving/use-saving.ts';
import { useFieldFocus } from './tabs/use-field-focus.ts';
import { useDialogPart } from './use-dialog-part.ts';

type EditorOptions = {
  start: EditorStart;
  drafts: OpenDrafts;
  /** Called with a new invoice's id once it is saved, while the editor is still open. */
  onCreated: ((id: string) => void) | undefined;
  /** Where the fields are looked for. */
  root: RefObject<HTMLElement | null>;
};

/** All that an open editor knows and can do. */
export function useInvoiceEditor({ start, drafts, onCreated, root }: EditorOptions) {
  const [{ form, errors }, dispatch] = useReducer(editorReducer, { form: start.form, errors: {} });
  const [tab, setTab] = useState<WizardTab>('from');
  const sendDialog = useDialogPart(async () => (await import('./send/send-dialog.tsx')).SendDialog, tab === 'summary');
  const focusField = useFieldFocus(root);

  const showTab = (next: WizardTab) => {
    // Not before: a message that appears under the pointer would move what is about to be pressed.
    if (tab === 'from') dispatch({ type: 'leaveCustomer' });
    setTab(next);
  };
  const goTo = (next: WizardTab) => {
    showTab(next);
    focusField(tabField(next));
  };
  const onProblems = (problems: readonly Problem[]) => {
    dispatch({ type: 'blame', problems });
    const [first] = problems;
    if (!first) return;
    sendDialog.close();
    setTab(tabOfField(first.field));
    focusField(first.field);
  };
  const isOpen = useIsOpen();
  const onSaved = (next: SavedInvoice, isNew: boolean) => {
    noteSavedDraft(drafts, next);
    if (isNew && isOpen.current) onCreated?.(next.id);
  };
  const saving = useSaving({ form, initial: start.saved, dispatch, onProblems, onSaved });
  const { saved } = saving;
  const isChanged = !isSameInvoice(form, saved?.form ?? start.untouched);
  const isKept = useDraft({ drafts, form, saved, isChanged });
  const found = useFoundDrafts({ drafts, form, saved, isChanged, untouched: start.untouched, dispatch });
  const leaving = useLeaving(form, saving);

  const wizard = { form, errors, dispatch, tab, focusField, isNumberFixed: saved !== null, onTab: showTab };
  return { wizard, goTo, saving, isChanged, isKept, found, sendDialog, ...leaving };
}

/** Whether the editor is still mounted, for responses that arrive later. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
