import { printedTaxNumber } from '#shared/company/printed-tax-number.ts';
import type { Company } from '#shared/company/schema.ts';
import { printedCustomFields } from '#shared/document/custom-fields.ts';
import { picked } from '#shared/document/fields.ts';
import type { Issuer as PublicIssuer } from '#shared/document/issuer.ts';
import { countedExemptions, isExport } from '#shared/document/pricing.ts';
import type { publicContent } from '#shared/document/public-schema.ts';
import { lineAmountCents } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { languageAt } from '#shared/locale/language.ts';
import { fromCents } from '#shared/money.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import type { Profile } from '#shared/user/schema.ts';
import { hasInvalidItems, type SavedDocument } from '#web/document-editor/model/editor-start.ts';
import { FORM_TEXTS, type FormItem, type InvoiceForm } from '#web/document-editor/model/form.ts';
import { type Pricing, pricedForm } from '#web/document-editor/model/form-pricing.ts';
import { toAdjustments, toBilling } from '#web/document-editor/model/payload.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';
import { personName } from '#web/lib/person-names.ts';

/** The issuer's details; null if not entered yet. */
export type Issuer = {
  readonly company: Company | null;
  readonly settings: PaymentSettings | null;
  readonly profile: Profile;
};

/** What the recipient reads of a document of any kind. */
type PreviewContent = Pick<PublicInvoice, keyof typeof publicContent> & { company: PublicIssuer };

/** What the preview shows of a stored document besides its form. */
type StoredContent = Pick<SavedDocument, 'id'> & Partial<Pick<SavedDocument, 'form' | 'items'>>;

/** A document of any kind as its recipient would see it if it were saved now. */
export function previewContent(
  form: InvoiceForm,
  { issuer, pricing, saved }: { issuer: Issuer; pricing: Pricing; saved: StoredContent | null },
): PreviewContent {
  return {
    id: saved?.id ?? '',
    invoiceNumber: form.invoiceNumber,
    issueDate: form.issueDate,
    dueDate: form.dueDate,
    currency: form.currency,
    items: isAsStored(form, saved) ? (saved?.items as PublicInvoice['items']) : itemsOf(form.items),
    ...toAdjustments(form),
    ...taxesOf(form, pricing),
    ...toBilling(form.to),
    language: form.language || languageAt(form.to),
    ...picked(FORM_TEXTS, form),
    customFields: printedCustomFields(form.customFields),
    company: companyOf(issuer),
  };
}

/** The province's taxes if they apply, and why some are not charged. */
function taxesOf(form: InvoiceForm, pricing: Pricing): Pick<PublicInvoice, 'taxes' | 'taxExemptions' | 'isExport'> {
  const isReadable = Array.isArray(form.items) && form.items.every(Boolean);
  if (!isReadable) return {};
  const content = pricedForm(form, pricing);
  return {
    ...(content.taxes && { taxes: [...content.taxes] }),
    taxExemptions: countedExemptions(content),
    isExport: isExport(content),
  };
}

/** Whether damaged items, which the document reports, have not been replaced yet. */
function isAsStored(form: InvoiceForm, saved: StoredContent | null): boolean {
  return saved !== null && saved.form?.items === form.items && hasInvalidItems({ items: saved.items });
}

/** The lines with their amounts. Anything but a list of lines is passed on: the document reports it. */
function itemsOf(items: InvoiceForm['items']): PublicInvoice['items'] {
  if (!Array.isArray(items)) return items as never;
  return items.map((item: FormItem | null) => item && lineOf(item)) as PublicInvoice['items'];
}

function lineOf({ name, description, unit, taxTreatment, ...figures }: FormItem): PublicInvoice['items'][number] {
  const quantity = numberOf(figures.quantity);
  const rate = numberOf(figures.rate);
  const amount = fromCents(lineAmountCents(quantity, rate));
  return { name, description, quantity, unit, rate, amount, ...(taxTreatment && { taxTreatment }) };
}

/** A person without a company invoices under their own name, or their email address. */
function companyOf({ company, profile }: Issuer): PublicIssuer {
  if (company) return { ...company, vat: printedTaxNumber(company) };
  const { email, phone } = profile;
  return { name: personName({ email, profile }), email, phone };
}
