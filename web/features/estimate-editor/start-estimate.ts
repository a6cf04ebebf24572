import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { EditorStart } from '#web/document-editor/model/editor-start.ts';
import { type BilledCustomer, type InvoiceForm, newInvoiceForm } from '#web/document-editor/model/form.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

/** How long a new estimate is valid, in days after its issue. */
const VALID_DAYS = 30;

type New = {
  today: CalendarDay;
  currency: InvoiceCurrency;
  invoiceNumber: string;
  /** The business's payment terms; method and notes of invoices are not those of estimates. */
  paymentTerms: string | undefined;
  customFields: readonly CustomField[];
  customer: Partial<BilledCustomer> | null;
  /** The estimate to copy. */
  copied: Estimate | null;
  /** The draft to continue. */
  draft: InvoiceForm | null;
};

/** Starts a new estimate: empty, for a customer, or like another one, but with its own number and days. */
export function startEstimate({ copied, draft, customer, paymentTerms, ...given }: New): EditorStart<never> {
  const { today, invoiceNumber } = given;
  const defaults = { paymentTerms };
  const { paymentMethod: _, additionalNotes: __, ...billed } = customer ?? {};
  const empty = newInvoiceForm({ ...given, defaults, customer: customer && billed });
  const days = { issueDate: today, dueDate: addDays(today, VALID_DAYS) };
  const untouched: InvoiceForm = copied
    ? { ...formFromInvoice(copied), ...days, invoiceNumber, isNumberGenerated: true, internalNotes: '' }
    : { ...empty, ...days };
  return { untouched, form: draft ?? untouched, saved: null, ...(!copied && { defaults }) };
}
