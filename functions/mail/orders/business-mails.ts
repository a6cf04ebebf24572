import * as z from 'zod';
import { CHARGE_ENDS, UNCHARGED } from '#shared/invoice/charge.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { MONEY_EVENTS } from '#shared/locale/money-texts.ts';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';
import { CardLabel } from '#shared/saved-card/schema.ts';
import { HOLD_REASONS } from '#shared/series/status.ts';
import { AppointmentMail } from './appointment-mails.ts';
import { EstimateMail } from './estimate-mails.ts';

const ordered = {
  /** Its own id: an email that is delivered twice is sent once. */
  id: z.string(),
  /** When its sender sent it or its cause was stored, as an ISO timestamp. */
  sentAt: z.string(),
};
const aboutInvoice = { ...ordered, invoiceId: z.string() };

const asSent = {
  ...aboutInvoice,
  to: z.string(),
  /** The invoice's status then. */
  status: z.enum(INVOICE_STATUSES),
  /** Recipients of copies. */
  cc: z.exactOptional(z.readonly(z.array(z.string()))),
  /** The sender's own texts, in place of the standard ones. */
  subject: z.exactOptional(z.string()),
  message: z.exactOptional(z.string()),
};

/** An email with an invoice, as its sender sent it. */
export const SentInvoice = z.object({
  ...asSent,
  kind: z.literal('INVOICE'),
  /** The sender, if they want a copy, which is an email of its own. */
  copyTo: z.exactOptional(z.string()),
  /** The series that sent it by itself, in the business's own words: only then it is ordered in a transaction. */
  seriesId: z.exactOptional(z.string()),
});
export type SentInvoice = z.infer<typeof SentInvoice>;

/** The sender's own copy of an email with an invoice, ordered once that was sent; `to` and `cc` are those of the email. */
export const InvoiceCopy = z.object({ ...asSent, kind: z.literal('INVOICE_COPY'), copyTo: z.string() });
export type InvoiceCopy = z.infer<typeof InvoiceCopy>;

/** An event about an invoice's money, in cents of `currency`. */
export const MoneyNews = z.object({
  what: z.enum(MONEY_EVENTS),
  amountCents: z.int(),
  currency: z.string(),
  method: z.enum(LEDGER_METHODS),
  /** A calendar day. */
  on: z.string(),
  reference: z.exactOptional(z.string()),
  /** The saved card that was charged by itself. */
  charged: z.exactOptional(CardLabel),
  /** The credit note, and whether the amount was refunded with it or stays as the customer's credit. */
  creditNote: z.exactOptional(
    z.object({ id: z.string(), number: z.string(), isReturned: z.boolean(), isKept: z.exactOptional(z.boolean()) }),
  ),
  /** The invoices that one payment paid, in cents, and what stays as credit; absent if it paid a single invoice. */
  paid: z.exactOptional(z.readonly(z.array(z.object({ number: z.string(), cents: z.int() })))),
  creditCents: z.exactOptional(z.int()),
});
export type MoneyNews = z.infer<typeof MoneyNews>;

/** An email with an invoice that its address did not accept. */
const BounceNews = z.object({ what: z.literal('BOUNCED'), address: z.string() });

/** The reminders of a business on one calendar day; `invoiceId` is one of the reminded invoices. */
const ReminderSummary = z.object({ what: z.literal('REMINDED'), day: z.string() });
export type ReminderSummary = z.infer<typeof ReminderSummary>;

/** A draft that a series made and that waits for its people, one that was to be sent and stayed a draft, and missed days. */
export const SeriesNews = z.discriminatedUnion('what', [
  z.object({ what: z.literal('SERIES_DRAFT'), seriesId: z.string() }),
  z.object({ what: z.literal('SERIES_HELD'), seriesId: z.string(), because: z.enum(HOLD_REASONS) }),
  z.object({ what: z.literal('SERIES_MISSED'), seriesId: z.string(), days: z.array(z.string()) }),
]);
export type SeriesNews = z.infer<typeof SeriesNews>;

/** An email that reminds the recipient of an invoice. */
export const ReminderMail = z.object({
  ...aboutInvoice,
  kind: z.literal('REMINDER'),
  to: z.string(),
  /** The scheduled step, in days after the due day; absent if it is sent by hand. */
  step: z.exactOptional(z.int()),
});
export type ReminderMail = z.infer<typeof ReminderMail>;

/** An email that tells the recipient of an invoice about their payment, refund or credit note. */
export const PayerNotice = z.object({
  ...aboutInvoice,
  kind: z.literal('PAYER_NOTICE'),
  to: z.string(),
  news: MoneyNews,
});
export type PayerNotice = z.infer<typeof PayerNotice>;

/**
 * An email that tells the recipient of an invoice that their saved card could not be charged, or is not although that was
 * announced; `on`: the next try.
 */
export const ChargeFailed = z.object({
  ...aboutInvoice,
  kind: z.literal('CHARGE_FAILED'),
  to: z.string(),
  card: CardLabel,
  because: z.enum(UNCHARGED),
  on: z.exactOptional(z.string()),
});
export type ChargeFailed = z.infer<typeof ChargeFailed>;

/** An email that tells a payer that their card was saved for future invoices, or is saved no longer. */
export const SavedCardNotice = z.object({
  ...aboutInvoice,
  kind: z.literal('SAVED_CARD'),
  to: z.string(),
  card: CardLabel,
  what: z.enum(['SAVED', 'REMOVED']),
});
export type SavedCardNotice = z.infer<typeof SavedCardNotice>;

/** The saved card of an invoice's customer is no longer charged for it: the owner decides. */
const ChargeNews = z.object({
  what: z.literal('CHARGE_ENDED'),
  because: z.enum(CHARGE_ENDS),
  card: CardLabel,
  /** Whether the card was removed by the customer themselves. */
  byPayer: z.exactOptional(z.literal(true)),
});
export type ChargeNews = z.infer<typeof ChargeNews>;

/** An email that tells the owner of a business about one of its invoices, unless they did it themselves. */
export const OwnerNotice = z.object({
  ...aboutInvoice,
  kind: z.literal('OWNER_NOTICE'),
  /** Email of the user who did it. */
  by: z.exactOptional(z.string()),
  news: z.discriminatedUnion('what', [MoneyNews, BounceNews, ReminderSummary, SeriesNews, ChargeNews]),
});
export type OwnerNotice = z.infer<typeof OwnerNotice>;

/** An email about an invoice. */
const InvoiceMail = z.discriminatedUnion('kind', [
  SentInvoice,
  InvoiceCopy,
  ReminderMail,
  PayerNotice,
  ChargeFailed,
  SavedCardNotice,
  OwnerNotice,
]);
export type InvoiceMail = z.infer<typeof InvoiceMail>;

/** An email with a customer's statement of account, as its sender sent it; days are inclusive. */
export const SentStatement = z.object({
  ...ordered,
  kind: z.literal('STATEMENT'),
  businessId: z.string(),
  customerId: z.string(),
  /** The customer's name then. */
  customer: z.string(),
  to: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
});
export type SentStatement = z.infer<typeof SentStatement>;

/** An email of a business, to be sent by the function `mails`. */
export const BusinessMail = z.discriminatedUnion('kind', [InvoiceMail, EstimateMail, SentStatement, AppointmentMail]);
export type BusinessMail = z.infer<typeof BusinessMail>;
