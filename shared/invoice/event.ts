import * as z from 'zod';
import { DISPUTE_STAGES, REFUND_STATUSES } from '#shared/ledger/entry.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';
import { CardLabel } from '#shared/saved-card/schema.ts';
import { CHARGE_ENDS, CHARGE_FAILURES } from './charge.ts';
import { MAIL_RETURNS } from './returned-mail.ts';
import { INVOICE_STATUSES } from './status.ts';

const event = <const Type extends string, Facts extends z.ZodRawShape>(type: Type, facts: Facts) =>
  z.object({
    at: z.string(),
    type: z.literal(type),
    /** The email of the user who did it; absent if the system did. */
    by: z.string().optional(),
    ...facts,
  });

const status = z.enum(INVOICE_STATUSES);
const recipient = z.string();
const money = { amountCents: z.number().int(), currency: z.string() };
/**
 * `isCredit`: paid by the customer's credit; `deposit`: the number of the deposit request that it was paid by; `charged`:
 * the saved card that was charged by itself.
 */
const payment = {
  ...money,
  method: z.enum(LEDGER_METHODS),
  isCredit: z.literal(true).optional(),
  deposit: z.string().optional(),
  charged: CardLabel.optional(),
};

/** An entry of an invoice's history, as facts that `eventText` words; amounts are in cents. */
export const InvoiceEvent = z.discriminatedUnion('type', [
  /** `seriesId`: the series that made it. */
  event('CREATED', { seriesId: z.string().optional() }),
  /** Often follows from another event with the same timestamp. */
  event('STATUS', { from: status, to: status }),
  /** `cc`: the recipients of a copy. */
  event('EMAIL', { recipient, cc: z.array(z.string()).optional() }),
  event('SMS', { recipient }),
  event('REMINDER', { recipient }),
  event('REMINDER_SKIPPED', {}),
  /** An email sent at `sentAt` that failed later. */
  event('MAIL_RETURN', { kind: z.enum(MAIL_RETURNS), address: z.string(), sentAt: z.string() }),
  event('PAYMENT', payment),
  /** A debit that the payer's bank works on; `card`: the saved account that is debited. */
  event('DEBIT_STARTED', { ...money, card: CardLabel.optional() }),
  /** A payment that was on its way and failed; without a method, by card. */
  event('PAYMENT_FAILED', { ...money, method: z.literal('debit').optional() }),
  /** A charge of the saved card that failed; `on` is the day of the next try. */
  event('CHARGE_FAILED', { ...money, card: CardLabel, because: z.enum(CHARGE_FAILURES), on: z.string().optional() }),
  /**
   * The invoice is no longer charged by itself, because a person stopped it or it cannot be; `card`: the bank account.
   */
  event('CHARGE_ENDED', { because: z.enum(CHARGE_ENDS), card: CardLabel.optional() }),
  /** A person has the card charged again whose charge was over; `card`: the bank account. */
  event('CHARGE_AGAIN', { card: CardLabel.optional() }),
  event('VOID', payment),
  event('REFUND', { ...payment, status: z.enum(REFUND_STATUSES) }),
  /** A dispute of a card payment that reached a stage, or the return of a debit (`LOST`). */
  event('DISPUTE', { ...money, stage: z.enum(DISPUTE_STAGES), method: z.literal('debit').optional() }),
  /** A credit note with its number. */
  event('CREDIT', { ...money, number: z.string() }),
  /** Money of a deposit request that pays the invoice with this number from now on. */
  event('DEPOSIT_APPLIED', { ...money, number: z.string() }),
  /** The payer's report of an e-Transfer, with the amount if they said it. */
  event('CLAIM', {
    reference: z.string().optional(),
    sent: z.object(money).optional(),
  }),
  event('CLAIM_ASKED', {}),
  event('CLAIM_DISMISSED', {}),
  event('CLAIM_WITHDRAWN', {}),
  event('WRITE_OFF', { reason: z.string().optional() }),
  event('WRITE_OFF_UNDONE', {}),
]);
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

export type InvoiceEventType = InvoiceEvent['type'];

/** The events of one type. */
export type EventOf<Type extends InvoiceEventType> = Extract<InvoiceEvent, { type: Type }>;
