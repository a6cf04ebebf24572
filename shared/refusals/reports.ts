// What concerns reports and the periods of which returns were filed.
import type { Refusal } from './wording.ts';

export const FILING_OVERLAPS = [
  'CONFLICT',
  'Some of these days are in a period that is already marked as filed, {from} to {to}.',
] as const satisfies Refusal;

export const PERIOD_NOT_OVER = [
  'INVALID_REQUEST',
  'This period is not over yet. It can be marked as filed once its last day, {to}, has passed.',
] as const satisfies Refusal;

/** Since they were read, as by an invoice of the period that someone changed. */
export const FIGURES_CHANGED = [
  'CONFLICT',
  'The figures of this period changed in the meantime. Check them before you mark it as filed.',
] as const satisfies Refusal;

export const NO_CLAIM_ON_RETURN = [
  'INVALID_REQUEST',
  'Tax on purchases is not deducted on this return.',
] as const satisfies Refusal;

/** Of the quick method, for some supplies of the period. */
export const RATES_MISSING = [
  'INVALID_REQUEST',
  'Rates of the quick method are missing for this period. Enter them first.',
] as const satisfies Refusal;
