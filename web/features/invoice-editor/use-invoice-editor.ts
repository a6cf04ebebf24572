import { type RefObject, useReducer, useState } from 'react';
import { type DraftPlace, forgetDraftOf } from './draft.ts';
import { type EditorStart, isSameInvoice } from './editor-start.ts';
import { editorReducer } from './editor-state.ts';
import { type Problem, tabOfField } from './problems.ts';
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
  const [isSendOpen, setIsSendOpen] = useState(false);
  const focusField = useFieldFocus(root);

  const goTo = (next: WizardTab) => {
    setTab(next);
    focusField(tabField(next));
  };
  const onProblems = (problems: readonly Problem[]) => {
    dispatch({ type: 'blame', problems });
    const [first] = problems;
    if (!first) return;
    setIsSendOpen(false);
    setTab(tabOfField(first.field));
    focusField(first.field);
  };
  const onCreated = (created: typeof form) => draftPlace && forgetDraftOf(draftPlace, created);
  const saving = useSaving({ form, initial: start.saved, dispatch, onProblems, onCreated });
  const isChanged = !isSameInvoice(form, saving.saved?.form ?? start.untouched);
  useDraft({ place: draftPlace, form, isChanged, isSaved: saving.saved !== null });
  const leaving = useLeaving(form, saving);

  const wizard = { form, errors, dispatch, tab, focusField, isNumberFixed: saving.saved !== null, onTab: setTab };
  return { wizard, goTo, saving, isChanged, isSendOpen, setIsSendOpen, ...leaving };
}
