import { type Dispatch, useRef, useState } from 'react';
import type { TaxIssuer } from '#shared/document/taxes.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import {
  isSameInvoice,
  type Saved,
  type StoredDocument,
  savedDocument,
} from '#web/document-editor/model/editor-start.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { findProblems, type Problem, serverProblems } from '#web/document-editor/model/problems.ts';
import { isChangedMeanwhile } from '#web/lib/errors/refusals.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { DocumentStore } from './store.ts';
import { saveFailures, useWriteDocument } from './write-document.ts';

type SavingOptions<Stored extends StoredDocument> = {
  form: InvoiceForm;
  issuer: TaxIssuer | undefined;
  store: DocumentStore<Stored>;
  stored: Latest<Stored>;
  dispatch: Dispatch<EditorAction>;
  /** Called with the problems that prevent saving; empty when no field has one. */
  onProblems: (problems: readonly Problem[]) => void;
  /** Called with the stored document and whether it is new, even if the editor was left in the meantime. */
  onSaved: (saved: Saved<Stored>, isNew: boolean) => void;
};

type SaveOptions = {
  /** Save even if the document has changed in the meantime. */
  overwrite?: boolean;
  /** The recipient's address, if the user was just asked for it. */
  email?: string;
  /** Message if something is missing, instead of the missing fields. */
  incompleteText?: string;
  /** Says nothing if it works, since what follows shows it. */
  isQuiet?: boolean;
};

/** The save action and the stored document. */
export type Saving<Stored extends StoredDocument> = ReturnType<typeof useSaving<Stored>>;

/** Saves the document, one call at a time: the first creates it, later ones update it (spec 1 §4, "Saving"). */
export function useSaving<Stored extends StoredDocument>(options: SavingOptions<Stored>) {
  const { form: typed, issuer, store, dispatch, onProblems, onSaved } = options;
  const { saved, latest, keep } = options.stored;
  const kind = useDocumentKind();
  const [isConflict, setIsConflict] = useState(false);
  const pendingSave = useRef<Promise<Saved<Stored> | null> | null>(null);
  const write = useWriteDocument({ store, dispatch, onFound: keep });

  const run = async ({
    overwrite = false,
    email,
    incompleteText,
    isQuiet,
  }: SaveOptions): Promise<Saved<Stored> | null> => {
    const form = email === undefined ? typed : { ...typed, to: { ...typed.to, email } };
    if (email !== undefined) dispatch({ type: 'changeBillTo', field: 'email', value: email });
    const problems = findProblems(form, { issuer, saved: kind.keepsTaxes ? latest.current : null }, kind);
    onProblems(problems);
    if (problems[0]) {
      if (incompleteText) toast.error(incompleteText, { description: problems[0].message });
      else toast.error(problems[0].message);
      return null;
    }
    try {
      const known = latest.current;
      const isNew = known === null;
      const isStored = known && !overwrite && !known.hasNewTaxes && isSameInvoice(form, known.form);
      // Not written again: that would conflict with an edit in another window.
      const next = isStored ? known : await write({ form, saved: known, overwrite });
      keep(next);
      onSaved(next, isNew);
      if (!isQuiet) toast.success(isNew ? kind.texts.created : kind.texts.updated);
      return next;
    } catch (error) {
      if (isChangedMeanwhile(error)) setIsConflict(true);
      else toast.error(saveFailures(error, kind.texts.saveFailed));
      onProblems(serverProblems(error, form));
      return null;
    }
  };
  /** Returns the stored document, or null if it was not saved; the reason has then been shown. */
  const save = (how: SaveOptions = {}): Promise<Saved<Stored> | null> => {
    pendingSave.current ??= run(how).finally(() => {
      pendingSave.current = null;
    });
    return pendingSave.current;
  };
  /** Adopts a version only if its content is known here; otherwise the next save would silently overwrite it. */
  const adopt = (stored: Stored): boolean => {
    const known = latest.current;
    // A later save has already finished.
    if (!known || stored.version < known.version) return true;
    const isKnown = hasSameContent(stored, known);
    if (isKnown) keep(savedDocument(stored, known.form));
    else setIsConflict(true);
    return isKnown;
  };
  /** Replaces the input with the stored version. */
  const reload = async (id: string) => {
    try {
      const read = savedDocument(await store.read(id));
      keep(read);
      dispatch({ type: 'replace', form: read.form });
    } catch {
      toast.error(kind.texts.loadFailed);
    }
  };
  return {
    saved,
    save,
    reload,
    isUnsaved: saved === null || !isSameInvoice(typed, saved.form),
    isConflict,
    closeConflict: () => setIsConflict(false),
    /** Whether the stored document is still the one saved here; if not, the conflict dialog opens. */
    checkStored: async (id: string): Promise<boolean> => adopt(await store.read(id)),
    /** Adopts the status and version that sending gave the document; false if the conflict dialog opens. */
    applySent: adopt,
  };
}

/** Payments and sending also create versions, without changing any input. */
function hasSameContent<Stored extends StoredDocument>(stored: Stored, known: Saved<Stored>): boolean {
  // Credit may have paid it at once.
  const isIssued = stored.status === 'SENT' || stored.status === 'PAID';
  const wasIssued = known.status === 'DRAFT' && isIssued && stored.version === known.version + 1;
  return stored.version === known.version || wasIssued || isSameInvoice(savedDocument(stored).form, known.form);
}

type Latest<Stored extends StoredDocument> = ReturnType<typeof useLatest<Stored>>;

/** The stored document: as state, and as a ref for callbacks before the next render. */
export function useLatest<Stored extends StoredDocument>(initial: Saved<Stored> | null) {
  const [saved, setSaved] = useState(initial);
  const latest = useRef(initial);
  const keep = (next: Saved<Stored> | null) => {
    latest.current = next;
    setSaved(next);
  };
  return { saved, latest, keep };
}
