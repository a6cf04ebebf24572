import type { CalendarDay } from '#shared/calendar-day.ts';
import { generateInvoiceNumber } from '#shared/invoice/number.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { renewTerms } from './due-terms.ts';
import type { InvoiceForm } from './form.ts';
import { formFromInvoice } from './read-invoice.ts';

/**
 * A new invoice with the customer, lines and prices of another one: with a number of its own, issued today and due by
 * the same terms. Its taxes are computed anew: that an issued invoice has none may only mean that its business was not
 * registered then.
 */
export function duplicateForm(
  invoice: Invoice,
  { today, random }: { today: CalendarDay; random: () => number },
): InvoiceForm {
  const form = formFromInvoice(invoice);
  return {
    ...renewTerms(form, today),
    invoiceNumber: generateInvoiceNumber(today, random),
    isNumberGenerated: true,
    isUntaxed: invoice.status === 'DRAFT' && form.isUntaxed,
  };
}
