import * as z from 'zod';
import { MAX_PAGE, MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { BILLED_APPOINTMENT } from '#shared/appointment/billed-appointment.ts';
import { CREATION_ID } from '#shared/client-id.ts';
import { Day } from '#shared/day-field.ts';
import { documentContent, documentFigures, MAX_ITEMS } from '#shared/document/content-schema.ts';
import { listedFields } from '#shared/document/field-schemas.ts';
import { InvoiceItem, PricedItem } from '#shared/document/item-schema.ts';
import { GENERATED_NUMBER } from '#shared/document/number-schema.ts';
import { TaxShares } from '#shared/document/tax.ts';
import { ADJUSTMENT_TYPES } from '#shared/document/totals.ts';
import { mailedLine, mailedText, requiredMailedLine } from '#shared/mailed-text.ts';
import { INVOICE_CURRENCIES, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { decimal } from '#shared/number-field.ts';
import { nothing, requiredLine } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { DECISION_WAYS, EstimateEvent } from './event.ts';
import { InvoicedPart } from './parts.ts';
import { ESTIMATE_SORTS } from './sorts.ts';
import { ESTIMATE_QUERIES, ESTIMATE_STATUSES } from './status.ts';

/** How a line is offered to the recipient, who finds the `chosen` ones chosen; without `choice`, it is required. */
const offered = {
  choice: z.union([z.literal('optional'), z.strictObject({ group: requiredLine(60) })]).optional(),
  chosen: z.boolean().optional(),
};

/**
 * The fields of an estimate that a user enters: those of any document, what its recipient may choose, and what they are
 * asked for when they accept. Its number is `invoiceNumber`, and it is valid until `dueDate`, that day included (decision
 * S33).
 */
export const EstimateInput = z.strictObject({
  ...documentContent,
  items: z.array(InvoiceItem.extend(offered)).min(1).max(MAX_ITEMS),
  depositType: z.enum(ADJUSTMENT_TYPES).optional(),
  depositValue: decimal(MAX_AMOUNT_CENTS / 100, 4)
    .min(0)
    .optional(),
  /** Whether accepting takes a drawn signature. */
  asksSignature: z.boolean().optional(),
});
export type EstimateInput = z.infer<typeof EstimateInput>;

/** The body that creates an estimate. */
export const NewEstimate = EstimateInput.extend({ ...CREATION_ID, ...GENERATED_NUMBER });

/**
 * Changes to an estimate; fields not sent stay as they are, and an empty text removes a choice. With `version`, the
 * change is refused if the estimate has changed since that version was read.
 */
export const EstimateUpdate = z.strictObject({
  ...EstimateInput.partial().shape,
  supplyProvince: z.union([nothing(), documentContent.supplyProvince.unwrap()]).optional(),
  language: z.union([nothing(), documentContent.language.unwrap()]).optional(),
  version: Version.optional(),
});
export type EstimateUpdate = z.infer<typeof EstimateUpdate>;

const state = {
  id: z.string(),
  status: z.enum(ESTIMATE_STATUSES),
  /** How often it was sent with other content: the number of the version that its recipient sees; absent before. */
  sentVersion: z.number().optional(),
  /** The path of its public page is `/estimate/<link>`; absent before it is sent. */
  link: z.string().optional(),
  /** Whether it was changed since it was sent, which its recipient does not see. */
  isRevised: z.literal(true).optional(),
  /** The invoices that were made from it, oldest first. */
  invoices: z.array(InvoicedPart).optional(),
  /** Whether they have all of it. */
  isInvoiced: z.literal(true).optional(),
};

/** An estimate as its business reads it. The server computes the amounts, in major units. */
export const Estimate = z.object({
  ...EstimateInput.shape,
  ...documentFigures,
  items: z.array(PricedItem.extend(offered)),
  /** What the taxes apply to, if there are choices. */
  taxShares: z.array(TaxShares).optional(),
  ...state,
  /** The deposit that was asked for when it was accepted, in major units. */
  deposit: z
    .object({ id: z.string(), invoiceNumber: z.string(), amount: z.number(), isPaid: z.literal(true).optional() })
    .optional(),
  /** Whether the taxes of an unsent one have changed since it was stored; its next save stores them. */
  hasNewTaxes: z.literal(true).optional(),
  issueDate: z.string(),
  dueDate: z.string(),
  billingEmail: z.string().optional(),
  /** What happened to it, oldest first. */
  events: z.array(EstimateEvent),
  /** The names of users in the events, by their emails; without those who no longer work for the business. */
  people: z.array(z.object({ email: z.string(), name: z.string() })).optional(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Estimate = z.infer<typeof Estimate>;

/** An estimate as a row of the list. */
export const EstimateListItem = z.object({
  ...state,
  customerId: z.string().optional(),
  invoiceNumber: z.string(),
  ...listedFields,
  issueDate: z.string(),
  dueDate: z.string(),
  total: z.number(),
  currency: z.enum(INVOICE_CURRENCIES),
  /** When its recipient first opened the version that was sent last. */
  openedAt: z.string().optional(),
});
export type EstimateListItem = z.infer<typeof EstimateListItem>;

/** Filters of the list; `page` counts from 1. */
export const EstimateListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  searchQuery: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  /** Days of issue, inclusive. */
  startDate: Day.optional(),
  endDate: Day.optional(),
  status: z.enum(ESTIMATE_QUERIES).optional(),
  sortBy: z.enum(ESTIMATE_SORTS).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
});
export type EstimateListQuery = z.infer<typeof EstimateListQuery>;

/** The places of the chosen lines, from 0. */
const chosen = z
  .array(
    z
      .int()
      .min(0)
      .max(MAX_ITEMS - 1),
  )
  .max(MAX_ITEMS);

/**
 * The path of a drawn signature, as in SVG, on a field of 600 × 200; empty if their typed name stands for it (decision
 * W107).
 */
export const SignaturePath = z
  .string()
  .max(6_000)
  .regex(/^[MLml0-9 ,.-]*$/);

/** The recipient's yes: their name as they type it, which stands for a signature unless one is asked for. */
export const Acceptance = z.strictObject({
  name: requiredMailedLine(200),
  /** The lines that they chose; by default those that they found chosen. */
  chosen: chosen.optional(),
  signature: SignaturePath.optional(),
});
export type Acceptance = z.infer<typeof Acceptance>;

/** The recipient's no. */
export const Refusal = z.strictObject({ reason: mailedText(1000).optional() });
export type Refusal = z.infer<typeof Refusal>;

/** What of an accepted estimate an invoice is made of: a share of each line, in percent, or lines; else all that is left. */
export const PartInput = z.strictObject({
  share: decimal(100, 2).gt(0).optional(),
  lines: chosen.min(1).optional(),
  /**
   * The version of the estimate that was read, which a share and lines need: nothing is invoiced if it changed since, as
   * by the same request.
   */
  version: Version.optional(),
  /** The appointment that the invoice bills, which was made from the estimate (decision F214). */
  appointmentId: BILLED_APPOINTMENT.appointmentId,
});
export type PartInput = z.infer<typeof PartInput>;

/** What a business was told by its customer: a yes or no to the version it sent, or that this was recorded by mistake. */
export const Decision = z.strictObject({
  decision: z.enum(['accepted', 'declined', 'undone']),
  /** How it was told. */
  way: z.enum(DECISION_WAYS).optional(),
  /** Such as the number of a purchase order. */
  reference: mailedLine(100).optional(),
  /** The lines that were chosen; by default those that the recipient finds chosen. */
  chosen: chosen.optional(),
  /** The sent version that it is about: another one that was sent since is not decided. */
  version: Version.optional(),
});
export type Decision = z.infer<typeof Decision>;
