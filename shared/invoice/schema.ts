import * as z from 'zod';
import { MAX_PAGE, MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { TaxExemptions } from '#shared/canada/tax-exemption.ts';
import { Day } from '#shared/day-field.ts';
import { enteredFields, listedFields } from '#shared/document/field-schemas.ts';
import { InvoiceItem, PricedItem } from '#shared/document/item-schema.ts';
import { foldedNumber, MAX_FOLDED_NUMBER } from '#shared/document/number.ts';
import { InvoiceTax } from '#shared/document/tax.ts';
import { TAX_MODES } from '#shared/document/tax-mode.ts';
import { ADJUSTMENT_TYPES } from '#shared/document/totals.ts';
import { INVOICE_SORTS } from '#shared/invoice/sorts.ts';
import { OpenClaim } from '#shared/ledger/schema.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { requiredMailedLine } from '#shared/mailed-text.ts';
import { INVOICE_CURRENCIES, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { decimal } from '#shared/number-field.ts';
import { PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { line, nothing } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { LIST_FILTERS } from './list-filter.ts';
import { PaymentNotice } from './payment-notice.ts';
import { ledgerAmounts, received } from './received.ts';
import { MAIL_RETURNS } from './returned-mail.ts';
import { INVOICE_STATUSES } from './status.ts';

/** Maximum lines of an invoice. */
export const MAX_ITEMS = 200;

/** An amount or a percentage; its type decides the number of decimals. */
const adjustment = decimal(MAX_AMOUNT_CENTS / 100, 4).min(0);

/** A number with visible characters that folds to a valid table key. */
const InvoiceNumber = requiredMailedLine(50)
  .refine((number) => foldedNumber(number) !== '', { error: 'required' })
  .refine((number) => foldedNumber(number).length <= MAX_FOLDED_NUMBER, { error: 'supported' });

const content = {
  customerId: line(64).optional(),
  invoiceNumber: InvoiceNumber,
  issueDate: Day,
  dueDate: Day,
  currency: z.enum(INVOICE_CURRENCIES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  ...enteredFields,
  items: z.array(InvoiceItem).min(1).max(MAX_ITEMS),
  discountType: z.enum(ADJUSTMENT_TYPES).optional(),
  discountValue: adjustment.optional(),
  taxType: z.enum(ADJUSTMENT_TYPES).optional(),
  taxValue: adjustment.optional(),
  shippingType: z.enum(ADJUSTMENT_TYPES).optional(),
  shippingValue: adjustment.optional(),
  taxMode: z.enum(TAX_MODES).optional(),
  /** The province of delivery, if not the customer's. */
  supplyProvince: z.enum(PROVINCE_CODES).optional(),
  /** The customer's exemptions when they were picked. */
  taxExemptions: TaxExemptions.optional(),
  /** Language in which the recipient reads it; by default that of the billing address. */
  language: z.enum(LANGUAGES).optional(),
  /** `off` if the recipient is never reminded of it. */
  reminders: z.enum(['off']).optional(),
};

/** The fields of an invoice that a user enters (spec 1 §3, "Invoice payload sent on save"). */
export const InvoiceInput = z.strictObject({ ...content, status: z.literal('DRAFT').optional() });
export type InvoiceInput = z.infer<typeof InvoiceInput>;

/**
 * Changes to an invoice; fields not sent stay as they are, and an empty text removes a choice. With `version`, the
 * change is refused if the invoice has changed since that version was read.
 */
export const InvoiceUpdate = z.strictObject({
  ...z.strictObject(content).partial().shape,
  supplyProvince: z.union([nothing(), content.supplyProvince.unwrap()]).optional(),
  language: z.union([nothing(), content.language.unwrap()]).optional(),
  reminders: z.union([nothing(), content.reminders.unwrap()]).optional(),
  status: z.enum(INVOICE_STATUSES).optional(),
  version: Version.optional(),
});
export type InvoiceUpdate = z.infer<typeof InvoiceUpdate>;

/** Whether its balance was written off; its status is then CANCELLED. */
const isWrittenOff = z.boolean().optional();

const figures = {
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
};

/** An invoice as its business reads it. The server computes the amounts, in major units. */
export const Invoice = z.object({
  ...z.object(content).shape,
  ...figures,
  ...received,
  isWrittenOff,
  id: z.string(),
  items: z.array(PricedItem),
  /** The taxes of the province, as last computed; absent where `taxType` and `taxValue` count. */
  taxes: z.array(InvoiceTax).optional(),
  /** Taxes not charged only because the customer is exempt, as of when `taxes` was computed. */
  exemptFrom: z.array(z.enum(TAX_ACCOUNTS)).optional(),
  /** Whether the taxes of a draft have changed since it was stored; its next save stores them. */
  hasNewTaxes: z.literal(true).optional(),
  issueDate: z.string(),
  dueDate: z.string(),
  billingEmail: z.string().optional(),
  status: z.enum(INVOICE_STATUSES),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  paidAt: z.string().optional(),
  /** The customer's report of an e-Transfer. */
  claim: OpenClaim.optional(),
  paymentNotice: PaymentNotice.optional(),
  /** Latest delivery failure of an email to `billingEmail` while the invoice is due. */
  returnedMail: z.enum(MAIL_RETURNS).optional(),
});
export type Invoice = z.infer<typeof Invoice>;

/** An invoice as a row of the list (spec 1 §3). */
export const InvoiceListItem = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  ...listedFields,
  issueDate: z.string(),
  dueDate: z.string(),
  total: z.number(),
  currency: z.enum(INVOICE_CURRENCIES),
  status: z.enum(INVOICE_STATUSES),
  ...ledgerAmounts,
  isWrittenOff,
  /** Whether the customer reported an e-Transfer. */
  isClaimed: z.boolean().optional(),
  paymentNotice: PaymentNotice.optional(),
  returnedMail: z.enum(MAIL_RETURNS).optional(),
});
export type InvoiceListItem = z.infer<typeof InvoiceListItem>;

/** Filters of the invoice list (spec 1 §3): days are inclusive, `page` counts from 1. */
export const InvoiceListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  searchQuery: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  status: z.enum(LIST_FILTERS).optional(),
  sortBy: z.enum(INVOICE_SORTS).optional(),
  /** By default, the usual order of `sortBy`. */
  sortOrder: z.enum(['asc', 'desc']).optional(),
});
export type InvoiceListQuery = z.infer<typeof InvoiceListQuery>;
