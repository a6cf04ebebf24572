import * as z from 'zod';
import { MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { CSV_FORMATS } from '#shared/csv.ts';
import { Instant } from '#shared/instant-field.ts';
import { ACTIVITY_ACTIONS, RECORD_KINDS } from './actions.ts';
import { RecordedValue } from './value.ts';

/** A changed field with its recorded values; `from` is absent if it had none before, `to` if it has none now. */
export const FieldChange = z.object({
  field: z.string(),
  from: RecordedValue.optional(),
  to: RecordedValue.optional(),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** The user who did it, with their name and email at the time. */
export const Actor = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type Actor = z.infer<typeof Actor>;

/** The record an entry is about, with its label at the time, such as an invoice's number. */
export const RecordReference = z.object({ kind: z.enum(RECORD_KINDS), id: z.string(), label: z.string() });
export type RecordReference = z.infer<typeof RecordReference>;

/**
 * An entry of the activity log. `by` is absent if the product did it. `address` is the client's IP address, `device`
 * its browser and system; both are absent without a call.
 */
export const Activity = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(ACTIVITY_ACTIONS),
  by: Actor.optional(),
  address: z.string().optional(),
  device: z.string().optional(),
  record: RecordReference.optional(),
  changes: z.array(FieldChange),
});
export type Activity = z.infer<typeof Activity>;

/** An entry as shown in an invoice's history, also to employees: without address and device. */
export const InvoiceActivity = Activity.omit({ address: true, device: true });
export type InvoiceActivity = z.infer<typeof InvoiceActivity>;

const filter = {
  /** Matches people, record labels, actions and fields. */
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
};

/** Which entries: from `from` (inclusive) to `to` (exclusive). */
export type ActivityFilter = Omit<ActivityExportQuery, 'csvFormat'>;

/** The filters and the format of an export. */
export const ActivityExportQuery = z.strictObject({ ...filter, csvFormat: z.enum(CSV_FORMATS).optional() });
export type ActivityExportQuery = z.infer<typeof ActivityExportQuery>;

/** A page of the log, newest first; `cursor` is the `next` of the previous page. */
export const ActivityQuery = z.strictObject({
  ...filter,
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z
    .string()
    .regex(/^[0-9A-Za-z]{22}$/)
    .optional(),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

/** `next` is absent on the last page. A search that reaches its read limit can return an empty page with a `next`. */
export const ActivityPage = z.object({ data: z.array(Activity), next: z.string().optional() });
export type ActivityPage = z.infer<typeof ActivityPage>;
