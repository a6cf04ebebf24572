import * as z from 'zod';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';

/**
 * Money received or, if negative, returned that no invoice has: a deposit, or a payment that is the customer's credit. In
 * cents, on the day on which it moved.
 */
export const HeldMoney = z.object({
  kind: z.literal('held'),
  on: z.string(),
  /** The deposit request. */
  invoiceId: z.string().optional(),
  invoiceNumber: z.string().optional(),
  customerId: z.string().optional(),
  customer: z.string(),
  currency: z.enum(INVOICE_CURRENCIES),
  method: z.enum(LEDGER_METHODS),
  cents: z.number().int(),
});
export type HeldMoney = z.infer<typeof HeldMoney>;
