/** The most series of a business, those that have ended included: each makes invoices and notices with nobody there. */
export const MAX_SERIES = 2_000;

/** The most missed days for which a late run makes up at once; older ones are listed. */
export const MAX_CATCH_UP = 12;

/** The most missed days that a series lists; older ones go first. */
export const MAX_MISSED = 24;
