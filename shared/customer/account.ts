import * as z from 'zod';
import { pageOf } from '#shared/api/page.ts';
import { InvoiceListItem } from '#shared/invoice/schema.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';

/** A customer's current balance, in major units, with a page of their invoices, newest issue date first. */
export const CustomerAccount = pageOf(InvoiceListItem).extend({
  /** By currency; empty if nothing was ever invoiced. */
  owed: z.array(
    z.object({
      currency: z.enum(INVOICE_CURRENCIES),
      /** Less overpayments; a negative amount is owed to the customer. */
      amount: z.number(),
      /** The part of it whose due day has passed; never more than all of it. */
      overdue: z.number(),
    }),
  ),
  /** The latest of all payments; refunds do not count. */
  lastPayment: z
    .object({
      amount: z.number(),
      currency: z.enum(INVOICE_CURRENCIES),
      on: z.string(),
      invoiceId: z.string(),
      invoiceNumber: z.string(),
    })
    .optional(),
  /** The payment terms of the newest invoice. */
  paymentTerms: z.string().optional(),
});
export type CustomerAccount = z.infer<typeof CustomerAccount>;
