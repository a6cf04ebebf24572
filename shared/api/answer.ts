import * as z from 'zod';

/** The response of a call that returns no data: a sentence for people, confirming what was done. */
export const Answer = z.object({ message: z.string() });
