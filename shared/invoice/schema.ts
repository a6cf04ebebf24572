import * as z from 'zod';
import { MAX_PAGE, MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import { Attachment } from '#shared/attachment/schema.ts';
import { ClientId } from '#shared/client-id.ts';
import { Day } from '#shared/day-field.ts';
import { documentContent, documentFigures } from '#shared/document/content-schema.ts';
import { listedFields } from '#shared/document/field-schemas.ts';
import { ExchangeRate } from '#shared/exchange-rate.ts';
import { INVOICE_SORTS } from '#shared/invoice/sorts.ts';
import { OpenClaim } from '#shared/ledger/schema.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { nothing, requiredLine } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { InvoiceCharge } from './charge.ts';
import { LIST_FILTERS } from './list-filter.ts';
import { PaymentNotice } from './payment-notice.ts';
import { PendingDebit } from './pending-debit.ts';
import { ledgerAmounts, received } from './received.ts';
import { MAIL_RETURNS } from './returned-mail.ts';
import { INVOICE_STATUSES } from './status.ts';

const content = {
  ...documentContent,
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** `off` if the recipient is never reminded of it. */
  reminders: z.enum(['off']).optional(),
};

/**
 * Whether it asks for a deposit: money before there is an invoice, which charges the tax once the deposit is applied to
 * it. It needs a customer, and stays a deposit request.
 */
const isDeposit = z.literal(true).optional();

/** The fields of an invoice that a user enters (spec 1 §3, "Invoice payload sent on save"). */
export const InvoiceInput = z.strictObject({ ...content, isDeposit, status: z.literal('DRAFT').optional() });
export type InvoiceInput = z.infer<typeof InvoiceInput>;

/**
 * Changes to an invoice; fields not sent stay as they are, and an empty text removes a choice. With `version`, the
 * change is refused if the invoice has changed since that version was read.
 */
export const InvoiceUpdate = z.strictObject({
  ...z.strictObject(content).partial().shape,
  supplyProvince: z.union([nothing(), content.supplyProvince.unwrap()]).optional(),
  language: z.union([nothing(), content.language.unwrap()]).optional(),
  reminders: z.union([nothing(), content.reminders.unwrap()]).optional(),
  /** Of the files of its appointment that are still to be copied to it, those that stay so. */
  appointmentFiles: z.array(ClientId).max(MAX_ATTACHMENTS).optional(),
  status: z.enum(INVOICE_STATUSES).optional(),
  version: Version.optional(),
});
export type InvoiceUpdate = z.infer<typeof InvoiceUpdate>;

/**
 * The customer whom an invoice is given to; without one, its recipient becomes a customer, or the one with the same
 * email.
 */
export const CustomerAssignment = z.strictObject({
  customerId: requiredLine(64).optional(),
  version: Version.optional(),
});
export type CustomerAssignment = z.infer<typeof CustomerAssignment>;

/** Whether its balance was written off; its status is then CANCELLED. */
const isWrittenOff = z.boolean().optional();

/** An invoice as its business reads it. The server computes the amounts, in major units. */
export const Invoice = z.object({
  ...z.object(content).shape,
  ...documentFigures,
  ...received,
  isWrittenOff,
  isDeposit,
  id: z.string(),
  /** Whether the taxes of a draft have changed since it was stored; its next save stores them. */
  hasNewTaxes: z.literal(true).optional(),
  issueDate: z.string(),
  dueDate: z.string(),
  billingEmail: z.string().optional(),
  status: z.enum(INVOICE_STATUSES),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  paidAt: z.string().optional(),
  /** The customer's report of an e-Transfer. */
  claim: OpenClaim.optional(),
  paymentNotice: PaymentNotice.optional(),
  /** How the customer's saved card is charged for it. */
  charge: InvoiceCharge.optional(),
  /** The bank payment that is on its way. */
  pendingDebit: PendingDebit.optional(),
  /** The rate at which it counts in reports, if it is not in Canadian dollars. */
  exchangeRate: ExchangeRate.optional(),
  /** Latest delivery failure of an email to `billingEmail` while the invoice is due. */
  returnedMail: z.enum(MAIL_RETURNS).optional(),
  /** Its files, oldest first; they change without a new version. */
  attachments: z.array(Attachment).optional(),
  /** The estimate that it was made from. */
  estimateId: z.string().optional(),
  /** The series of recurring invoices that made it. */
  seriesId: z.string().optional(),
  /** The draft that a deposit request was made for. */
  depositFor: z.string().optional(),
  /** The deposit requests that were made for it, by id, oldest first. */
  deposits: z.array(z.string()).optional(),
  /** The files of its appointment, by id, that are still to be copied to it. */
  awaitedFiles: z.array(z.string()).optional(),
});
export type Invoice = z.infer<typeof Invoice>;

/** An invoice as a row of the list (spec 1 §3). */
export const InvoiceListItem = z.object({
  id: z.string(),
  customerId: z.string().optional(),
  invoiceNumber: z.string(),
  ...listedFields,
  issueDate: z.string(),
  dueDate: z.string(),
  total: z.number(),
  currency: z.enum(INVOICE_CURRENCIES),
  status: z.enum(INVOICE_STATUSES),
  ...ledgerAmounts,
  isWrittenOff,
  isDeposit,
  /** The series of recurring invoices that made it. */
  seriesId: z.string().optional(),
  /** Of a deposit request: what was paid and is neither applied nor returned. */
  amountHeld: z.number().optional(),
  /** Whether the customer reported an e-Transfer. */
  isClaimed: z.boolean().optional(),
  /** What they say they sent, if they said it. */
  amountClaimed: z.number().optional(),
  /** Whether a bank payment is on its way. */
  isDebited: z.boolean().optional(),
  paymentNotice: PaymentNotice.optional(),
  returnedMail: z.enum(MAIL_RETURNS).optional(),
});
export type InvoiceListItem = z.infer<typeof InvoiceListItem>;

/** Filters of the invoice list (spec 1 §3): days are inclusive, `page` counts from 1. */
export const InvoiceListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  searchQuery: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  status: z.enum(LIST_FILTERS).optional(),
  sortBy: z.enum(INVOICE_SORTS).optional(),
  /** By default, the usual order of `sortBy`. */
  sortOrder: z.enum(['asc', 'desc']).optional(),
});
export type InvoiceListQuery = z.infer<typeof InvoiceListQuery>;
