import * as z from 'zod';
import { Attachment } from '#shared/attachment/schema.ts';
import { TaxExemptions } from '#shared/canada/tax-exemption.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { PrintedCustomFields } from '#shared/document/custom-fields-schema.ts';
import { publicFields } from '#shared/document/field-schemas.ts';
import { Issuer } from '#shared/document/issuer.ts';
import { InvoiceTax } from '#shared/document/tax.ts';
import { ADJUSTMENT_TYPES } from '#shared/document/totals.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { DETAILS, type DetailField, PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { received } from './received.ts';
import { INVOICE_STATUSES } from './status.ts';

const optional = z.string().optional();

/** `paymentIntegrationEnabled` is true if cards can be charged now: enabled and connected. */
const PublicCompany = Issuer.extend({ paymentSettings: z.object({ paymentIntegrationEnabled: z.boolean() }) });

/** The details of the invoice's payment method; present only if there are any. */
const PaymentInstructions = z.object(
  Object.fromEntries(DETAILS.map(({ field }) => [field, optional])) as Readonly<Record<DetailField, typeof optional>>,
);

/**
 * The part of an invoice that anyone with the link may read (spec 1 §3, "Invoice as read by the public page"), which is
 * all the document needs, on screen and on paper.
 */
export const PublicInvoice = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  currency: z.enum(INVOICE_CURRENCIES),
  status: z.enum(INVOICE_STATUSES),
  ...received,
  /** Whether the business closed it with a balance left. */
  isClosed: z.boolean().optional(),
  /** The day it was paid, in the time zone of its business. */
  paidAt: optional,
  /** The day on which the recipient reported an e-Transfer that is not confirmed yet. */
  claimedOn: optional,
  /** IANA time zone of the business. */
  timeZone: optional,
  items: z.array(
    z.object({
      name: z.string(),
      description: optional,
      quantity: z.number(),
      unit: optional,
      rate: z.number(),
      amount: z.number(),
      taxTreatment: z.enum(TAX_TREATMENTS).optional(),
    }),
  ),
  discountType: z.enum(ADJUSTMENT_TYPES).optional(),
  discountValue: z.number().optional(),
  shippingType: z.enum(ADJUSTMENT_TYPES).optional(),
  shippingValue: z.number().optional(),
  taxType: z.enum(ADJUSTMENT_TYPES).optional(),
  taxValue: z.number().optional(),
  /** As in `Invoice`; they replace `taxType` and `taxValue`. */
  taxes: z.array(InvoiceTax).optional(),
  /** Whether it has no tax because it is an export. */
  isExport: z.boolean().optional(),
  /** The exemptions that keep a tax from being charged. */
  taxExemptions: TaxExemptions.optional(),
  /** Language of the document, the pay page and messages. */
  language: z.enum(LANGUAGES).optional(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  ...publicFields,
  /** The business's own fields, if they are printed. */
  customFields: PrintedCustomFields.optional(),
  company: PublicCompany,
  paymentInstructions: PaymentInstructions.optional(),
  /** Where to send an e-Transfer, whatever the payment method, if the business takes them in this currency. */
  eTransferEmail: optional,
  /** Its files, oldest first. */
  attachments: z.array(Attachment).optional(),
});
export type PublicInvoice = z.infer<typeof PublicInvoice>;
