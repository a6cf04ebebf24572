import * as z from 'zod';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { EXEMPT_TAXES, TaxExemptions } from '#shared/canada/tax-exemption.ts';
import { Day } from '#shared/day-field.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { INVOICE_CURRENCIES, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { decimal } from '#shared/number-field.ts';
import { line } from '#shared/text-field.ts';
import { CustomFields } from './custom-fields-schema.ts';
import { enteredFields } from './field-schemas.ts';
import { InvoiceItem, PricedItem } from './item-schema.ts';
import { DocumentNumber } from './number-schema.ts';
import { InvoiceTax } from './tax.ts';
import { TAX_MODES } from './tax-mode.ts';
import { ADJUSTMENT_TYPES } from './totals.ts';

/** Maximum lines of a document. */
export const MAX_ITEMS = 200;

/** An amount or a percentage; its type decides the number of decimals. */
const adjustment = decimal(MAX_AMOUNT_CENTS / 100, 4).min(0);

/** What a user enters into any document. Its number and its last day go by the names of an invoice's. */
export const documentContent = {
  customerId: line(64).optional(),
  /**
   * Whether the recipient of a document without a customer becomes one: the customer with the same email, or a new one
   * once there is an email. False for a recipient to whom this is known not to apply; by default, none is added.
   */
  keepCustomer: z.boolean().optional(),
  invoiceNumber: DocumentNumber,
  issueDate: Day,
  dueDate: Day,
  currency: z.enum(INVOICE_CURRENCIES),
  ...enteredFields,
  customFields: CustomFields.optional(),
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
};

/** What the server computes of a document; amounts in major units. */
export const documentFigures = {
  items: z.array(PricedItem),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  /** The taxes of the province, as last computed; absent where `taxType` and `taxValue` count. */
  taxes: z.array(InvoiceTax).optional(),
  /** Taxes not charged, or not in full, only because the customer is exempt, as of when `taxes` was computed. */
  exemptFrom: z.array(z.enum(EXEMPT_TAXES)).optional(),
};
