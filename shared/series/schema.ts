import * as z from 'zod';
import { MAX_PAGE, MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { CREATION_ID } from '#shared/client-id.ts';
import { Day } from '#shared/day-field.ts';
import { documentContent, documentFigures, MAX_ITEMS } from '#shared/document/content-schema.ts';
import { listedFields } from '#shared/document/field-schemas.ts';
import { InvoiceItem, PricedItem } from '#shared/document/item-schema.ts';
import { InvoiceListItem } from '#shared/invoice/schema.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { CardLabel } from '#shared/saved-card/schema.ts';
import { line, nothing } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { Schedule } from './schedule-schema.ts';
import { SERIES_SORTS } from './sorts.ts';
import { HOLD_REASONS, SERIES_MODES, SERIES_STATUSES } from './status.ts';

/** An invoice has its number and days only once it is made. */
const { invoiceNumber: _number, issueDate: _issued, dueDate: _due, ...content } = documentContent;

/** The product whose price a line follows while there is one: its rate is that price, in the currency of the series. */
const FOLLOWED = { productId: line(64).optional() };

/** A line of a series as entered: its name, description, unit and taxes are its own. */
export const SeriesItem = InvoiceItem.extend(FOLLOWED);

/** What a user enters into a series: an invoice without number and days. */
export const SeriesInput = z.strictObject({
  ...content,
  items: z.array(SeriesItem).min(1).max(MAX_ITEMS),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** `off` if the recipients are never reminded of its invoices. */
  reminders: z.enum(['off']).optional(),
  /** Days from the day of an invoice to its due day, where its payment terms state none. */
  dueInDays: z.int().min(0).max(366),
});
export type SeriesInput = z.infer<typeof SeriesInput>;

/** The body that creates a series, which makes no invoices before it is scheduled. */
export const NewSeries = SeriesInput.extend(CREATION_ID);

/**
 * Changes to a series; fields not sent stay as they are, and an empty text removes a choice. They hold for all invoices
 * that it makes from now on, or `only` for that of a day ahead. With `version`, the change is refused if the series has
 * changed since that version was read.
 */
export const SeriesUpdate = z.strictObject({
  ...SeriesInput.partial().shape,
  supplyProvince: z.union([nothing(), content.supplyProvince.unwrap()]).optional(),
  language: z.union([nothing(), content.language.unwrap()]).optional(),
  reminders: z.union([nothing(), SeriesInput.shape.reminders.unwrap()]).optional(),
  only: Day.optional(),
  version: Version.optional(),
});
export type SeriesUpdate = z.infer<typeof SeriesUpdate>;

const scheduling = {
  schedule: Schedule,
  mode: z.enum(SERIES_MODES),
  /** Whether the saved card is charged on the day of an invoice instead of its due day. */
  chargesAtIssue: z.boolean().optional(),
};

/** When a series makes invoices and what becomes of them. */
export const Scheduling = z.strictObject({
  ...scheduling,
  /** Whether the days of the schedule that have passed get their invoices, too; by default it starts with the next. */
  includesPast: z.boolean().optional(),
  version: Version.optional(),
});
export type Scheduling = z.infer<typeof Scheduling>;

/** A day ahead, with the invoice that it will have as things are. */
export const ComingInvoice = z.object({
  day: z.string(),
  dueDate: z.string(),
  /** When it is made, as a timestamp. */
  at: z.string(),
  total: z.number(),
  isSkipped: z.literal(true).optional(),
  /** Whether it alone has other content. */
  isChanged: z.literal(true).optional(),
});
export type ComingInvoice = z.infer<typeof ComingInvoice>;

/** A series to look at before it is stored, or before its schedule is: what the same body would bring. */
export const SeriesPreviewInput = z.strictObject({
  ...SeriesInput.shape,
  schedule: Schedule,
  /** How many invoices the series made, and the latest day of those: only later ones come. */
  made: z.strictObject({ count: z.int().min(1), last: Day }).optional(),
});
export type SeriesPreviewInput = z.infer<typeof SeriesPreviewInput>;

export const SeriesPreview = z.object({
  /** The next three; fewer if it ends. */
  coming: z.array(ComingInvoice),
  /** How many days of the schedule have passed: whether they get invoices is to be asked. */
  passedCount: z.number(),
});
export type SeriesPreview = z.infer<typeof SeriesPreview>;

const state = {
  id: z.string(),
  status: z.enum(SERIES_STATUSES),
  mode: z.enum(SERIES_MODES).optional(),
  chargesAtIssue: z.boolean().optional(),
  schedule: Schedule.optional(),
  /** The first day on which it has an invoice again, while it is paused until a day. */
  pausedUntil: z.string().optional(),
  /** How many invoices it made. */
  madeCount: z.number(),
  /** The latest invoice that stayed a draft although it was to be sent, until that is dismissed. */
  held: z.object({ day: z.string(), invoiceId: z.string(), because: z.enum(HOLD_REASONS) }).optional(),
  /** Days that passed while invoices could not be made, beyond those that were made up for: earliest first. */
  missed: z.array(z.string()).optional(),
};

/** A line of a series as its business reads it, with the price that its next invoice has. */
export const SeriesLine = PricedItem.extend(FOLLOWED);

/** A series as its business reads it. The server computes the amounts, in major units, as of its next invoice. */
export const Series = z.object({
  ...SeriesInput.shape,
  ...documentFigures,
  items: z.array(SeriesLine),
  ...state,
  /** The latest day with an invoice. */
  lastMade: z.string().optional(),
  /** The next three; none of one that is a draft, paused without an end, or over. */
  coming: z.array(ComingInvoice),
  /** The card that its customer saved, if its invoices are charged to one. */
  savedCard: CardLabel.optional(),
  /** The day ahead whose invoice alone has other content, and that content. */
  only: z.object({ day: z.string(), content: SeriesInput }).optional(),
  billingEmail: z.string().optional(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Series = z.infer<typeof Series>;

/** The series that follow the price of a product, those that are over excepted. */
export const FollowingSeries = z.object({
  /** How many there are. */
  total: z.number(),
  /** The first ones, by customer. */
  series: z.array(z.object({ id: z.string(), ...listedFields, nextDay: z.string().optional() })),
});
export type FollowingSeries = z.infer<typeof FollowingSeries>;

/** A series as a row of the list. */
export const SeriesListItem = z.object({
  ...state,
  customerId: z.string().optional(),
  ...listedFields,
  /** The day of its next invoice. */
  nextDay: z.string().optional(),
  total: z.number(),
  currency: z.enum(INVOICE_CURRENCIES),
});
export type SeriesListItem = z.infer<typeof SeriesListItem>;

/** Filters of the list; `page` counts from 1. */
export const SeriesListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  searchQuery: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  status: z.enum(SERIES_STATUSES).optional(),
  /** Only those of this customer. */
  customerId: line(64).optional(),
  sortBy: z.enum(SERIES_SORTS).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
});
export type SeriesListQuery = z.infer<typeof SeriesListQuery>;

/** A day of a series to skip, or no longer to skip. A missed one that is skipped is no longer listed. */
export const SkipInput = z.strictObject({ day: Day, isSkipped: z.boolean(), version: Version.optional() });
export type SkipInput = z.infer<typeof SkipInput>;

/** Pauses a series until a day, from which on it has invoices again; without one, until it is resumed. */
export const PauseInput = z.strictObject({ until: Day.optional(), version: Version.optional() });
export type PauseInput = z.infer<typeof PauseInput>;

/** The missed or next day of a series whose invoice is made now, as a draft. */
export const MakeInput = z.strictObject({ day: Day, version: Version.optional() });
export type MakeInput = z.infer<typeof MakeInput>;

export const SeriesVersion = z.strictObject({ version: Version.optional() });

/** An invoice that a series made, with its day; without `invoice` once that was deleted. */
export const SeriesInvoice = z.object({
  day: z.string(),
  invoiceNumber: z.string(),
  invoice: InvoiceListItem.optional(),
  /** Whether it is due and its saved card is no longer charged for it, although nobody stopped that. */
  isNotCharged: z.literal(true).optional(),
});
export type SeriesInvoice = z.infer<typeof SeriesInvoice>;
