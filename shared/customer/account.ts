import * as z from 'zod';
import { pageOf } from '#shared/api/page.ts';
import { InvoiceListItem } from '#shared/invoice/schema.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { Credit } from '#shared/receipt/schema.ts';

/** A balance in one currency, in major units. */
export const Owed = z.object({
  currency: z.enum(INVOICE_CURRENCIES),
  /** Less overpayments; a negative amount is owed to the customer. */
  amount: z.number(),
  /** The part of it whose due day has passed; never more than all of it. */
  overdue: z.number(),
});
export type Owed = z.infer<typeof Owed>;

/** What the customers of a business owe on their open invoices. */
export const CustomerBalances = z.object({
  /** Those who owe something, by id. Overpayments of other invoices are not deducted: that takes a customer's account. */
  balances: z.record(z.string(), z.array(Owed)),
  /** Whether there are too many open invoices to add them up; `balances` is then empty. */
  isCapped: z.boolean(),
});
export type CustomerBalances = z.infer<typeof CustomerBalances>;

/** A customer's current balance, in major units, with a page of their invoices, newest issue date first. */
export const CustomerAccount = pageOf(InvoiceListItem).extend({
  /** By currency; empty if nothing was ever invoiced. */
  owed: z.array(Owed),
  /** What they paid beyond their invoices, by currency; not deducted from `owed`. Absent without any. */
  credit: z.array(Credit).optional(),
  /** Their deposits that are neither applied nor returned, oldest first. Absent without any. */
  deposits: z
    .array(
      z.object({
        id: z.string(),
        invoiceNumber: z.string(),
        amount: z.number(),
        currency: z.enum(INVOICE_CURRENCIES),
      }),
    )
    .optional(),
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
