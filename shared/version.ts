import * as z from 'zod';

/** Version of a record: 1 when it is new, incremented by every change. */
export const Version = z.int().min(1);
