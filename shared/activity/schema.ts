import * as z from 'zod';
import { Instant } from '#shared/appointment/schema.ts';
import { ACTIVITY_ACTIONS } from './actions.ts';

/** The kinds of record that an entry can be about. */
export const RECORD_KINDS = [
  'appointment',
  'business',
  'company',
  'customer',
  'employee',
  'invoice',
  'paymentSettings',
  'product',
  'user',
] as const;

/** A changed field with its recorded values; `from` is absent if it had none, `to` if it has none any more. */
export const FieldChange = z.object({ field: z.string(), from: z.string().optional(), to: z.string().optional() });
export type FieldChange = z.infer<typeof FieldChange>;

/** A person as they were called when they did something. */
export const Actor = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type Actor = z.infer<typeof Actor>;

/** The record an entry is about, labelled as it was then, such as with an invoice's number. */
export const RecordReference = z.object({ kind: z.enum(RECORD_KINDS), id: z.string(), label: z.string() });
export type RecordReference = z.infer<typeof RecordReference>;

/**
 * An entry of the activity log. `by` is absent if the product did it; `address` is the client's address and `device` its
 * browser and system, both absent without a call.
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

/** What an invoice's history shows of its entries, also to employees: no addresses and devices. */
export const InvoiceActivity = Activity.omit({ address: true, device: true });
export type InvoiceActivity = z.infer<typeof InvoiceActivity>;

const filter = {
  /** Finds people, record labels, actions and fields. */
  search: z.string().trim().max(200).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
};

/** Filters of an export: entries from `from` on and before `to`. */
export const ActivityFilter = z.strictObject(filter);
export type ActivityFilter = z.infer<typeof ActivityFilter>;

/** A page of the log, newest first; `cursor` is the `next` of the page before. */
export const ActivityQuery = z.strictObject({
  ...filter,
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z
    .string()
    .regex(/^[0-9A-Za-z]{22}$/)
    .optional(),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

/** `next` is absent after the oldest entry. A search can return an empty page with a `next`, when it has read enough. */
export const ActivityPage = z.object({ data: z.array(Activity), next: z.string().optional() });
export type ActivityPage = z.infer<typeof ActivityPage>;
