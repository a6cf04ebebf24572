import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Received } from '#shared/invoice/received.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { PayableInvoice } from '#web/parts/payments/payable.ts';
import { type BilledCustomer, type InvoiceForm, newInvoiceForm } from './form.ts';
import { toTypedInvoice } from './payload.ts';
import { formFromInvoice } from './read-invoice.ts';

/** An invoice as stored on the server. */
export type SavedInvoice = PayableInvoice &
  Pick<Invoice, 'version' | 'items' | 'claim' | 'taxes' | 'exemptFrom' | 'hasNewTaxes' | 'isWrittenOff' | 'paidAt'> &
  Received & { readonly form: InvoiceForm };

/** The initial state of the editor. */
export type EditorStart = {
  readonly form: InvoiceForm;
  /** Baseline for detecting whether anything was typed. */
  readonly untouched: InvoiceForm;
  readonly saved: SavedInvoice | null;
};

type New = {
  today: CalendarDay;
  currency: InvoiceCurrency;
  invoiceNumber: string;
  customer: Partial<BilledCustomer> | null;
  paymentMethod: PaymentMethod;
  /** The draft to continue. */
  draft: InvoiceForm | null;
  /** Initial form, instead of the defaults. */
  copied?: InvoiceForm | null;
};

/** Starts a new invoice. */
export function startNewInvoice({ draft, copied, ...defaults }: New): EditorStart {
  const untouched = copied ?? newInvoiceForm(defaults);
  return { untouched, form: draft ?? untouched, saved: null };
}

/** Starts from a stored invoice and its draft, if any. */
export function startSavedInvoice(saved: SavedInvoice, draft: InvoiceForm | null): EditorStart {
  return { form: draft ?? saved.form, untouched: saved.form, saved };
}

/** The stored invoice, from a response of the server. */
export function readSavedInvoice(invoice: Invoice): SavedInvoice {
  return savedInvoice(invoice, formFromInvoice(invoice));
}

/** Whether the items of a stored invoice are damaged. Nothing of them is in its form. */
export function hasInvalidItems({ items }: { items: unknown }): boolean {
  return !Array.isArray(items) || !items.every((item) => typeof item === 'object' && item !== null);
}

/** The stored invoice after a save, as the server returned it, with the form that was sent. */
export function savedInvoice(invoice: Invoice, form: InvoiceForm): SavedInvoice {
  return { ...invoice, form };
}

/** Whether two forms would be saved as the same invoice. */
export function isSameInvoice(one: InvoiceForm, other: InvoiceForm): boolean {
  return one === other || serialized(one) === serialized(other);
}

/** Forms are immutable, and one of the two is the same at every key press. */
const serializedForms = new WeakMap<InvoiceForm, string>();

function serialized(form: InvoiceForm): string {
  const known = serializedForms.get(form);
  if (known !== undefined) return known;
  const text = JSON.stringify(toTypedInvoice(form));
  serializedForms.set(form, text);
  return text;
}
