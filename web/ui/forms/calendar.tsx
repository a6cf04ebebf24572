import { type ClassNames, DayPicker, type Modifiers } from 'react-day-picker';
import { type CalendarDay, localDay } from '#shared/calendar-day.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import type { DayRange } from './day-range.ts';
import { t } from './texts.en.ts';

type DayCalendarProps = {
  value: CalendarDay;
  onPick: (day: CalendarDay) => void;
  /** Marked as today. */
  today: CalendarDay;
  /** The first day that can be picked; no limit by default. */
  min?: CalendarDay | undefined;
  /** The last day that can be picked; no limit by default. */
  max?: CalendarDay | undefined;
};

/** A month to pick one day from. Loaded on demand: use DatePicker. */
export function DayCalendar({ value, onPick, today, min, max }: DayCalendarProps) {
  const selected = value ? toDate(value) : undefined;
  const outside = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])];
  return (
    <DayPicker
      autoFocus
      classNames={CALENDAR_STYLE}
      formatters={FORMATTERS}
      labels={LABELS}
      mode="single"
      onSelect={(date) => onPick(localDay(date))}
      required
      selected={selected}
      showOutsideDays
      today={toDate(today)}
      disabled={outside}
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
      formatters={FORMATTERS}
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

const FULL_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' });
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long' });

/** The calendar's own words are English. */
const FORMATTERS = {
  formatCaption: (month: Date) => MONTH.format(month),
  formatWeekdayName: (day: Date) => t.weekdays[day.getDay()] ?? '',
};

const LABELS = {
  labelGrid: (month: Date) => MONTH.format(month),
  labelNext: () => t.nextMonth,
  labelPrevious: () => t.previousMonth,
  labelWeekday: (day: Date) => WEEKDAY.format(day),
  /** Contains the visible number, so that voice control finds it. */
  labelDayButton: (date: Date, { today, selected }: Modifiers) =>
    [today && t.today, FULL_DAY.format(date), selected && t.selected].filter(Boolean).join(', '),
};

/** The calendar works with the reader's local midnight; only year, month and day matter. */
function toDate(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Class names of the calendar's parts. */
const CALENDAR_STYLE: Partial<ClassNames> = {
  root: 'relative p-3',
  months: 'flex flex-wrap gap-6',
  month: 'w-66 pointer-coarse:w-70 max-sm:w-full!',
  month_caption: 'flex h-9 items-center justify-center font-semibold text-sm max-sm:h-11',
  nav: 'absolute inset-x-3 top-3 flex h-9 items-center justify-between max-sm:h-11',
  button_previous:
    'inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-subtle hover:text-ink max-sm:size-11',
  button_next:
    'inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-subtle hover:text-ink max-sm:size-11',
  chevron: 'size-4 fill-current',
  month_grid: 'mt-1 w-full border-collapse tabular-nums',
  weekday: 'h-8 font-medium text-muted text-xs',
  day: 'p-0 text-center',
  day_button:
    'size-9 rounded-md text-sm pointer-coarse:size-10 max-sm:h-11! max-sm:w-full! max-sm:max-w-11 hover:bg-subtle focus-visible:outline-offset-0 disabled:text-muted',
  today: '[&>button]:font-bold [&>button]:text-accent',
  outside: '[&>button]:text-muted',
  disabled: 'opacity-55',
  hidden: 'invisible',
  selected:
    'not-[.in-range]:[&>button]:bg-accent not-[.in-range]:[&>button]:text-on-accent not-[.in-range]:[&>button:hover]:bg-accent-strong',
  range_start: 'rounded-l-md bg-accent-soft',
  range_end: 'rounded-r-md bg-accent-soft',
  range_middle: 'in-range bg-accent-soft [&>button]:hover:bg-accent-soft',
};
