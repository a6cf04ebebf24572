/** Shortest and longest duration in minutes (spec 2 §9). */
export const MIN_DURATION_MINUTES = 30;
export const MAX_DURATION_MINUTES = 240;

/** Durations offered in the form, in minutes. */
export const DURATIONS_MINUTES = [30, 60, 90, 120] as const;
