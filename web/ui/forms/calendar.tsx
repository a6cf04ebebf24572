import { DayPicker, type Modifiers } from 'react-day-picker';
import { type CalendarDay, localDay } from '#shared/calendar-day.ts';
import { CALENDAR_STYLE } from './calendar-style.ts';
import type { DayRange } from './day-range.ts';

type DayCalendarProps = {
  value: CalendarDay;
  onPick: (day: CalendarDay) => void;
  /** Marked as today. */
  today: CalendarDay;
  /** The first day that can be picked; no limit by default. */
  min?: CalendarDay | undefined;
};

/** A month to pick one day from. Loaded on demand: use DatePicker. */
export function DayCalendar({ value, onPick, today, min }: DayCalendarProps) {
  const selected = value ? toDate(value) : undefined;
  const first = min ? toDate(min) : undefined;
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
      today={toDate(today)}
      {...(first && { disabled: { before: first } })}
      {...(selected && { defaultMonth: selected })}
    />
  );
}

type RangeCalendarProps = {
  value: DayRange;
  onPick: (day: CalendarDay) => void;
  /** Marked as today. */
  today: CalendarDay;
  /** Number of months side by side. */
  months: 1 | 2;
};

/** Months showing a range, to pick a day from. Loaded on demand: use DateRangePicker. */
export function RangeCalendar({ value, onPick, today, months }: RangeCalendarProps) {
  const [from, to] = [value.from, value.to].map((day) => (day ? toDate(day) : undefined));
  const shown = from ?? to;
  return (
    <DayPicker
      autoFocus
      classNames={CALENDAR_STYLE}
      labels={LABELS}
      mode="range"
      numberOfMonths={months}
      onSelect={(_range, day) => onPick(localDay(day))}
      selected={{ from: shown, to }}
      defaultMonth={shown ?? firstOf(months, toDate(today))}
      today={toDate(today)}
    />
  );
}

/** Filters look at the past: the current month is the last one shown. */
function firstOf(months: number, today: Date): Date {
  return new Date(today.getFullYear(), today.getMonth() + 1 - months);
}

const FULL_DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full' });

/** Day labels contain the visible number, so that voice control finds them. */
const LABELS = {
  labelDayButton: (date: Date, { today, selected }: Modifiers) =>
    [today && 'Today', FULL_DAY.format(date), selected && 'selected'].filter(Boolean).join(', '),
};

/** The calendar works with the reader's local midnight; only year, month and day matter. */
function toDate(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
