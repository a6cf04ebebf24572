import * as z from 'zod';

/**
 * Which notices the owner of a business gets by email: of payments, refunds and disputes, of undelivered emails, and of
 * the day's reminders. Older clients do not send the last, which is on unless turned off.
 */
export const Notices = z.strictObject({
  payments: z.boolean(),
  bounces: z.boolean(),
  reminders: z.boolean().optional(),
});
export type Notices = z.infer<typeof Notices>;

/** A user's notices, all on by default. */
export function noticesOf({
  notices: { payments = true, bounces = true, reminders = true } = {},
}: {
  readonly notices?: Partial<Notices> | undefined;
}): Record<keyof Notices, boolean> {
  return { payments, bounces, reminders };
}
