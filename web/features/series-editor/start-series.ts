import type { CalendarDay } from '#shared/calendar-day.ts';
import type { GivenDefaults } from '#shared/document/chosen-defaults.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import { type Days, firstFrom, nthDay } from '#shared/series/schedule.ts';
import type { EditorStart } from '#web/document-editor/model/editor-start.ts';
import { type BilledCustomer, type InvoiceForm, newInvoiceForm } from '#web/document-editor/model/form.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';
import { formOn } from './series-payload.ts';
import { t } from './texts.en.ts';

/** The days that are offered for a series: monthly, the next after an invoice, or from today on. */
export function offeredDays(today: CalendarDay, invoice: Pick<Invoice, 'issueDate'> | null): Days {
  const monthly = { unit: 'month', interval: 1 } as const;
  if (!invoice) return { ...monthly, firstDay: today };
  const days = { ...monthly, firstDay: invoice.issueDate };
  const firstDay = nthDay(days, Math.max(1, firstFrom(days, today)));
  const anchor = Number(invoice.issueDate.slice(8));
  return { ...monthly, firstDay, ...(Number(firstDay.slice(8)) !== anchor && { anchor }) };
}

type New = {
  /** The day of its first invoice. */
  day: CalendarDay;
  currency: InvoiceCurrency;
  customFields: readonly CustomField[];
  /** Those of the business. */
  defaults: GivenDefaults;
  customer: Partial<BilledCustomer> | null;
  /** The invoice with its content. */
  copied: Invoice | null;
  /** The draft to continue. */
  draft: InvoiceForm | null;
};

/** Starts a new series: empty, for a customer, or of the content of an invoice. */
export function startSeries({ day, copied, draft, ...given }: New): EditorStart<never> {
  const untouched = formOn(
    copied ? ofInvoice(copied) : newInvoiceForm({ ...given, today: day, invoiceNumber: t.numberLater }),
    day,
  );
  return {
    untouched,
    form: draft ? formOn(draft, day) : untouched,
    saved: null,
    ...(!copied && { defaults: given.defaults }),
  };
}

/** What an invoice has in common with others: not what was noted about it alone. Its taxes are computed anew. */
function ofInvoice(invoice: Invoice): InvoiceForm {
  const form = formFromInvoice(invoice);
  return {
    ...form,
    clientId: crypto.randomUUID(),
    internalNotes: '',
    isUntaxed: invoice.status === 'DRAFT' && form.isUntaxed,
  };
}
