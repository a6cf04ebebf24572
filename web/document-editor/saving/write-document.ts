import type { Dispatch } from 'react';
import { AppError } from '#shared/errors.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { type Saved, type StoredDocument, savedDocument } from '#web/document-editor/model/editor-start.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { createdBefore } from '#web/lib/errors/refusals.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import type { DocumentStore } from './store.ts';

type Write<Stored extends StoredDocument> = { form: InvoiceForm; saved: Saved<Stored> | null; overwrite: boolean };

type WriteOptions<Stored extends StoredDocument> = {
  store: DocumentStore<Stored>;
  dispatch: Dispatch<EditorAction>;
  /** Called with the stored document if an earlier save turns out to have created it. */
  onFound: (found: Saved<Stored>) => void;
};

/**
 * Creates the document, or updates the saved one; with `overwrite`, even if it was changed elsewhere. One that an earlier
 * save created, whose response was lost, is changed to the form instead. Throws what the calls throw.
 */
export function useWriteDocument<Stored extends StoredDocument>(options: WriteOptions<Stored>) {
  const { store, dispatch, onFound } = options;
  const { randomNumber } = useDocumentKind();
  const today = useBusinessDay();

  const withNumber = (form: InvoiceForm, invoiceNumber: string): InvoiceForm => {
    if (invoiceNumber === form.invoiceNumber) return form;
    dispatch({ type: 'change', values: { invoiceNumber } });
    return { ...form, invoiceNumber };
  };
  /** With the customer as whom the server kept the recipient. */
  const kept = (stored: Stored, form: InvoiceForm): Saved<Stored> => {
    const { customerId: id } = stored;
    if (!id || form.to.id) return savedDocument(stored, form);
    dispatch({ type: 'linkCustomer', id });
    return savedDocument(stored, { ...form, to: { ...form.to, id } });
  };
  const change = async (form: InvoiceForm, known: Saved<Stored>, version?: number): Promise<Saved<Stored>> => {
    const sent = withNumber(form, known.form.invoiceNumber);
    return kept(await store.update(known, sent, version), sent);
  };

  return async ({ form, saved, overwrite }: Write<Stored>): Promise<Saved<Stored>> => {
    if (saved) return change(form, saved, overwrite ? undefined : saved.version);
    const generateNumber = () => randomNumber(today(), Math.random);
    try {
      const created = await createDocument(form, { create: store.create, generateNumber });
      return kept(created, withNumber(form, created.invoiceNumber));
    } catch (error) {
      const id = createdBefore(error);
      // Deleted since: the next save creates another one.
      if (id === null) dispatch({ type: 'change', values: { clientId: crypto.randomUUID() } });
      if (!id) throw error;
      const found = savedDocument(await store.read(id));
      onFound(found);
      return change(form, found, FIRST_VERSION);
    }
  };
}

/** A document with a later version was changed elsewhere. */
const FIRST_VERSION = 1;

/** How many numbers are tried if the generated one is taken. */
const MAX_ATTEMPTS = 5;

type Create<Stored> = {
  create: (form: InvoiceForm) => Promise<Stored>;
  generateNumber: () => string;
};

/** Creates the document. A generated number that is taken is replaced; a typed one is not. Throws what the last call threw. */
export async function createDocument<Stored>(
  form: InvoiceForm,
  { create, generateNumber }: Create<Stored>,
): Promise<Stored> {
  let current = form;
  for (let draws = 0; ; draws += 1) {
    try {
      return await create(current);
    } catch (error) {
      if (!isNumberTaken(error) || !form.isNumberGenerated || draws === MAX_ATTEMPTS) throw error;
      current = { ...current, invoiceNumber: generateNumber() };
    }
  }
}

function isNumberTaken(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'NUMBER_TAKEN';
}

/** Why a document could not be saved, one text per broken rule (spec 1 §8). */
export function saveFailures(error: unknown, fallback: string): readonly string[] {
  const reasons = knownReasons(error);
  return reasons.length > 0 ? reasons : [fallback];
}
