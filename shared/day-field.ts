import * as z from 'zod';
import { isCalendarDay } from './calendar-day.ts';

/** A calendar day; an ISO date-time is cut to its day. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, { error: 'date' })
  .transform((value) => value.slice(0, 10))
  .refine(isCalendarDay, { error: 'date' });
