import { type Dispatch, useRef } from 'react';
import { AppError } from '#shared/errors.ts';
import { generateInvoiceNumber } from '#shared/invoice/number.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { isSameInvoice, type SavedInvoice, savedInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import type { EditorAction } from '#web/features/invoice-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { isFrozen, openPart } from '#web/features/invoice-editor/model/frozen.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/features/invoice-editor/model/payload.ts';
import { formFromInvoice } from '#web/features/invoice-editor/model/read-invoice.ts';
import { call } from '#web/lib/api/call.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';

type Write = { form: InvoiceForm; saved: SavedInvoice | null; overwrite: boolean };

/**
 * Creates the invoice, or updates the saved one; with `overwrite`, even if it was changed elsewhere. A create whose
 * response was lost is looked up first, so that saving again does not create a second invoice. Throws what the calls
 * throw.
 */
export function useWriteInvoice(dispatch: Dispatch<EditorAction>) {
  const { create, update } = useInvoiceMutations();
  const today = useBusinessDay();
  const unanswered = useRef<InvoiceForm | null>(null);

  const send = async (form: InvoiceForm): Promise<Invoice> => {
    try {
      return await create.mutateAsync(toInvoiceInput(form));
    } catch (error) {
      if (isResponseLost(error)) unanswered.current = form;
      throw error;
    }
  };
  const withNumber = (form: InvoiceForm, invoiceNumber: string): InvoiceForm => {
    if (invoiceNumber === form.invoiceNumber) return form;
    dispatch({ type: 'change', values: { invoiceNumber } });
    return { ...form, invoiceNumber };
  };
  return async ({ form, saved, overwrite }: Write): Promise<SavedInvoice> => {
    const known = saved ?? (unanswered.current && (await findCreated(unanswered.current)));
    if (known) {
      const sent = withNumber(form, known.form.invoiceNumber);
      const changes = toInvoiceUpdate(sent, known.form, overwrite ? undefined : known.version);
      const open = isFrozen(known) ? openPart(changes) : changes;
      return savedInvoice(await update.mutateAsync({ id: known.id, ...open }), sent);
    }
    const generateNumber = () => generateInvoiceNumber(today(), Math.random);
    const created = await createInvoice(form, { create: send, generateNumber });
    return savedInvoice(created.invoice, withNumber(form, created.form.invoiceNumber));
  };
}

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

/** Whether the response was lost, so that the server may have created the invoice. */
function isResponseLost(error: unknown): boolean {
  return !(error instanceof AppError) || error.status === 0 || error.status >= 500;
}

/**
 * The invoice that an unanswered create did store, or null. A different invoice with the same number does not count.
 */
async function findCreated(sent: InvoiceForm): Promise<SavedInvoice | null> {
  const { data } = await call('GET /invoices', { query: { searchQuery: sent.invoiceNumber } });
  const row = data.find(({ invoiceNumber }) => invoiceNumber === sent.invoiceNumber);
  if (!row) return null;
  const invoice = await call('GET /invoices/{id}', { id: row.id });
  return isSameInvoice(formFromInvoice(invoice), sent) ? savedInvoice(invoice, sent) : null;
}

/** Why an invoice could not be saved, one text per broken rule (spec 1 §8). */
export function saveFailures(error: unknown): readonly string[] {
  const reasons = knownReasons(error);
  return reasons.length > 0 ? reasons : ['An error occurred while saving the invoice'];
}
