import * as z from 'zod';

/**
 * A pre-authorized debit that the payer's bank works on, usually for five business days: the amount in major units, and
 * the day on which it began in the business's time zone. Until it has succeeded, it pays nothing, and the invoice can
 * neither be paid nor changed in another way.
 */
export const PendingDebit = z.object({ amount: z.number(), on: z.string() });
export type PendingDebit = z.infer<typeof PendingDebit>;
