import * as z from 'zod';
import { TaxExemptions } from '#shared/canada/tax-exemption.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { PrintedCustomFields } from './custom-fields-schema.ts';
import { publicFields } from './field-schemas.ts';
import { InvoiceTax } from './tax.ts';
import { ADJUSTMENT_TYPES } from './totals.ts';

const optional = z.string().optional();

/** What anyone with the link of a document may read of it, whatever its kind; `id` is the one in the link. */
export const publicContent = {
  id: z.string(),
  invoiceNumber: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  currency: z.enum(INVOICE_CURRENCIES),
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
  /** The taxes of the province; they replace `taxType` and `taxValue`. */
  taxes: z.array(InvoiceTax).optional(),
  /** Whether it has no tax because it is an export. */
  isExport: z.boolean().optional(),
  /** The exemptions that keep a tax from being charged. */
  taxExemptions: TaxExemptions.optional(),
  /** Language of the document, its page and messages. */
  language: z.enum(LANGUAGES).optional(),
  ...publicFields,
  /** The business's own fields, if they are printed. */
  customFields: PrintedCustomFields.optional(),
};
