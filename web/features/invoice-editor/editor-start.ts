import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import { type BillTo, type InvoiceForm, newInvoiceForm } from './form.ts';
import { toTypedInvoice } from './payload.ts';
import { formFromInvoice } from './read-invoice.ts';

/** An invoice as the server has it. */
export type SavedInvoice = {
  readonly id: string;
  readonly version: number;
  readonly status: InvoiceStatus;
  readonly form: InvoiceForm;
};

/** What the editor begins with. */
export type EditorStart = {
  readonly form: InvoiceForm;
  /** What the form is compared with to know whether anything was typed. */
  readonly untouched: InvoiceForm;
  readonly saved: SavedInvoice | null;
  /** A copy found on this device: shown already, or waiting because another invoice was asked for. */
  readonly draft: { readonly form: InvoiceForm; readonly isShown: boolean } | null;
};

type New = {
  today: CalendarDay;
  currency: InvoiceCurrency;
  random: () => number;
  customer: Partial<BillTo> | null;
  draft: InvoiceForm | null;
};

/** Begins a new invoice: the draft that was left goes on, unless a customer was chosen for a new one. */
export function startNewInvoice({ draft, ...defaults }: New): EditorStart {
  const untouched = newInvoiceForm(defaults);
  const isShown = draft !== null && defaults.customer === null;
  return { untouched, form: isShown ? draft : untouched, saved: null, draft: draft && { form: draft, isShown } };
}

/** Begins with an invoice that the server has. */
export function startSavedInvoice(invoice: Invoice): EditorStart {
  const saved = savedInvoice(invoice, formFromInvoice(invoice));
  return { form: saved.form, untouched: saved.form, saved, draft: null };
}

/** What is known of an invoice after the server answered it. */
export function savedInvoice({ id, version, status }: Invoice, form: InvoiceForm): SavedInvoice {
  return { id, version, status, form };
}

/** Whether two forms would be saved as the same invoice. */
export function isSameInvoice(one: InvoiceForm, other: InvoiceForm): boolean {
  return one === other || written(one) === written(other);
}

/** Forms never change, and one of the two is the same at every key press. */
const writtenBefore = new WeakMap<InvoiceForm, string>();

function written(form: InvoiceForm): string {
  const known = writtenBefore.get(form);
  if (known !== undefined) return known;
  const text = JSON.stringify(toTypedInvoice(form));
  writtenBefore.set(form, text);
  return text;
}
