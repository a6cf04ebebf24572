import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { renewTerms } from '#web/document-editor/model/due-terms.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

/**
 * A new invoice with the customer, lines and prices of another one, but its own number, issued today and due by the
 * same terms; what was noted about the other one stays there. Taxes are computed anew: an issued invoice without any may predate its business's registration.
 */
export function duplicateForm(
  invoice: Invoice,
  { today, invoiceNumber }: { today: CalendarDay; invoiceNumber: string },
): InvoiceForm {
  const form = formFromInvoice(invoice);
  return {
    ...renewTerms(form, today),
    invoiceNumber,
    isNumberGenerated: true,
    internalNotes: '',
    isUntaxed: invoice.status === 'DRAFT' && form.isUntaxed,
  };
}
