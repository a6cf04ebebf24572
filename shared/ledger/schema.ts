import * as z from 'zod';
import { ClientId } from '#shared/client-id.ts';
import { Day } from '#shared/day-field.ts';
import { PendingDebit } from '#shared/invoice/pending-debit.ts';
import { mailedLine } from '#shared/mailed-text.ts';
import { INVOICE_CURRENCIES, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { decimal } from '#shared/number-field.ts';
import { LEDGER_METHODS, MANUAL_METHODS, REPORTABLE_METHODS } from '#shared/payment-methods.ts';
import { line } from '#shared/text-field.ts';
import { DISPUTE_STAGES, REFUND_STATUSES } from './entry.ts';

/** An amount above zero, in major units. */
export const amount = decimal(MAX_AMOUNT_CENTS / 100, 2).positive();

/** A payment that was received, as a person records it. */
export const PaymentInput = z.strictObject({
  id: ClientId,
  method: z.enum(MANUAL_METHODS),
  amount,
  paidOn: Day,
  reference: mailedLine(100).optional(),
  note: line(500).optional(),
  /** Whether the recipient gets a receipt by email. */
  sendReceipt: z.boolean().optional(),
  /**
   * What happens to the part above the balance, which is refused otherwise: it stays as the customer's credit, or was
   * given back in the same way.
   */
  keepRest: z.enum(['credit', 'return']).optional(),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

/** A refund of a payment or a part of it. */
export const RefundInput = z.strictObject({
  id: ClientId,
  paymentId: z.string().regex(/^[\w-]{1,255}$/, { error: 'supported' }),
  amount,
  reason: line(200).optional(),
  /**
   * How a payment by card or debit was returned after its refund failed at the bank; by default, the payment's own
   * method.
   */
  method: z.enum(MANUAL_METHODS).optional(),
  /** Whether the customer owes the amount again; otherwise, the refund settles it. */
  stillOwed: z.boolean().optional(),
  /** Whether a credit note reduces the price and its taxes by the amount; the customer then does not owe it. */
  reducesPrice: z.boolean().optional(),
  /** Whether the amount stays as the customer's credit instead of being given back. */
  keepAsCredit: z.boolean().optional(),
});
export type RefundInput = z.infer<typeof RefundInput>;

/** A reduction of the unpaid part of an invoice. */
export const CreditNoteInput = z.strictObject({ id: ClientId, amount, reason: line(200).optional() });
export type CreditNoteInput = z.infer<typeof CreditNoteInput>;

/** Why a payment is voided. */
export const VoidInput = z.strictObject({ reason: line(200).optional() });
export type VoidInput = z.infer<typeof VoidInput>;

/** Why the balance of an invoice will never be paid. */
export const WriteOffInput = z.strictObject({ reason: line(200).optional() });
export type WriteOffInput = z.infer<typeof WriteOffInput>;

/** The balance given up, in major units, by whom and when. */
export const WriteOff = z.object({
  amount: z.number(),
  at: z.string(),
  by: z.string(),
  reason: z.string().optional(),
});
export type WriteOff = z.infer<typeof WriteOff>;

/** An entry of an invoice's ledger, amounts in major units. */
export const LedgerLine = z.object({
  id: z.string(),
  /** `rounding` is the rounding of a cash payment to five cents, negative if less was settled. */
  kind: z.enum(['payment', 'rounding', 'refund', 'dispute']),
  method: z.enum(LEDGER_METHODS),
  amount: z.number(),
  currency: z.string(),
  /** The day in the business's time zone. */
  on: z.string(),
  /** When it was recorded or, by card and debit, made. */
  at: z.string(),
  by: z.string().optional(),
  reference: z.string().optional(),
  note: z.string().optional(),
  /** Of a refund or a voided payment. */
  reason: z.string().optional(),
  voidedAt: z.string().optional(),
  voidedBy: z.string().optional(),
  /** The payment that a rounding, refund or dispute belongs to. */
  paymentId: z.string().optional(),
  /** The receipt that a payment is a part of, or that a refund became. */
  receiptId: z.string().optional(),
  /** The day on which credit paid it; `on` is the day on which the customer paid that. */
  appliedOn: z.string().optional(),
  /** The number of the deposit request that was applied. */
  deposit: z.string().optional(),
  /** Of a refund. */
  status: z.enum(REFUND_STATUSES).optional(),
  /** Whether the customer owes a refund's amount again. */
  stillOwed: z.boolean().optional(),
  /** Of a dispute; `LOST` of a debit that the bank returned. */
  stage: z.enum(DISPUTE_STAGES).optional(),
  /** The part of a payment that can still be refunded. */
  refundable: z.number().optional(),
  /** The amount still to be returned after a refund that failed at the bank. */
  failedRefund: z.number().optional(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** A credit note, its amount in major units with taxes; `on` is the day in the business's time zone. */
export const CreditNote = z.object({ id: z.string(), number: z.string(), amount: z.number(), on: z.string() });
export type CreditNote = z.infer<typeof CreditNote>;

/** A credit note as its business reads it. */
const OwnCreditNote = CreditNote.extend({
  at: z.string(),
  by: z.string().optional(),
  reason: z.string().optional(),
  /** The refund that returned the amount; absent if the amount was unpaid. */
  refundId: z.string().optional(),
});

/** An open claim as its business reads it. */
export const OpenClaim = z.object({
  id: z.string(),
  method: z.enum(REPORTABLE_METHODS),
  reference: z.string().optional(),
  /** What the payer says they sent, in major units; absent if they did not say. */
  amount: z.number().optional(),
  at: z.string(),
  /** The day on which it was made, in the business's time zone. */
  on: z.string(),
});
export type OpenClaim = z.infer<typeof OpenClaim>;

/** An invoice's ledger, oldest entry first, with its totals, in major units. */
export const InvoicePayments = z.object({
  payments: z.array(LedgerLine),
  paid: z.number(),
  refunded: z.number(),
  /** The amount credited; absent without credit notes. */
  credited: z.number().optional(),
  balance: z.number(),
  /** Oldest first; absent without any. */
  creditNotes: z.array(OwnCreditNote).optional(),
  /** The customer's report of a payment, until the business confirms or dismisses it. */
  claim: OpenClaim.optional(),
  /** The bank payment that is on its way: it pays nothing yet, and no other payment can be recorded meanwhile. */
  pendingDebit: PendingDebit.optional(),
  /** Set until it is reversed; the balance is zero meanwhile. */
  writtenOff: WriteOff.optional(),
  currency: z.enum(INVOICE_CURRENCIES),
});
export type InvoicePayments = z.infer<typeof InvoicePayments>;
