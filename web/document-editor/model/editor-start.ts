import type { CalendarDay } from '#shared/calendar-day.ts';
import type { GivenDefaults } from '#shared/document/chosen-defaults.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import type { EstimateStatus } from '#shared/estimate/status.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { SeriesStatus } from '#shared/series/status.ts';
import { type BilledCustomer, type InvoiceForm, newInvoiceForm } from './form.ts';
import { toTypedInvoice } from './payload.ts';
import { formFromInvoice } from './read-invoice.ts';

/** What the editor needs of a stored document of any kind. */
export type StoredDocument = Pick<
  Invoice,
  'id' | 'invoiceNumber' | 'version' | 'customerId' | 'items' | 'taxes' | 'exemptFrom' | 'hasNewTaxes'
> & { readonly status: InvoiceStatus | EstimateStatus | SeriesStatus };

/** A document as stored on the server, with its form. */
export type Saved<Stored extends StoredDocument> = Stored & { readonly form: InvoiceForm };
export type SavedDocument = Saved<StoredDocument>;

/** The initial state of the editor. */
export type EditorStart<Stored extends StoredDocument> = {
  readonly form: InvoiceForm;
  /** Baseline for detecting whether anything was typed. */
  readonly untouched: InvoiceForm;
  readonly saved: Saved<Stored> | null;
  /** The defaults of the business, if the form has what is the default for its customer. */
  readonly defaults?: GivenDefaults | undefined;
};

type New = {
  today: CalendarDay;
  currency: InvoiceCurrency;
  invoiceNumber: string;
  customer: Partial<BilledCustomer> | null;
  customFields: readonly CustomField[];
  /** Those of the business. */
  defaults: GivenDefaults;
  /** The draft to continue. */
  draft: InvoiceForm | null;
  /** Initial form, instead of the defaults. */
  copied?: InvoiceForm | null;
};

/** Starts a new invoice. */
export function startNewInvoice({ draft, copied, ...given }: New): EditorStart<never> {
  const untouched = copied ?? newInvoiceForm(given);
  return { untouched, form: draft ?? untouched, saved: null, ...(!copied && { defaults: given.defaults }) };
}

/** Starts from a stored document and its draft, if any. */
export function startSaved<Stored extends StoredDocument>(
  saved: Saved<Stored>,
  draft: InvoiceForm | null,
): EditorStart<Stored> {
  return { form: draft ?? saved.form, untouched: saved.form, saved };
}

/** The stored document, as the server returned it, with the form that was sent or else its own. */
export function savedDocument<Stored extends StoredDocument>(
  stored: Stored,
  form: InvoiceForm = formFromInvoice(stored),
): Saved<Stored> {
  return { ...stored, form };
}

/** Whether the items of a stored document are damaged. Nothing of them is in its form. */
export function hasInvalidItems({ items }: { items: unknown }): boolean {
  return !Array.isArray(items) || !items.every((item) => typeof item === 'object' && item !== null);
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
