import * as z from 'zod';
import { pageOf } from '#shared/api/page.ts';
import { ClientId } from '#shared/client-id.ts';
import { Day } from '#shared/day-field.ts';
import { amount } from '#shared/ledger/schema.ts';
import { mailedLine } from '#shared/mailed-text.ts';
import { INVOICE_CURRENCIES, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { decimal } from '#shared/number-field.ts';
import { LEDGER_METHODS, MANUAL_METHODS } from '#shared/payment-methods.ts';
import { line } from '#shared/text-field.ts';

/** Maximum invoices that one receipt is applied to. */
export const MAX_APPLICATIONS = 50;

/** The id of a record that the server made. */
export const recordId = z.string().regex(/^\w{1,64}$/, { error: 'supported' });

/** Money that a customer paid once, as a person records it, with the invoices it pays; the rest is the customer's credit. */
export const ReceiptInput = z.strictObject({
  id: ClientId,
  customerId: recordId,
  method: z.enum(MANUAL_METHODS),
  amount,
  currency: z.enum(INVOICE_CURRENCIES),
  paidOn: Day,
  reference: mailedLine(100).optional(),
  note: line(500).optional(),
  /** Whether the customer gets one receipt by email for all of it; it needs an invoice. */
  sendReceipt: z.boolean().optional(),
  /** Oldest first, each invoice once; none if all of it stays as credit. */
  applications: z.array(z.strictObject({ invoiceId: recordId, amount })).max(MAX_APPLICATIONS),
  /** The invoice whose payer reported this payment; the open report, whose id it then has, is answered by it. */
  reportedOn: recordId.optional(),
});
export type ReceiptInput = z.infer<typeof ReceiptInput>;

/** New amounts for some invoices of a receipt, in major units; zero takes an application back, others stay. */
export const ApplicationsInput = z.strictObject({
  applications: z
    .array(z.strictObject({ invoiceId: recordId, amount: decimal(MAX_AMOUNT_CENTS / 100, 2).nonnegative() }))
    .min(1)
    .max(MAX_APPLICATIONS),
});
export type ApplicationsInput = z.infer<typeof ApplicationsInput>;

/** Credit given back to the customer. Repeating it with the same id adds nothing. */
export const ReturnInput = z.strictObject({
  id: ClientId,
  amount,
  /** By default, as the receipt was paid; one by card is returned in another way. */
  method: z.enum(MANUAL_METHODS).optional(),
  reason: line(200).optional(),
});
export type ReturnInput = z.infer<typeof ReturnInput>;

/** An amount of credit, in major units. */
export const Credit = z.object({ currency: z.enum(INVOICE_CURRENCIES), amount: z.number() });
export type Credit = z.infer<typeof Credit>;

/**
 * Money that a customer paid once, in major units: at every moment, its applications, returns and rest add up to its
 * amount. A voided one has none of the three; one of which something was given back is not voided.
 */
export const Receipt = z.object({
  id: z.string(),
  customerId: z.string(),
  method: z.enum(LEDGER_METHODS),
  amount: z.number(),
  currency: z.enum(INVOICE_CURRENCIES),
  /** The day of the payment in the business's time zone. */
  paidOn: z.string(),
  /** When it was recorded. */
  at: z.string(),
  by: z.string().optional(),
  reference: z.string().optional(),
  note: z.string().optional(),
  /** The invoice that it was credited from, if it was kept there instead of refunded. */
  from: z.object({ invoiceId: z.string(), invoiceNumber: z.string() }).optional(),
  /** Whether that invoice is a deposit request. */
  isDeposit: z.boolean().optional(),
  /** What of it is the customer's credit. */
  rest: z.number(),
  returned: z.number(),
  applications: z.array(
    z.object({
      invoiceId: z.string(),
      invoiceNumber: z.string(),
      amount: z.number(),
      /** The day on which credit was applied; absent if it was recorded for the invoice. */
      appliedOn: z.string().optional(),
    }),
  ),
  returns: z.array(
    z.object({
      id: z.string(),
      method: z.enum(LEDGER_METHODS),
      amount: z.number(),
      on: z.string(),
      at: z.string(),
      by: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
  /** How many invoices it is still to be applied to; absent once it is done. */
  pending: z.number().int().optional(),
  /** Whether it is being voided: `pending` are then the invoices that it is still to be taken back from. */
  isVoiding: z.boolean().optional(),
  voidedAt: z.string().optional(),
  voidedBy: z.string().optional(),
  voidReason: z.string().optional(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A page of a customer's receipts, newest first, with all of the customer's credit. */
export const CustomerReceipts = pageOf(Receipt).extend({
  /** By currency; only those with credit. */
  credit: z.array(Credit),
});
export type CustomerReceipts = z.infer<typeof CustomerReceipts>;
