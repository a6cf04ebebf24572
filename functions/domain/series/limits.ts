/** The most missed days for which a late run makes up at once; older ones are listed. */
export const MAX_CATCH_UP = 12;

/** The most missed days that a series lists; older ones go first. */
export const MAX_MISSED = 24;
