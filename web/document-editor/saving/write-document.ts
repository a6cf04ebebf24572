import type { Dispatch } from 'react';
import { generateInvoiceNumber } from '#shared/document/number.ts';
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { readSavedInvoice, type SavedInvoice, savedInvoice } from '#web/document-editor/model/editor-start.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { isFrozen, openPart } from '#web/features/invoice-editor/model/frozen.ts';
import { call } from '#web/lib/api/call.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { createdBefore } from '#web/lib/errors/refusals.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';

type Write = { form: InvoiceForm; saved: SavedInvoice | null; overwrite: boolean };

type WriteOptions = {
  dispatch: Dispatch<EditorAction>;
  /** Called with the stored invoice if an earlier save turns out to have created it. */
  onFound: (found: SavedInvoice) => void;
};

/**
 * Creates the invoice, or updates the saved one; with `overwrite`, even if it was changed elsewhere. One that an earlier
 * save created, whose response was lost, is changed to the form instead. Throws what the calls throw.
 */
export function useWriteInvoice({ dispatch, onFound }: WriteOptions) {
  const { create, update } = useInvoiceMutations();
  const today = useBusinessDay();

  const withNumber = (form: InvoiceForm, invoiceNumber: string): InvoiceForm => {
    if (invoiceNumber === form.invoiceNumber) return form;
    dispatch({ type: 'change', values: { invoiceNumber } });
    return { ...form, invoiceNumber };
  };
  const change = async (form: InvoiceForm, known: SavedInvoice, version?: number): Promise<SavedInvoice> => {
    const sent = withNumber(form, known.form.invoiceNumber);
    const changes = toInvoiceUpdate(sent, known.form, version);
    const open = isFrozen(known) ? openPart(changes) : changes;
    return savedInvoice(await update.mutateAsync({ id: known.id, ...open }), sent);
  };
  const createUnder = (clientId: string) => (form: InvoiceForm) =>
    create.mutateAsync({ ...toInvoiceInput(form), id: clientId });

  return async ({ form, saved, overwrite }: Write): Promise<SavedInvoice> => {
    if (saved) return change(form, saved, overwrite ? undefined : saved.version);
    const generateNumber = () => generateInvoiceNumber(today(), Math.random);
    try {
      const created = await createInvoice(form, { create: createUnder(form.clientId), generateNumber });
      return savedInvoice(created.invoice, withNumber(form, created.form.invoiceNumber));
    } catch (error) {
      const id = createdBefore(error);
      // Deleted since: the next save creates another one.
      if (id === null) dispatch({ type: 'change', values: { clientId: crypto.randomUUID() } });
      if (!id) throw error;
      const found = readSavedInvoice(await call('GET /invoices/{id}', { id }));
      onFound(found);
      return change(form, found, FIRST_VERSION);
    }
  };
}

/** An invoice with a later version was changed elsewhere. */
const FIRST_VERSION = 1;

/** How many numbers are tried if the generated one is taken. */
const MAX_ATTEMPTS = 5;

type Create = {
  create: (form: InvoiceForm) => Promise<Invoice>;
  /** Generates an invoice number. */
  generateNumber: () => string;
};

/**
 * Creates the invoice and returns it with the form it was created from. A generated number that is taken is replaced; a
 * typed one is not. Throws what the last call threw.
 */
export async function createInvoice(
  form: InvoiceForm,
  { create, generateNumber }: Create,
): Promise<{ invoice: Invoice; form: InvoiceForm }> {
  let current = form;
  for (let draws = 0; ; draws += 1) {
    try {
      return { invoice: await create(current), form: current };
    } catch (error) {
      if (!isNumberTaken(error) || !form.isNumberGenerated || draws === MAX_ATTEMPTS) throw error;
      current = { ...current, invoiceNumber: generateNumber() };
    }
  }
}

function isNumberTaken(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'NUMBER_TAKEN';
}

/** Why an invoice could not be saved, one text per broken rule (spec 1 §8). */
export function saveFailures(error: unknown): readonly string[] {
  const reasons = knownReasons(error);
  return reasons.length > 0 ? reasons : ['An error occurred while saving the invoice'];
}
