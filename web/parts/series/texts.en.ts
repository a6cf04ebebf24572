import type { ScheduleUnit } from '#shared/series/schedule-schema.ts';
import type { SeriesMode } from '#shared/series/status.ts';

const UNITS: Readonly<Record<ScheduleUnit, string>> = {
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

/** The texts of this part in English. */
export const t = {
  title: 'Schedule',
  changeTitle: 'Change Schedule',
  description: ({ name }: { name: string }) => `When ${name} is invoiced`,
  start: 'Start',
  starting: 'Starting...',
  change: 'Save Schedule',
  every: 'Every',
  unit: 'Unit',
  units: ({ unit, count }: { unit: ScheduleUnit; count: number }) => (count === 1 ? UNITS[unit] : `${UNITS[unit]}s`),
  on: 'On',
  dayOfMonth: 'Day of the month',
  weekdayOfMonth: 'Weekday of the month',
  firstDay: 'First Day',
  firstDayHint: 'Invoices start on the first scheduled day from here on.',
  ends: 'Ends',
  ending: { never: 'Never', lastDay: 'On a day', count: 'After a number of invoices' },
  lastDay: 'Last Day',
  count: 'Number of Invoices',
  daysInAdvance: 'Days in Advance',
  hour: 'At',
  madeHint: 'When each one is made. Its date stays the scheduled day.',
  mode: 'What happens with each invoice',
  modes: {
    send: { label: 'Email it automatically', hint: 'Your customer gets it on its day, with nothing for you to do.' },
    draft: { label: 'Make a draft for me to send', hint: 'You are told, look at it and send it.' },
  } satisfies Record<SeriesMode, { label: string; hint: string }>,
  noEmail: 'There is no email address yet. Until you enter one, invoices stay drafts and we tell you.',
  noCustomer: 'This recipient is not one of your customers: the address stays as it is entered here.',
  passed: ({ count }: { count: number }) =>
    count === 1 ? '1 day of this schedule has passed' : `${count} days of this schedule have passed`,
  fromNext: { label: 'From the next day on', hint: 'Nothing is made for days that have passed.' },
  withMissed: ({ count }: { count: number }) => (count === 1 ? 'Also the missed one' : `Also the ${count} missed ones`),
  withMissedHint: 'Each has its own day, so it may be overdue at once.',
  someMissedHint: ({ most }: { most: number }) =>
    `The latest ${most} are made, each with its own day. The others are listed for you.`,
  next: 'Next invoices',
  dueOn: ({ day }: { day: string }) => `Due ${day}`,
  noneAhead: 'No invoice is ahead with this schedule.',
  incomplete: 'Complete the schedule to see the next invoices.',
  previewFailed: 'The next invoices could not be loaded.',
  tryAgain: 'Try Again',
  confirmFirst: 'Confirm your email first: then invoices can be sent for you.',
  started: 'Recurring invoice started',
  changed: 'Schedule changed',
  failed: 'The schedule could not be saved',
  needsInterval: 'Enter a number from 1 to 36',
  needsFirstDay: 'Choose a day',
  needsLastDay: 'Choose a day that is not before the first',
  needsCount: 'Enter a number from 1 to 999',
  needsDaysInAdvance: 'Enter a number from 0 to 60',
};
