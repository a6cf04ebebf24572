import { type RefObject, useReducer, useState } from 'react';
import { type DraftPlace, forgetDraftOf } from './draft.ts';
import { type EditorStart, isSameInvoice } from './editor-start.ts';
import { editorReducer } from './editor-state.ts';
import { type Problem, tabOfField } from './problems.ts';
import { useDialogPart } from './use-dialog-part.ts';
import { useDraft } from './use-draft.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaving } from './use-saving.ts';
import { tabField, type WizardTab } from './wizard-tabs.ts';

type EditorOptions = {
  start: EditorStart;
  /** Null where no draft is kept. */
  draftPlace: DraftPlace | null;
  /** Where the fields are looked for. */
  root: RefObject<HTMLElement | null>;
};

/** All that an open editor knows and can do. */
export function useInvoiceEditor({ start, draftPlace, root }: EditorOptions) {
  const [{ form, errors }, dispatch] = useReducer(editorReducer, { form: start.form, errors: {} });
  const [tab, setTab] = useState<WizardTab>('from');
  const sendDialog = useDialogPart(async () => (await import('./send-dialog.tsx')).SendDialog, tab === 'summary');
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
  const onCreated = (created: typeof form) => draftPlace && forgetDraftOf(draftPlace, created);
  const saving = useSaving({ form, initial: start.saved, dispatch, onProblems, onCreated });
  const isChanged = !isSameInvoice(form, saving.saved?.form ?? start.untouched);
  useDraft({ place: draftPlace, form, isChanged, isSaved: saving.saved !== null });
  const leaving = useLeaving(form, saving);

  const wizard = { form, errors, dispatch, tab, focusField, isNumberFixed: saving.saved !== null, onTab: showTab };
  return { wizard, goTo, saving, isChanged, sendDialog, ...leaving };
}
