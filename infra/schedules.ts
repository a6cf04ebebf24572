/** The schedule of a function. */
export type ScheduleSettings = {
  /** Hours from one run to the next. */
  readonly everyHours: number;
  /** The function's timeout. */
  readonly seconds: number;
  /** What its runs are for, as alarms call it. */
  readonly what: string;
  /** The function that does it in the end: the scheduled one, or one that it queues messages for. */
  readonly worker: string;
};

/** The functions that run on a schedule, by their folder, for the stack and the local cloud. */
export const SCHEDULES = {
  'queue-shards': {
    everyHours: 1,
    seconds: 15,
    what: 'the overdue sweep',
    worker: 'overdue-shards',
  },
  'purge-businesses': {
    everyHours: 1,
    // What one run leaves, the next continues.
    seconds: 300,
    what: 'the deletion of businesses',
    worker: 'purge-businesses',
  },
} as const satisfies Record<string, ScheduleSettings>;

/** A scheduled function, by its folder. */
export type ScheduledFunction = keyof typeof SCHEDULES;

/** The names of all scheduled functions. */
export const SCHEDULED_FUNCTIONS = Object.keys(SCHEDULES) as ScheduledFunction[];
