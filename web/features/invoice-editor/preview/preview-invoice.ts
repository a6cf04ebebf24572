import type { Company } from '#shared/company/schema.ts';
import { paymentInstructions } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { lineAmountCents } from '#shared/invoice/totals.ts';
import { fromCents } from '#shared/money.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import type { Profile } from '#shared/user/schema.ts';
import type { FormItem, InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { toAdjustments, toBilling } from '#web/features/invoice-editor/model/payload.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';

/** The issuer's details; null if not entered yet. */
export type Issuer = {
  readonly company: Company | null;
  readonly settings: PaymentSettings | null;
  readonly profile: Profile;
};

/** The invoice as its recipient would see it if it were saved now. */
export function previewInvoice(
  form: InvoiceForm,
  { issuer, id, status }: { issuer: Issuer; id: string; status: InvoiceStatus },
): PublicInvoice {
  return {
    id,
    status,
    invoiceNumber: form.invoiceNumber,
    issueDate: form.issueDate,
    dueDate: form.dueDate,
    currency: form.currency,
    items: itemsOf(form.items),
    ...toAdjustments(form),
    ...toBilling(form.to),
    paymentMethod: form.paymentMethod,
    paymentTerms: form.paymentTerms,
    additionalNotes: form.additionalNotes,
    company: companyOf(issuer),
    paymentInstructions: issuer.settings ? paymentInstructions(form.paymentMethod, issuer.settings) : undefined,
  };
}

/** The lines with their amounts. Anything but a list of lines is passed on: the document reports it. */
function itemsOf(items: InvoiceForm['items']): PublicInvoice['items'] {
  if (!Array.isArray(items)) return items as never;
  return items.map((item: FormItem | null) => item && lineOf(item)) as PublicInvoice['items'];
}

function lineOf({ name, description, ...figures }: FormItem): PublicInvoice['items'][number] {
  const quantity = numberOf(figures.quantity);
  const rate = numberOf(figures.rate);
  return { name, description, quantity, rate, amount: fromCents(lineAmountCents(quantity, rate)) };
}

/** A person without a company invoices under their own name, or their email address. */
function companyOf({ company, settings, profile }: Issuer): PublicInvoice['company'] {
  const paymentSettings = { paymentIntegrationEnabled: settings?.paymentIntegrationEnabled ?? false };
  if (company) return { ...company, vat: company.taxNumber, paymentSettings };
  const { firstName, lastName, email, phone } = profile;
  return { name: [firstName, lastName].filter(Boolean).join(' ') || email, email, phone, paymentSettings };
}
