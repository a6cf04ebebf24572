/** Maximum number of reminders of one invoice. */
export const MAX_REMINDERS = 8;
/** The days relative to the due day on which a reminder can be sent. */
export const REMINDER_DAYS = { min: -30, max: 180 } as const;
/** The hours of the day at which reminders can be sent. */
export const REMINDER_HOURS = { min: 6, max: 18 } as const;
/** The days before the last day of an estimate on which its recipient can be reminded. */
export const ESTIMATE_DAYS = [1, 3, 7] as const;
