// What concerns a series of recurring invoices.
import type { Refusal } from './wording.ts';

/** It was not started, or is over. */
export const SERIES_NOT_RUNNING = [
  'CONFLICT',
  {
    draft: 'This recurring invoice has no schedule yet. Schedule it first.',
    ended: 'This recurring invoice has ended. Resume it first.',
  },
] as const satisfies Refusal;

/** No day of its schedule is left. */
export const SERIES_OVER = [
  'CONFLICT',
  'The schedule of this recurring invoice has ended. Give it a later end first.',
] as const satisfies Refusal;

/** The day is none of those ahead, such as one whose invoice was made in the meantime. */
export const NOT_A_SERIES_DAY = [
  'CONFLICT',
  'This recurring invoice has no invoice ahead on {day}. Reload it to see its next days.',
] as const satisfies Refusal;

/** Only the next day, or a missed one, can have its invoice made early. */
export const NOT_THE_NEXT_DAY = [
  'CONFLICT',
  'Only the invoice of the next day or of a missed one can be made now.',
] as const satisfies Refusal;

/** The day has its invoice already. */
export const SERIES_DAY_MADE = [
  'CONFLICT',
  'The invoice of {day} was already made: {number}.',
] as const satisfies Refusal;

/** Another day has content of its own. */
export const SERIES_DAY_CHANGED = [
  'CONFLICT',
  'The invoice of {day} already differs from the others. Only one at a time can.',
] as const satisfies Refusal;

/** It would make invoices of more past days than are made up for and listed. */
export const SERIES_TOO_FAR_BACK = [
  'CONFLICT',
  'At most {max} past days can have invoices, and {count} days of this schedule have passed. Choose a later first day.',
] as const satisfies Refusal;

/** The business has as many as it may have. */
export const TOO_MANY_SERIES = [
  'CONFLICT',
  'A business can have at most {max} recurring invoices. Change one that has ended, and resume it.',
] as const satisfies Refusal;

/** Its invoices refer to it. */
export const SERIES_HAS_INVOICES = [
  'CONFLICT',
  'This recurring invoice has made invoices, so it cannot be deleted. Stop it instead.',
] as const satisfies Refusal;
