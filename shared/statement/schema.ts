import * as z from 'zod';
import { Day } from '#shared/day-field.ts';
import { Issuer } from '#shared/document/issuer.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';
import { ACCOUNT_ENTRY_KINDS } from './account-entries.ts';

/** The first and the last day of a statement, both inclusive. */
export const StatementRange = z.strictObject({ from: Day, to: Day });
export type StatementRange = z.infer<typeof StatementRange>;

const optional = z.string().optional();

/** A line of a statement, in major units: positive for what the customer owes, negative for what settles it. */
const Line = z.object({
  on: z.string(),
  kind: z.enum(ACCOUNT_ENTRY_KINDS),
  invoiceNumber: z.string(),
  /** The numbers of several invoices that one payment paid; `invoiceNumber` is then empty. */
  invoices: z.array(z.string()).optional(),
  /** Of a credit note, or of a deposit request that was applied. */
  number: optional,
  /** Whether `invoiceNumber` is that of a deposit request. */
  isDeposit: z.boolean().optional(),
  /** Of a payment, a refund or a rounding. */
  method: z.enum(LEDGER_METHODS).optional(),
  amount: z.number(),
  /** After the line. */
  balance: z.number(),
});

/** A statement of account, with everything that its document shows, in major units. */
export const Statement = z.object({
  from: z.string(),
  to: z.string(),
  /** The day on which it was created, in the time zone of the business. */
  madeOn: z.string(),
  /** The customer's language. */
  language: z.enum(LANGUAGES),
  company: Issuer.omit({ signature: true }),
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: optional,
    address: optional,
    city: optional,
    province: optional,
    zip: optional,
    country: optional,
  }),
  /** By currency; only those with entries or a balance. */
  sections: z.array(
    z.object({
      currency: z.enum(INVOICE_CURRENCIES),
      opening: z.number(),
      lines: z.array(Line),
      closing: z.number(),
      overdue: z.number(),
      /** Bank payments that are on their way: they count for nothing until they arrive. */
      pending: z
        .array(
          z.object({
            on: z.string(),
            invoiceNumber: z.string(),
            isDeposit: z.boolean().optional(),
            amount: z.number(),
          }),
        )
        .optional(),
      /** The customer's credit, by which the closing balance is less; absent without any. */
      credit: z.number().optional(),
    }),
  ),
});
export type Statement = z.infer<typeof Statement>;
export type StatementSection = Statement['sections'][number];
