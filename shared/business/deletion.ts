import * as z from 'zod';

/** When a business will be deleted. */
export const ScheduledDeletion = z.object({ deletesAt: z.string() });
export type ScheduledDeletion = z.infer<typeof ScheduledDeletion>;
