import * as z from 'zod';
import { hasAtMostDecimals } from './money.ts';

/** A number of at most `max` with at most `places` decimals. */
export const decimal = (max: number, places: number) =>
  z
    .number()
    .max(max)
    .refine((value) => hasAtMostDecimals(value, places), { error: 'decimals', params: { max: places } });
