import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef, useState } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import { invoiceQuery } from '#web/lib/invoices.ts';
import { toast } from '#web/ui/toast.ts';
import { isSameInvoice, type SavedInvoice, savedInvoice, startSavedInvoice } from './editor-start.ts';
import type { EditorAction } from './editor-state.ts';
import type { InvoiceForm } from './form.ts';
import { findProblems, type Problem, serverProblems } from './problems.ts';
import { isChangedMeanwhile, saveFailures } from './save-invoice.ts';
import { useWrite } from './use-write.ts';

type SavingOptions = {
  form: InvoiceForm;
  initial: SavedInvoice | null;
  dispatch: Dispatch<EditorAction>;
  /** Told what keeps the invoice from being saved; empty when no field is to blame. */
  onProblems: (problems: readonly Problem[]) => void;
  /** Told what the invoice was made from, also when the editor was left meanwhile. */
  onCreated: (form: InvoiceForm) => void;
};

/** Saving one invoice, and what the server has of it. */
export type Saving = ReturnType<typeof useSaving>;

/** Saves the invoice, one call at a time: the first makes it, the later ones change it (spec 1 §4, "Saving"). */
export function useSaving({ form, initial, dispatch, onProblems, onCreated }: SavingOptions) {
  const { saved, latest, keep } = useLatestSaved(initial);
  const [isConflict, setIsConflict] = useState(false);
  const underWay = useRef<Promise<SavedInvoice | null> | null>(null);
  const write = useWrite(dispatch);
  const client = useQueryClient();

  const run = async (overwrite: boolean): Promise<SavedInvoice | null> => {
    const problems = findProblems(form);
    onProblems(problems);
    if (problems[0]) {
      toast.error(problems[0].message);
      return null;
    }
    try {
      const isNew = latest.current === null;
      const next = await write({ form, saved: latest.current, overwrite });
      keep(next);
      if (isNew) onCreated(form);
      toast.success(isNew ? 'Invoice created successfully!' : 'Invoice updated successfully!');
      return next;
    } catch (error) {
      if (isChangedMeanwhile(error)) setIsConflict(true);
      else toast.error(saveFailures(error));
      onProblems(serverProblems(error, form));
      return null;
    }
  };
  /** Answers the invoice as the server has it now, or null when it could not be saved: the reader was told why. */
  const save = ({ overwrite = false } = {}): Promise<SavedInvoice | null> => {
    underWay.current ??= run(overwrite).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  /** Gives up what was typed for what the server has. */
  const reload = async (id: string) => {
    try {
      const start = startSavedInvoice(await client.fetchQuery(invoiceQuery(id)));
      keep(start.saved);
      dispatch({ type: 'replace', form: start.form });
    } catch {
      toast.error('Failed to load invoice');
    }
  };
  return {
    saved,
    save,
    reload,
    isUnsaved: saved === null || !isSameInvoice(form, saved.form),
    isConflict,
    closeConflict: () => setIsConflict(false),
    /** Takes over the status and version that sending gave the invoice. */
    noteSent: (invoice: Invoice) => latest.current && keep(savedInvoice(invoice, latest.current.form)),
  };
}

/** The invoice as the server has it: for drawing, and at once for whoever asks between two drawings. */
function useLatestSaved(initial: SavedInvoice | null) {
  const [saved, setSaved] = useState(initial);
  const latest = useRef(initial);
  const keep = (next: SavedInvoice | null) => {
    latest.current = next;
    setSaved(next);
  };
  return { saved, latest, keep };
}
