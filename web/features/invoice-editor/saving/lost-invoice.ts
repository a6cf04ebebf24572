import { AppError } from '#shared/errors.ts';
import { isSameInvoice, type SavedInvoice, savedInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { formFromInvoice } from '#web/features/invoice-editor/model/read-invoice.ts';
import { call } from '#web/lib/api/call.ts';

/** Nobody said whether it was done: the answer was lost on its way, or broke. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof AppError) || error.status === 0 || error.status >= 500;
}

/**
 * The invoice that an attempt without an answer has made after all, or null when it made none. Another one that merely
 * has its number is not taken for it. Throws what the calls throw.
 */
export async function findLostInvoice(sent: InvoiceForm): Promise<SavedInvoice | null> {
  const { data } = await call('GET /invoices', { query: { searchQuery: sent.invoiceNumber } });
  const row = data.find(({ invoiceNumber }) => invoiceNumber === sent.invoiceNumber);
  if (!row) return null;
  const invoice = await call('GET /invoices/{id}', { id: row.id });
  return isSameInvoice(formFromInvoice(invoice), sent) ? savedInvoice(invoice, sent) : null;
}
