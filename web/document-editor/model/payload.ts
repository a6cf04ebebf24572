import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import { BILL_TO_FIELDS, BILLING, type BillToField } from '#shared/document/bill-to.ts';
import { type CustomField, filledCustomFields } from '#shared/document/custom-fields.ts';
import { picked } from '#shared/document/fields.ts';
import type { AdjustmentType } from '#shared/document/totals.ts';
import type { InvoiceInput, InvoiceUpdate } from '#shared/invoice/schema.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';
import {
  ADJUSTMENT_NAMES,
  type Adjustment,
  type AdjustmentName,
  type BillTo,
  FORM_TEXTS,
  type FormItem,
  formTaxMode,
  type InvoiceForm,
} from './form.ts';

/** The body that creates the invoice (spec 1 §3, "Invoice payload sent on save"). */
export function toInvoiceInput(form: InvoiceForm): InvoiceInput {
  return {
    ...toDocumentInput(form),
    paymentMethod: form.paymentMethod,
    ...(form.isDeposit && { isDeposit: true }),
    status: 'DRAFT',
  };
}

/** What any document is created with: an invoice without its payment method. */
export function toDocumentInput(form: InvoiceForm) {
  return { ...toContent(form), ...toAdjustments(form) };
}

/**
 * The body that updates the invoice read as `saved`: everything but its status. Omitted fields stay as they are, so an
 * adjustment switched off is sent as 0, and a removed choice as empty. Without `version` the update is unconditional.
 */
export function toInvoiceUpdate(form: InvoiceForm, saved: InvoiceForm, version?: number): InvoiceUpdate {
  return { ...toDocumentUpdate(form, saved, version), paymentMethod: form.paymentMethod };
}

/** The same of any document. */
export function toDocumentUpdate(form: InvoiceForm, saved: InvoiceForm, version?: number) {
  return {
    ...toContent(form),
    ...removed(form, saved),
    ...switchedOff(form, saved),
    ...toAdjustments(form),
    ...(version !== undefined && { version }),
  };
}

/** The adjustments that are switched on, in the contract's terms, where `amount` is called `fixed`. */
export function toAdjustments({ adjustments }: Pick<InvoiceForm, 'adjustments'>): Adjusted {
  const isOn = (name: AdjustmentName) => adjustments[name].isOn;
  return Object.fromEntries(
    ADJUSTMENT_NAMES.filter(isOn).flatMap((name) => [
      [`${name}Type`, typeOf(adjustments[name])],
      [`${name}Value`, figureOf(adjustments[name])],
    ]),
  );
}

type Adjusted = { [Name in AdjustmentName as `${Name}Type`]?: AdjustmentType } & {
  [Name in AdjustmentName as `${Name}Value`]?: number;
};

/** The invoice with every number as typed, even an unreadable one: for drafts and for detecting changes. */
export function toTypedInvoice(form: InvoiceForm) {
  const { adjustments } = form;
  const switchedOn = ADJUSTMENT_NAMES.filter((name) => adjustments[name].isOn);
  return {
    ...toInvoiceInput(form),
    items: form.items.map(({ key: _key, pasted: _pasted, ...item }) => item),
    ...(form.ownTerms && { ownTerms: form.ownTerms }),
    asksSignature: form.asksSignature,
    ...Object.fromEntries(switchedOn.map((name) => [`${name}Value`, adjustments[name].value])),
  };
}

function toContent(form: InvoiceForm) {
  return {
    ...(form.to.id ? { customerId: form.to.id } : { keepCustomer: form.keepCustomer }),
    invoiceNumber: form.invoiceNumber,
    issueDate: form.issueDate,
    dueDate: form.dueDate,
    currency: form.currency,
    ...picked(FORM_TEXTS, form),
    ...toBilling(form.to),
    items: form.items.map(toItem),
    ...toTaxation(form),
    ...(form.language && { language: form.language }),
    ...(hasCustomFields(form) && { customFields: filledCustomFields(form.customFields).map(toCustomField) }),
  };
}

/** The tax settings, in the contract's terms. */
export function toTaxation(form: InvoiceForm) {
  const { supplyProvince, taxExemptions } = form;
  return {
    taxMode: formTaxMode(form),
    ...(supplyProvince && { supplyProvince }),
    ...(taxExemptions.length > 0 && { taxExemptions: taxExemptions.map(toExemption) }),
  };
}

/** With its fields in a fixed order: the table does not preserve it, and forms are compared as text. */
function toExemption({ tax, reason, number, validTo }: TaxExemption): TaxExemption {
  return { tax, reason, ...(number && { number }), ...(validTo && { validTo }) };
}

function hasCustomFields({ customFields }: InvoiceForm): boolean {
  return filledCustomFields(customFields).length > 0;
}

/** In a fixed order, as exemptions are. */
function toCustomField({ label, value, isPrinted }: CustomField): CustomField {
  return { label, value, isPrinted };
}

/** The bill-to block under its contract names. */
export function toBilling(to: BillTo) {
  const entries = BILL_TO_FIELDS.map((field) => [BILLING[field], to[field]] as const);
  return Object.fromEntries(entries) as Record<(typeof BILLING)[BillToField], string>;
}

/** A line under its contract names; an unreadable number counts as 0 (spec 1 §5). */
export function toItem(item: FormItem) {
  const { name, description, quantity, unit, rate, taxTreatment, supplyCategory, choice, chosen } = item;
  return {
    name,
    ...(description && { description }),
    quantity: numberOf(quantity),
    ...(unit && { unit }),
    rate: numberOf(rate),
    ...(taxTreatment && { taxTreatment }),
    ...(supplyCategory && { supplyCategory }),
    ...(choice && { choice, ...(chosen && { chosen }) }),
  };
}

function removed(form: InvoiceForm, saved: InvoiceForm) {
  return {
    ...(saved.to.id && !form.to.id && { customerId: '' }),
    ...(saved.supplyProvince && !form.supplyProvince && { supplyProvince: '' as const }),
    ...(saved.language && !form.language && { language: '' as const }),
    ...(saved.taxExemptions.length > 0 && form.taxExemptions.length === 0 && { taxExemptions: [] }),
    ...(hasCustomFields(saved) && !hasCustomFields(form) && { customFields: [] }),
  };
}

function switchedOff(form: InvoiceForm, saved: InvoiceForm) {
  const wasSwitchedOff = (name: AdjustmentName) => saved.adjustments[name].isOn && !form.adjustments[name].isOn;
  return Object.fromEntries(ADJUSTMENT_NAMES.filter(wasSwitchedOff).map((name) => [`${name}Value`, 0]));
}

function typeOf({ type }: Adjustment): AdjustmentType {
  return type === 'amount' ? 'fixed' : 'percentage';
}

/** An amount in cents precision; a percentage in ten-thousandths. */
function figureOf({ type, value }: Adjustment): number {
  const figure = numberOf(value);
  return type === 'amount' ? Math.round(figure * 100) / 100 : figure;
}
