import { isTaxedAlike, type PricedContent, priced, repriced } from '#shared/document/pricing.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { type ProvinceTaxes, provinceTaxes, type TaxIssuer } from '#shared/document/taxes.ts';
import { type InvoiceTotals, invoiceTotals } from '#shared/document/totals.ts';
import type { SavedDocument } from './editor-start.ts';
import { formTaxMode, type InvoiceForm } from './form.ts';
import { toAdjustments, toBilling, toItem, toTaxation } from './payload.ts';

/** Data outside the form that its taxes depend on. */
export type Pricing = {
  /** The business's tax settings; undefined while unknown. */
  readonly issuer: TaxIssuer | undefined;
  readonly saved: Pick<SavedDocument, 'status' | 'form' | 'taxes' | 'exemptFrom'> | null;
};

/** The form as the server would price it if it were saved now. */
export function pricedForm(form: InvoiceForm, { issuer, saved }: Pricing): PricedContent {
  const content = pricedContent(form);
  if (!saved || saved.status === 'DRAFT') return priced(content, issuer);
  const { taxes, exemptFrom } = saved;
  return repriced(pricedContent(saved.form), { ...content, taxes, exemptFrom }, issuer);
}

/** Totals of the form as typed, equal to what the server will compute (spec 1 §9). */
export function formTotals(form: InvoiceForm, pricing: Pricing): InvoiceTotals {
  return invoiceTotals(pricedForm(form, pricing));
}

/**
 * The province's taxes with their reasons; null if they do not apply. `isAsIssued`: they are those computed at issue,
 * and nothing that they depend on has changed since.
 */
export function formTaxes(form: InvoiceForm, pricing: Pricing): FormTaxes | null {
  const { issuer, saved } = pricing;
  if (formTaxMode(form) !== 'province') return null;
  const content = pricedContent(form);
  if (saved && saved.status !== 'DRAFT' && isTaxedAlike(pricedContent(saved.form), content)) {
    return { isAsIssued: true, taxes: saved.taxes ?? [] };
  }
  return { isAsIssued: false, ...provinceTaxes(content, issuer ?? {}) };
}

export type FormTaxes =
  | { readonly isAsIssued: true; readonly taxes: readonly InvoiceTax[] }
  | ({ readonly isAsIssued: false } & ProvinceTaxes);

function pricedContent(form: InvoiceForm): PricedContent {
  return {
    issueDate: form.issueDate,
    isDeposit: form.isDeposit,
    items: form.items.map(toItem),
    ...toAdjustments(form),
    ...toBilling(form.to),
    ...toTaxation(form),
  };
}
