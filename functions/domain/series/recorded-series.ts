import type { SeriesRecord } from './series-record.ts';

/** A series as the activity log records it: its schedule as fields of their own. */
export function recordedSeries(series: SeriesRecord) {
  const { schedule, only, skipped, taxes: _taxes, ...fields } = series;
  return {
    ...fields,
    ...(schedule && {
      repeatUnit: schedule.unit,
      repeatInterval: schedule.interval,
      firstDay: schedule.firstDay,
      ...(schedule.end !== 'never' && 'lastDay' in schedule.end && { lastDay: schedule.end.lastDay }),
      ...(schedule.end !== 'never' && 'count' in schedule.end && { invoiceCount: schedule.end.count }),
      daysInAdvance: schedule.daysInAdvance,
      hour: schedule.hour,
    }),
    ...(only && { onlyDay: only.day }),
    ...(skipped.length > 0 && { skippedDay: skipped.at(-1) }),
  };
}
