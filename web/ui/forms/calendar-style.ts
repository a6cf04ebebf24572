import type { ClassNames } from 'react-day-picker';

/** Class names of the calendar's parts. */
export const CALENDAR_STYLE: Partial<ClassNames> = {
  root: 'relative p-3',
  months: 'flex flex-wrap gap-6',
  month: 'w-66 pointer-coarse:w-70',
  month_caption: 'flex h-9 items-center justify-center font-semibold text-sm',
  nav: 'absolute inset-x-3 top-3 flex h-9 items-center justify-between',
  button_previous:
    'inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-subtle hover:text-ink',
  button_next: 'inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-subtle hover:text-ink',
  chevron: 'size-4 fill-current',
  month_grid: 'mt-1 w-full border-collapse tabular-nums',
  weekday: 'h-8 font-medium text-muted text-xs',
  day: 'p-0 text-center',
  day_button:
    'size-9 rounded-md text-sm pointer-coarse:size-10 hover:bg-subtle focus-visible:outline-offset-0 disabled:text-muted',
  today: '[&>button]:font-bold [&>button]:text-accent',
  outside: '[&>button]:text-muted',
  disabled: 'opacity-55',
  hidden: 'invisible',
  selected: '[&>button]:bg-accent [&>button]:text-on-accent [&>button:hover]:bg-accent-strong',
  range_start: 'rounded-l-md bg-accent-soft',
  range_end: 'rounded-r-md bg-accent-soft',
  range_middle: 'bg-accent-soft [&>button]:bg-transparent! [&>button]:text-ink! [&>button]:hover:bg-accent-soft',
};
