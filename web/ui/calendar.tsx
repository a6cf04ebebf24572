import { DayPicker, type Modifiers } from 'react-day-picker';
import { type CalendarDay, localDay } from '#shared/calendar-day.ts';
import { CALENDAR_STYLE } from './calendar-style.ts';
import type { DayRange } from './day-range.ts';

/** A month to pick one day from. Loaded on demand: use DatePicker. */
export function DayCalendar({ value, onPick }: { value: CalendarDay; onPick: (day: CalendarDay) => void }) {
  const selected = toDate(value);
  return (
    <DayPicker
      autoFocus
      classNames={CALENDAR_STYLE}
      labels={LABELS}
      mode="single"
      onSelect={(date) => onPick(localDay(date))}
      required
      selected={selected}
      showOutsideDays
      {...(selected && { defaultMonth: selected })}
    />
  );
}

type RangeCalendarProps = {
  value: DayRange;
  onPick: (range: DayRange) => void;
  /** Months side by side. */
  months: 1 | 2;
};

/** Months to pick a first and a last day from. Loaded on demand: use DateRangePicker. */
export function RangeCalendar({ value, onPick, months }: RangeCalendarProps) {
  const from = toDate(value.from);
  return (
    <DayPicker
      autoFocus
      classNames={CALENDAR_STYLE}
      labels={LABELS}
      mode="range"
      numberOfMonths={months}
      onSelect={(range) => onPick({ from: toDay(range?.from), to: toDay(range?.to) })}
      resetOnSelect
      selected={{ from, to: toDate(value.to) }}
      {...(from && { defaultMonth: from })}
    />
  );
}

const FULL_DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full' });

/** What a day is called holds the number that is seen on it, so that it can be asked for by voice. */
const LABELS = {
  labelDayButton: (date: Date, { today, selected }: Modifiers) =>
    [today && 'Today', FULL_DAY.format(date), selected && 'selected'].filter(Boolean).join(', '),
};

/** The calendar shows days at the reader's own midnight; only their year, month and day count. */
function toDate(day: CalendarDay | undefined): Date | undefined {
  if (!day) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date | undefined): CalendarDay | undefined {
  return date && localDay(date);
}
