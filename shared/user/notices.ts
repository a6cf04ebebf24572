import * as z from 'zod';

/** Which notices the owner of a business gets by email: of payments, refunds and disputes, and of undelivered emails. */
export const Notices = z.strictObject({ payments: z.boolean(), bounces: z.boolean() });
export type Notices = z.infer<typeof Notices>;

/** A user's notices; all unless they turned some off. */
export function noticesOf({ notices }: { readonly notices?: Notices | undefined }): Notices {
  return notices ?? { payments: true, bounces: true };
}
