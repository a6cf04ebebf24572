import { isCalendarDay } from '#shared/calendar-day.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { EXEMPT_TAXES, type TaxExemption } from '#shared/canada/tax-exemption.ts';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { BILLING, billTo } from '#shared/document/bill-to.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import { eachOf } from '#shared/document/fields.ts';
import { paymentTermsChoice } from '#shared/document/payment-terms.ts';
import { TAX_MODES, taxModeOf } from '#shared/document/tax-mode.ts';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { typedAlike } from '#web/lib/numbers/number-literal.ts';
import { type NumberLimits, type TypedNumber, typedNumber } from '#web/lib/numbers/read-number.ts';
import {
  type Adjustment,
  AMOUNT_LIMITS,
  adjustmentLimits,
  type BillTo,
  blankItem,
  FORM_TEXTS,
  type FormItem,
  type InvoiceForm,
  NO_ADJUSTMENTS,
  QUANTITY_LIMITS,
} from './form.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The form of a stored invoice or draft. Fields may have their snake_case names (spec 1 §3); missing or damaged ones
 * are empty.
 */
export function formFromInvoice(saved: unknown): InvoiceForm {
  const fields = camelCased(saved);
  const texts = eachOf(FORM_TEXTS, (name) => text(fields[name]));
  const typedIn = oneOf(LANGUAGES, fields.typedIn, LANGUAGE);
  const { tax, isUntaxed } = readTaxation(fields, typedIn);
  return {
    clientId: text(fields.clientId) || crypto.randomUUID(),
    appointmentId: text(fields.appointmentId) || undefined,
    appointmentFiles: Array.isArray(fields.appointmentFiles) ? fields.appointmentFiles.map(text) : undefined,
    isDeposit: fields.isDeposit === true || undefined,
    to: readBillTo(fields),
    keepCustomer: fields.keepCustomer !== false,
    invoiceNumber: text(fields.invoiceNumber),
    isNumberGenerated: fields.isNumberGenerated === true,
    issueDate: day(fields.issueDate),
    dueDate: day(fields.dueDate),
    currency: oneOf(INVOICE_CURRENCIES, fields.currency, 'CAD'),
    items: list(fields.items ?? fields.invoiceItems)
      .filter(Boolean)
      .map((item) => readItem(item, typedIn)),
    adjustments: {
      discount: readAdjustment(fields.discountType, fields.discountValue, typedIn),
      shipping: readAdjustment(fields.shippingType, fields.shippingValue, typedIn),
      tax,
      deposit: readAdjustment(fields.depositType ?? 'percentage', fields.depositValue, typedIn),
    },
    isUntaxed,
    asksSignature: fields.asksSignature === true || undefined,
    supplyProvince: oneOf(PROVINCE_CODES, fields.supplyProvince, ''),
    taxExemptions: readExemptions(fields.taxExemptions),
    language: readLanguage(fields.language),
    paymentMethod: oneOf(PAYMENT_METHODS, fields.paymentMethod, DEFAULT_PAYMENT_METHOD),
    ...texts,
    customFields: readCustomFields(fields.customFields),
    ownTerms: text(fields.ownTerms) || (paymentTermsChoice(texts.paymentTerms) === 'custom' ? texts.paymentTerms : ''),
  };
}

function readBillTo(fields: Fields): BillTo {
  return { id: text(fields.customerId), ...billTo((field) => text(fields[BILLING[field]])) };
}

function readItem(item: unknown, typedIn: Language): FormItem {
  const fields = camelCased(item);
  return blankItem({
    name: text(fields.name),
    description: text(fields.description),
    quantity: figure(fields.quantity, QUANTITY_LIMITS, typedIn),
    unit: text(fields.unit),
    rate: figure(fields.rate, AMOUNT_LIMITS, typedIn),
    taxTreatment: oneOf(TAX_TREATMENTS, fields.taxTreatment, undefined),
    supplyCategory: oneOf(SUPPLY_CATEGORIES, fields.supplyCategory, undefined),
    choice: readChoice(fields.choice),
    chosen: fields.chosen === true || undefined,
    productId: text(fields.productId) || undefined,
    productPrice: typeof fields.productPrice === 'number' ? fields.productPrice : undefined,
  });
}

function readChoice(choice: unknown): FormItem['choice'] {
  const group = text(camelCased(choice).group);
  return group ? { group } : choice === 'optional' ? choice : undefined;
}

/** The exemptions of a customer or invoice. */
export function readExemptions(exemptions: unknown): TaxExemption[] {
  return list(exemptions).flatMap((exemption) => {
    const fields = camelCased(exemption);
    const tax = oneOf(EXEMPT_TAXES, fields.tax, null);
    const reason = text(fields.reason);
    const number = text(fields.number);
    const validTo = day(fields.validTo);
    return tax && reason ? [{ tax, reason, ...(number && { number }), ...(validTo && { validTo }) }] : [];
  });
}

function readCustomFields(customFields: unknown): CustomField[] {
  return list(customFields).flatMap((each) => {
    const fields = camelCased(each);
    const label = text(fields.label);
    return label ? [{ label, value: text(fields.value), isPrinted: fields.isPrinted === true }] : [];
  });
}

/** A known language, or an empty text. */
export function readLanguage(language: unknown) {
  return oneOf(LANGUAGES, language, '');
}

/** A tax of 0 was switched off (spec 1 §2.12): nothing is charged. */
function readTaxation(fields: Fields, typedIn: Language) {
  const taxMode = oneOf(TAX_MODES, fields.taxMode, undefined);
  const mode = taxModeOf({ ...fields, taxMode }, REGISTERED);
  if (mode !== 'custom') return { tax: NO_ADJUSTMENTS.tax, isUntaxed: mode === 'none' };
  const tax = readAdjustment(fields.taxType ?? 'percentage', fields.taxValue, typedIn);
  return { tax, isUntaxed: fields.taxValue === 0 };
}

/** Without a registration, the province's taxes are none. */
const REGISTERED = { GST: 'any' };

/** A switch is on if the saved value is not zero (spec 1 §2.12). */
function readAdjustment(type: unknown, savedValue: unknown, typedIn: Language): Adjustment {
  const known: Adjustment['type'] = type === 'percentage' ? 'percentage' : 'amount';
  const value = figure(savedValue, adjustmentLimits({ type: known }), typedIn);
  const isOn = value !== 0 && value !== '';
  return { isOn, type: known, value: isOn ? value : '' };
}

function camelCased(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return {};
  const renamed = Object.entries(value).map(([name, content]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    content,
  ]);
  return { ...Object.fromEntries(renamed), ...value };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A draft keeps the text of an unreadable number: unreadable as well in another language than it was typed in. */
function figure(value: unknown, limits: NumberLimits, typedIn: Language): TypedNumber {
  if (typeof value === 'number' && value >= 0) return value;
  return typeof value === 'string' ? typedNumber(typedAlike(value, typedIn), limits) : '';
}

function day(value: unknown): string {
  const start = text(value).slice(0, 10);
  return isCalendarDay(start) ? start : '';
}

function oneOf<Choice, Otherwise>(choices: readonly Choice[], value: unknown, otherwise: Otherwise) {
  return choices.find((choice) => choice === value) ?? otherwise;
}
