import type { SeriesStatus } from '#shared/series/status.ts';

type Named = { name: string };
type OnDay = { day: string };

/** The texts of this part in English. */
export const t = {
  statuses: {
    DRAFT: 'Draft',
    ACTIVE: 'Active',
    PAUSED: 'Paused',
    ENDED: 'Ended',
  } satisfies Record<SeriesStatus, string>,
  actionsFor: ({ name }: Named) => `Actions for ${name}`,
  open: 'Open',
  edit: 'Edit',
  setSchedule: 'Set Schedule',
  changeSchedule: 'Change Schedule',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  delete: 'Delete',

  resumed: 'Recurring invoice resumed',
  resumedOn: ({ day }: OnDay) => `Resumed: the next invoice is for ${day}`,
  resumeFailed: 'Failed to resume the recurring invoice',

  pauseSeries: 'Pause Recurring Invoice',
  pauseHint: 'No invoices are made for the days in between, not even later.',
  howLong: 'Until when?',
  untilResumed: 'Until I resume it',
  untilResumedHint: 'Nothing is made before that.',
  untilDay: 'Until a day',
  untilDayHint: 'It goes on by itself with the first invoice from that day on.',
  day: 'First day again',
  dayTooEarly: 'Choose a day after today.',
  paused: 'Recurring invoice paused',
  pausedTo: ({ day }: OnDay) => `Paused until ${day}`,
  pauseFailed: 'Failed to pause the recurring invoice',

  stopSeries: 'Stop Recurring Invoice',
  confirmStop: ({ name }: Named) =>
    `Make no more invoices for ${name}? Those that were made stay as they are. You can resume it later.`,
  goBack: 'Go Back',
  stopping: 'Stopping...',
  stopped: 'Recurring invoice stopped',
  stopFailed: 'Failed to stop the recurring invoice',

  deleteSeries: 'Delete Recurring Invoice',
  confirmDelete: ({ name }: Named) => `Delete the recurring invoice for ${name}? This cannot be undone.`,
  deleting: 'Deleting...',
  deleted: 'Recurring invoice deleted',
  deleteFailed: 'Failed to delete the recurring invoice',
};
