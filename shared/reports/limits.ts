/** The most days of a report: a leap year. */
export const MAX_REPORT_DAYS = 366;
/** The most journal entries that a report is made of. */
export const MAX_REPORT_ENTRIES = 10_000;
