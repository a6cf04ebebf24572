import * as z from 'zod';

/** Days for which an owner can cancel the deletion of their business. */
export const DELETION_DAYS = 14;

/** When a business will be deleted. */
export const ScheduledDeletion = z.object({ deletesAt: z.string() });
export type ScheduledDeletion = z.infer<typeof ScheduledDeletion>;
