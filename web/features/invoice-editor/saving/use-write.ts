import { type Dispatch, useRef } from 'react';
import { localDay } from '#shared/calendar-day.ts';
import { generateInvoiceNumber } from '#shared/invoice/number.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { type SavedInvoice, savedInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import type { EditorAction } from '#web/features/invoice-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { toInvoiceInput, toInvoiceUpdate } from '#web/features/invoice-editor/model/payload.ts';
import { useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { findLostInvoice, isUnanswered } from './lost-invoice.ts';
import { createInvoice } from './save-invoice.ts';

type Write = { form: InvoiceForm; saved: SavedInvoice | null; overwrite: boolean };

/**
 * Makes the invoice, or changes the one that was saved; with `overwrite` whatever became of it meanwhile. Answers what
 * the server has then, and throws what the calls throw.
 */
export function useWrite(dispatch: Dispatch<EditorAction>) {
  const { create, update } = useInvoiceMutations();
  const unanswered = useRef<InvoiceForm | null>(null);

  const send = async (form: InvoiceForm): Promise<Invoice> => {
    try {
      return await create.mutateAsync(toInvoiceInput(form));
    } catch (error) {
      if (isUnanswered(error)) unanswered.current = form;
      throw error;
    }
  };
  const withNumber = (form: InvoiceForm, invoiceNumber: string): InvoiceForm => {
    if (invoiceNumber === form.invoiceNumber) return form;
    dispatch({ type: 'change', values: { invoiceNumber } });
    return { ...form, invoiceNumber };
  };
  return async ({ form, saved, overwrite }: Write): Promise<SavedInvoice> => {
    const known = saved ?? (unanswered.current && (await findLostInvoice(unanswered.current)));
    if (known) {
      const sent = withNumber(form, known.form.invoiceNumber);
      const changes = toInvoiceUpdate(sent, known.form, overwrite ? undefined : known.version);
      return savedInvoice(await update.mutateAsync({ id: known.id, ...changes }), sent);
    }
    const drawNumber = () => generateInvoiceNumber(localDay(new Date()), Math.random);
    const created = await createInvoice(form, { create: send, drawNumber });
    return savedInvoice(created.invoice, withNumber(form, created.form.invoiceNumber));
  };
}
