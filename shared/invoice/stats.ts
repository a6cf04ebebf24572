import * as z from 'zod';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { INVOICE_STATUSES } from './status.ts';

/** Sums per currency, in major units (spec 1 §7, `GET /invoices/stats`). */
export const InvoiceStats = z.object({
  currencies: z.array(
    z.object({
      currency: z.enum(INVOICE_CURRENCIES),
      outstanding: z.number(),
      overdue: z.number(),
      paidLast30Days: z.number(),
      draft: z.number(),
      /** Balances written off. */
      writtenOff: z.number(),
    }),
  ),
  counts: z.record(z.enum(INVOICE_STATUSES), z.number()),
});
export type InvoiceStats = z.infer<typeof InvoiceStats>;
