import { type ComponentType, type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OpenDrafts } from '#web/document-editor/draft/open-drafts.ts';
import { rebaseDraft, useDraft, useFoundDrafts } from '#web/document-editor/draft/use-draft.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import {
  type EditorStart,
  hasInvalidItems,
  isSameInvoice,
  type Saved,
  type StoredDocument,
} from '#web/document-editor/model/editor-start.ts';
import { type EditorAction, type EditorState, editorReducer } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
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
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { type Destination, useLeaving } from './saving/leaving.tsx';
import type { DocumentStore } from './saving/store.ts';
import { type Saving, useLatest, useSaving } from './saving/use-saving.ts';
import { t } from './texts.en.ts';

/** Props of the dialog that sends a document. */
export type SendDialogProps<Stored extends StoredDocument> = {
  onClose: () => void;
  /** Leaves the editor for another screen. */
  onLeave: (destination: Destination) => void;
  form: InvoiceForm;
  pricing: Pricing;
  saving: Saving<Stored>;
  goToField: (field: FieldName) => void;
};

/** What an editor of one kind of document opens with. */
export type EditorOptions<Stored extends StoredDocument> = {
  start: EditorStart<Stored>;
  drafts: OpenDrafts;
  store: DocumentStore<Stored>;
  /** Absent if it is only saved. */
  loadSendDialog?: () => Promise<ComponentType<SendDialogProps<Stored>>>;
  /** Called with a new document's id once it is saved, while the editor is still open. */
  onCreated?: (id: string) => void;
};

/** State and actions of an open editor; `root` is the element that contains its fields. */
export function useDocumentEditor<Stored extends StoredDocument>(
  { start, drafts, store, loadSendDialog, onCreated }: EditorOptions<Stored>,
  root: RefObject<HTMLElement | null>,
) {
  const { isFrozen, withFrozen } = store;
  const kind = useDocumentKind();
  const parts = useKindParts();
  const reduce = (state: EditorState, action: EditorAction) => {
    const next = editorReducer(state, action, kind);
    return { ...next, form: parts?.settled?.(next.form, state.form) ?? next.form };
  };
  const [{ form: typed, errors }, dispatch] = useReducer(reduce, start, initialState);
  const stored = useLatest(start.saved);
  const { saved } = stored;
  const form = useMemo(() => withFrozen(typed, saved), [withFrozen, typed, saved]);
  const field = useSearchParams()[0].get('field');
  const [tab, setTab] = useState<WizardTab>(field ? tabOfField(field) : openingTab(form));
  const isComplete = WIZARD_TABS.every((value) => isTabComplete(value, form));
  const canSend = loadSendDialog !== undefined && (isComplete || tab === 'summary');
  const sendDialog = useDialogPart(loadSendDialog ?? NO_DIALOG, canSend);
  // A new one begins with its first step, not with the buttons above it.
  const focusField = useFieldFocus(root, field ?? (saved ? null : tabField(tab)));

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
  const onSaved = (next: Saved<Stored>, isNew: boolean) => {
    rebaseDraft(drafts, next);
    if (isNew && isOpen.current) onCreated?.(next.id);
  };
  const issuer = useTaxIssuer();
  const saving = useSaving({ form, issuer, store, stored, dispatch, onProblems, onSaved });
  const { keepsTaxes } = kind;
  const pricing = useMemo(() => ({ issuer, saved: keepsTaxes ? saved : null }), [issuer, saved, keepsTaxes]);
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

const NO_DIALOG = () => Promise.reject<never>(new Error('It is not sent'));

/** The document as its editor shows it. */
export type EditedDocument = ReturnType<typeof useDocumentEditor>['wizard'];

/** Props of the conflict dialog. "Overwrite" continues like the refused save. */
function conflictQuestion(saving: Omit<Saving<StoredDocument>, 'applySent'>, onOverwritten: () => unknown) {
  return {
    open: saving.isConflict,
    onClose: saving.closeConflict,
    text: t.changedHint,
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

function initialState({ form, untouched, saved, defaults }: EditorStart<StoredDocument>): EditorState {
  const { paymentTerms, paymentMethod, additionalNotes } = form;
  return {
    form,
    // Of the customer for whom it was opened: nothing was typed yet.
    filledPoNumber: saved || form !== untouched ? '' : form.poNumber,
    ...(defaults &&
      form === untouched && { filled: { paymentTerms, paymentMethod, additionalNotes }, business: defaults }),
    errors: saved && hasInvalidItems(saved) ? { items: dictionary.document.invalidItems } : {},
  };
}
