import * as z from 'zod';

/** What a call answers that has nothing to tell but that it was done: a sentence for people. */
export const Answer = z.object({ message: z.string() });
