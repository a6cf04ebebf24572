import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enCa } from '#shared/locale/en-ca.ts';
import type { OpenDrafts } from '#web/document-editor/draft/open-drafts.ts';
import { rebaseDraft, useDraft, useFoundDrafts } from '#web/document-editor/draft/use-draft.ts';
import {
  type EditorStart,
  hasInvalidItems,
  isSameInvoice,
  type SavedInvoice,
} from '#web/document-editor/model/editor-start.ts';
import { type EditorState, editorReducer } from '#web/document-editor/model/editor-state.ts';
import { type FieldName, fieldOfItems, type Problem, tabOfField } from '#web/document-editor/model/problems.ts';
import {
  isTabComplete,
  openingTab,
  tabField,
  WIZARD_TABS,
  type WizardTab,
} from '#web/document-editor/model/wizard-tabs.ts';
import { useTaxIssuer } from '#web/document-editor/preview/preview-data.ts';
import { useFieldFocus } from '#web/document-editor/tabs/use-field-focus.ts';
import { useDialogPart } from '#web/document-editor/use-dialog-part.ts';
import { isFrozen, withFrozen } from '#web/features/invoice-editor/model/frozen.ts';
import { useLeaving } from './saving/leaving.tsx';
import { type Saving, useSaving, useStoredInvoice } from './saving/use-saving.ts';

type EditorOptions = {
  start: EditorStart;
  drafts: OpenDrafts;
  /** Called with a new invoice's id once it is saved, while the editor is still open. */
  onCreated: ((id: string) => void) | undefined;
  /** The element that contains the fields. */
  root: RefObject<HTMLElement | null>;
};

/** State and actions of an open editor. */
export function useInvoiceEditor({ start, drafts, onCreated, root }: EditorOptions) {
  const [{ form: typed, errors }, dispatch] = useReducer(editorReducer, start, initialState);
  const stored = useStoredInvoice(start.saved);
  const { saved } = stored;
  const form = useMemo(() => withFrozen(typed, saved), [typed, saved]);
  const field = useSearchParams()[0].get('field');
  const [tab, setTab] = useState<WizardTab>(field ? tabOfField(field) : openingTab(form));
  const isComplete = WIZARD_TABS.every((value) => isTabComplete(value, form));
  const canSend = isComplete || tab === 'summary';
  const sendDialog = useDialogPart(async () => (await import('#web/features/invoice-editor/send/send-dialog.tsx')).SendDialog, canSend);
  const focusField = useFieldFocus(root, field);

  const showTab = (next: WizardTab) => {
    // Not on blur: a message appearing under the pointer would move the button about to be pressed.
    if (tab === 'from') dispatch({ type: 'validateCustomer' });
    setTab(next);
  };
  const goTo = (next: WizardTab) => {
    showTab(next);
    focusField(tabField(next));
  };
  const goToField = (name: FieldName) => {
    const target = name === 'items' ? fieldOfItems(form.items) : name;
    showTab(tabOfField(target));
    focusField(target);
  };
  const onProblems = (problems: readonly Problem[]) => {
    dispatch({ type: 'setErrors', problems });
    const [first] = problems;
    if (!first) return;
    sendDialog.close();
    setTab(tabOfField(first.field));
    focusField(first.field);
  };
  const isOpen = useIsOpen();
  const onSaved = (next: SavedInvoice, isNew: boolean) => {
    rebaseDraft(drafts, next);
    if (isNew && isOpen.current) onCreated?.(next.id);
  };
  const issuer = useTaxIssuer();
  const saving = useSaving({ form, issuer, stored, dispatch, onProblems, onSaved });
  const pricing = useMemo(() => ({ issuer, saved }), [issuer, saved]);
  const isChanged = !isSameInvoice(form, saved?.form ?? start.untouched);
  const isKept = useDraft({ drafts, form, saved, isChanged });
  const drafted = useFoundDrafts({ drafts, form, saved, isChanged, untouched: start.untouched, dispatch });
  const discardResumed = () => {
    drafted.discardResumed();
    if (!saved) setTab(openingTab(start.untouched));
  };
  const leaving = useLeaving({ form, saving, isChanged });

  const conflict = conflictQuestion(saving, () => !sendDialog.Dialog && leaving.leave());
  const wizard = {
    form,
    id: saved?.id ?? null,
    pricing,
    errors,
    dispatch,
    tab,
    focusField,
    goToField,
    isNumberFixed: saved !== null,
    isFrozen: isFrozen(saved),
    onTab: showTab,
  };
  return {
    wizard,
    isComplete,
    goTo,
    saving,
    conflict,
    isChanged,
    isKept,
    found: { ...drafted, discardResumed },
    sendDialog,
    ...leaving,
  };
}

/** Props of the conflict dialog. "Overwrite" continues like the refused save. */
function conflictQuestion(saving: Saving, onOverwritten: () => unknown) {
  return {
    open: saving.isConflict,
    onClose: saving.closeConflict,
    text: 'Reload to see the saved version and lose your changes, or overwrite it with yours.',
    onReload: async () => {
      if (saving.saved) await saving.reload(saving.saved.id);
      saving.closeConflict();
    },
    onOverwrite: async () => {
      const overwritten = await saving.save({ overwrite: true });
      saving.closeConflict();
      if (overwritten) onOverwritten();
    },
  };
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

function initialState({ form, saved }: EditorStart): EditorState {
  return { form, errors: saved && hasInvalidItems(saved) ? { items: enCa.document.invalidItems } : {} };
}
