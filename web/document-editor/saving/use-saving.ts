import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import type { TaxIssuer } from '#shared/document/taxes.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import {
  isSameInvoice,
  readSavedInvoice,
  type SavedInvoice,
  savedInvoice,
} from '#web/document-editor/model/editor-start.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { findProblems, type Problem, serverProblems } from '#web/document-editor/model/problems.ts';
import { INVOICE } from '#web/features/invoice-editor/invoice-kind.tsx';
import { isChangedMeanwhile } from '#web/lib/errors/refusals.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { saveFailures, useWriteInvoice } from './write-document.ts';

type SavingOptions = {
  form: InvoiceForm;
  issuer: TaxIssuer | undefined;
  stored: StoredInvoice;
  dispatch: Dispatch<EditorAction>;
  /** Called with the problems that prevent saving; empty when no field has one. */
  onProblems: (problems: readonly Problem[]) => void;
  /** Called with the stored invoice and whether it is new, even if the editor was left in the meantime. */
  onSaved: (saved: SavedInvoice, isNew: boolean) => void;
};

type SaveOptions = {
  /** Save even if the invoice has changed in the meantime. */
  overwrite?: boolean;
  /** The recipient's address, if the user was just asked for it. */
  email?: string;
  /** Message if something is missing, instead of the missing fields. */
  incompleteText?: string;
};

/** The save action and the stored invoice. */
export type Saving = ReturnType<typeof useSaving>;

/** Saves the invoice, one call at a time: the first creates it, later ones update it (spec 1 §4, "Saving"). */
export function useSaving({ form: typed, issuer, stored, dispatch, onProblems, onSaved }: SavingOptions) {
  const { saved, latest, keep } = stored;
  const [isConflict, setIsConflict] = useState(false);
  const pendingSave = useRef<Promise<SavedInvoice | null> | null>(null);
  const write = useWriteInvoice({ dispatch, onFound: keep });
  const client = useQueryClient();

  const run = async ({ overwrite = false, email, incompleteText }: SaveOptions): Promise<SavedInvoice | null> => {
    const form = email === undefined ? typed : { ...typed, to: { ...typed.to, email } };
    if (email !== undefined) dispatch({ type: 'changeBillTo', field: 'email', value: email });
    const problems = findProblems(form, { issuer, saved: latest.current }, INVOICE);
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
      toast.success(isNew ? 'Invoice created successfully!' : 'Invoice updated successfully!');
      return next;
    } catch (error) {
      if (isChangedMeanwhile(error)) setIsConflict(true);
      else toast.error(saveFailures(error));
      onProblems(serverProblems(error, form));
      return null;
    }
  };
  /** Returns the stored invoice, or null if it was not saved; the reason has then been shown. */
  const save = (options: SaveOptions = {}): Promise<SavedInvoice | null> => {
    pendingSave.current ??= run(options).finally(() => {
      pendingSave.current = null;
    });
    return pendingSave.current;
  };
  /** Adopts a version only if its content is known here; otherwise the next save would silently overwrite it. */
  const adopt = (stored: Invoice): boolean => {
    const known = latest.current;
    // A later save has already finished.
    if (!known || stored.version < known.version) return true;
    const isKnown = hasSameContent(stored, known);
    if (isKnown) keep(savedInvoice(stored, known.form));
    else setIsConflict(true);
    return isKnown;
  };
  /** Replaces the input with the stored version. */
  const reload = async (id: string) => {
    try {
      const read = readSavedInvoice(await client.fetchQuery(invoiceQuery(id)));
      keep(read);
      dispatch({ type: 'replace', form: read.form });
    } catch {
      toast.error('Failed to load invoice');
    }
  };
  return {
    saved,
    save,
    reload,
    isUnsaved: saved === null || !isSameInvoice(typed, saved.form),
    isConflict,
    closeConflict: () => setIsConflict(false),
    /** Whether the stored invoice is still the one saved here; if not, the conflict dialog opens. */
    checkStored: async (id: string): Promise<boolean> => adopt(await client.fetchQuery(invoiceQuery(id))),
    /** Adopts the status and version that sending gave the invoice. */
    applySent: (invoice: Invoice): void => void adopt(invoice),
  };
}

/** Payments and sending also create versions, without changing any input. */
function hasSameContent(stored: Invoice, known: SavedInvoice): boolean {
  const becameSent = known.status === 'DRAFT' && stored.status === 'SENT' && stored.version === known.version + 1;
  return stored.version === known.version || becameSent || isSameInvoice(readSavedInvoice(stored).form, known.form);
}

type StoredInvoice = ReturnType<typeof useStoredInvoice>;

/** The stored invoice: as state, and as a ref for callbacks before the next render. */
export function useStoredInvoice(initial: SavedInvoice | null) {
  const [saved, setSaved] = useState(initial);
  const latest = useRef(initial);
  const keep = (next: SavedInvoice | null) => {
    latest.current = next;
    setSaved(next);
  };
  return { saved, latest, keep };
}
