import * as z from 'zod';

const DATE_TIME = { offset: true, abort: true, error: 'date' } as const;

/** ISO date-time with an offset, between the years 1900 and 2999, normalized to UTC so that it sorts as text. */
export const Instant = z.iso
  .datetime(DATE_TIME)
  .refine((text) => Date.parse(text) >= FIRST_MS && Date.parse(text) < END_MS, { error: DATE_TIME.error });

const [FIRST_MS, END_MS] = [Date.UTC(1900, 0), Date.UTC(3000, 0)];
