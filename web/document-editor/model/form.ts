import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import type { SupplyCategory, TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { type BillToField, billTo } from '#shared/document/bill-to.ts';
import { chosenDefaults, type GivenDefaults } from '#shared/document/chosen-defaults.ts';
import type { MAX_ITEMS } from '#shared/document/content-schema.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import { eachOf, fieldsAt } from '#shared/document/fields.ts';
import { DEFAULT_DUE_DAYS } from '#shared/document/payment-terms.ts';
import type { TaxMode } from '#shared/document/tax-mode.ts';
import type { Choice } from '#shared/estimate/choices.ts';
import type { Language } from '#shared/locale/language.ts';
import { type InvoiceCurrency, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { NumberLimits, TypedNumber } from '#web/lib/numbers/read-number.ts';
import { withTerms } from './due-terms.ts';
import { t } from './texts.en.ts';

/** The recipient (spec 1 §3, "Invoice form data"); `id` is empty if they are not a saved customer. */
export type BillTo = { readonly [Field in 'id' | BillToField]: string };

/** A customer as copied into an invoice. */
export type BilledCustomer = BillTo & {
  readonly language?: Language | undefined;
  readonly taxExemptions?: readonly TaxExemption[] | undefined;
  /** For documents that have none of their own. */
  readonly poNumber?: string | undefined;
} & GivenDefaults;

/** One line as typed; `key` identifies it while it is on screen. */
export type FormItem = {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly quantity: TypedNumber;
  /** Empty if the quantity has none. */
  readonly unit: string;
  readonly rate: TypedNumber;
  /** Absent for the default treatment, which follows the category. */
  readonly taxTreatment?: TaxTreatment | undefined;
  /** The line's category; absent if it is the business's. */
  readonly supplyCategory?: SupplyCategory | undefined;
  /** How an estimate offers the line; absent if it is required. */
  readonly choice?: Choice | undefined;
  /** Whether the recipient finds it chosen. */
  readonly chosen?: boolean | undefined;
  /** The currency of the catalogue, while the rate is a product's price. */
  readonly pricedIn?: InvoiceCurrency | undefined;
  /** The product whose price a line of a series follows, or may follow. */
  readonly productId?: string | undefined;
  /** That price, while the line has a rate of its own. */
  readonly productPrice?: number | undefined;
  /** Pasted numbers as written, if they are ambiguous. */
  readonly pasted?: { readonly quantity?: string; readonly rate?: string };
};

/** A discount, shipping, tax or deposit; it counts only while `isOn`. */
export type Adjustment = {
  readonly isOn: boolean;
  readonly type: 'amount' | 'percentage';
  readonly value: TypedNumber;
};

/** The adjustments of an invoice (spec 1 §9), and what an estimate asks for on acceptance. */
export const ADJUSTMENT_NAMES = ['discount', 'shipping', 'tax', 'deposit'] as const;
export type AdjustmentName = (typeof ADJUSTMENT_NAMES)[number];

/** The texts on the tabs of the editor, besides the customer's. */
export const FORM_TEXTS = fieldsAt('details', 'summary');

/** An invoice as typed (spec 1 §3, "Invoice form data"). */
export type InvoiceForm = Readonly<Record<(typeof FORM_TEXTS)[number], string>> & {
  /** The client's id for its creation, kept with its draft. */
  readonly clientId: string;
  /** The appointment that a new invoice bills, kept with its draft. */
  readonly appointmentId?: string | undefined;
  /** Whether it asks for a deposit, which has no tax. */
  readonly isDeposit?: true | undefined;
  /** Those of its files, by id, that are copied to the new invoice. */
  readonly appointmentFiles?: string[] | undefined;
  readonly to: BillTo;
  /** Whether saving makes the recipient a customer, unless they are one. */
  readonly keepCustomer: boolean;
  readonly invoiceNumber: string;
  /** Whether the number was generated; if it is taken, another one may be generated. */
  readonly isNumberGenerated: boolean;
  readonly issueDate: CalendarDay;
  readonly dueDate: CalendarDay;
  readonly currency: InvoiceCurrency;
  readonly items: readonly FormItem[];
  readonly adjustments: Readonly<Record<AdjustmentName, Adjustment>>;
  /** Whether no tax is charged while the adjustment `tax` is off. */
  readonly isUntaxed: boolean;
  /** Whether accepting an estimate takes a drawn signature. */
  readonly asksSignature?: true | undefined;
  /** Province of delivery; empty if the customer's address decides. */
  readonly supplyProvince: ProvinceCode | '';
  readonly taxExemptions: readonly TaxExemption[];
  /** Empty if it follows the customer's address. */
  readonly language: Language | '';
  readonly paymentMethod: PaymentMethod;
  /** The business's own fields; one that is not here has no value. */
  readonly customFields: readonly CustomField[];
  /** Custom wording of the terms, kept while another option is chosen. */
  readonly ownTerms: string;
};

/** The form's tax mode. Without a registration, the province's taxes are none. */
export function formTaxMode({
  adjustments,
  isUntaxed,
  isDeposit,
}: Pick<InvoiceForm, 'adjustments' | 'isUntaxed' | 'isDeposit'>): TaxMode {
  if (isDeposit) return 'none';
  if (adjustments.tax.isOn) return 'custom';
  return isUntaxed ? 'none' : 'province';
}

/** Maximum lines of a document: `MAX_ITEMS`, without importing the validator along with it. */
export const MAX_LINES: typeof MAX_ITEMS = 200;

/** The limits of a number in the contract. */
export const QUANTITY_LIMITS: NumberLimits = { decimals: 4, max: 1_000_000 };
export const AMOUNT_LIMITS: NumberLimits = { decimals: 2, max: MAX_AMOUNT_CENTS / 100 };
/** The limits of a line's numbers. */
export const LINE_LIMITS = {
  quantity: { ...QUANTITY_LIMITS, negative: t.negativeLine },
  rate: { ...AMOUNT_LIMITS, negative: t.negativeLine },
} as const satisfies Record<string, NumberLimits>;
export const PERCENTAGE_LIMITS: NumberLimits = { decimals: 4, max: 100 };

/** The limits of an adjustment's number, by type. */
export function adjustmentLimits({ type }: Pick<Adjustment, 'type'>): NumberLimits {
  return type === 'amount' ? AMOUNT_LIMITS : PERCENTAGE_LIMITS;
}

type NewInvoice = {
  today: CalendarDay;
  currency: InvoiceCurrency;
  invoiceNumber: string;
  customer?: Partial<BilledCustomer> | null;
  /** The defaults of the business. */
  defaults?: GivenDefaults | undefined;
  /** Those of the business, with their defaults. */
  customFields?: readonly CustomField[] | undefined;
};

/** A new invoice with its defaults (spec 1 §4), for a customer if one is given. */
export function newInvoiceForm({
  today,
  currency,
  invoiceNumber,
  customer,
  defaults,
  customFields = [],
}: NewInvoice): InvoiceForm {
  const { paymentTerms, ...given } = chosenDefaults(customer, defaults);
  const form: InvoiceForm = {
    clientId: crypto.randomUUID(),
    ...billedTo({ ...EMPTY_BILL_TO, ...customer }),
    keepCustomer: true,
    invoiceNumber,
    isNumberGenerated: true,
    issueDate: today,
    dueDate: addDays(today, DEFAULT_DUE_DAYS),
    currency,
    items: [],
    adjustments: NO_ADJUSTMENTS,
    isUntaxed: false,
    supplyProvince: '',
    ...eachOf(FORM_TEXTS, () => ''),
    ...given,
    poNumber: customer?.poNumber ?? '',
    customFields,
    ownTerms: '',
  };
  return withTerms(form, paymentTerms);
}

/** The fields an invoice copies from its customer. */
export function billedTo(customer: BilledCustomer): Pick<InvoiceForm, 'to' | 'language' | 'taxExemptions'> {
  const { language, taxExemptions = [], ...rest } = customer;
  const { poNumber: _, paymentTerms: __, paymentMethod: ___, additionalNotes: ____, ...to } = rest;
  return { to, language: language ?? '', taxExemptions };
}

/** An empty bill-to block. */
export const EMPTY_BILL_TO: BillTo = { id: '', ...billTo(() => '') };

/** All switches off, each with its default type. */
export const NO_ADJUSTMENTS: InvoiceForm['adjustments'] = {
  discount: { isOn: false, type: 'amount', value: '' },
  shipping: { isOn: false, type: 'amount', value: '' },
  tax: { isOn: false, type: 'percentage', value: '' },
  deposit: { isOn: false, type: 'percentage', value: '' },
};

let lastKey = 0;

/** An empty line with a new key and the given content. */
export function blankItem(content: Partial<Omit<FormItem, 'key'>> = {}): FormItem {
  lastKey += 1;
  return { name: '', description: '', quantity: 1, unit: '', rate: '', ...content, key: String(lastKey) };
}

/** Whether a line's rate is a product's price in another currency than the invoice's. */
export function isForeignPrice({ pricedIn }: FormItem, currency: InvoiceCurrency): boolean {
  return pricedIn !== undefined && pricedIn !== currency;
}

/** Whether a line is empty. */
export function isBlankItem({ name, description, unit, rate }: FormItem): boolean {
  return name === '' && description === '' && unit === '' && rate === '';
}
