import * as z from 'zod';
import { Attachment } from '#shared/attachment/schema.ts';
import { Issuer } from '#shared/document/issuer.ts';
import { publicContent } from '#shared/document/public-schema.ts';
import { DETAILS, type DetailField, PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { CardLabel } from '#shared/saved-card/schema.ts';
import { PendingDebit } from './pending-debit.ts';
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
  ...publicContent,
  status: z.enum(INVOICE_STATUSES),
  /** Whether it asks for a deposit. */
  isDeposit: z.boolean().optional(),
  ...received,
  /** Whether the business closed it with a balance left. */
  isClosed: z.boolean().optional(),
  /** The day it was paid, in the time zone of its business. */
  paidAt: optional,
  /** The day on which the recipient reported an e-Transfer that is not confirmed yet. */
  claimedOn: optional,
  /** What they say they sent, if that is less than the amount due; more is not shown (decision F179). */
  amountClaimed: z.number().optional(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  company: PublicCompany,
  paymentInstructions: PaymentInstructions.optional(),
  /** Where to send an e-Transfer, whatever the payment method, if the business takes them in this currency. */
  eTransferEmail: optional,
  /** Whether someone who reports an e-Transfer may say how much they sent. */
  payersSayAmount: z.boolean().optional(),
  /** Whether its recipient may save the card with which they pay, for future invoices. */
  savesCard: z.boolean().optional(),
  /** The card that they saved. */
  savedCard: CardLabel.optional(),
  /** The day on which that card is charged for it. */
  chargedOn: optional,
  /** Whether a charge of it failed; `chargedOn` is then the day of the next try, if there is one. */
  chargeFailed: z.literal(true).optional(),
  /** Whether it can be paid from a bank account by pre-authorized debit: only where cards can be charged, too. */
  takesDebits: z.boolean().optional(),
  /** The bank payment that is on its way. */
  pendingDebit: PendingDebit.optional(),
  /** Its files, oldest first. */
  attachments: z.array(Attachment).optional(),
});
export type PublicInvoice = z.infer<typeof PublicInvoice>;
