import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import { dayRange, fullDay, weekday } from './day-names.en.ts';
import { windowDays } from './schedule-address.ts';
import { t } from './texts.en.tsx';

type WeekStripProps = {
  first: CalendarDay;
  selected: CalendarDay;
  today: CalendarDay;
  /** Number of appointments on a day; undefined while loading. */
  countOf: (day: CalendarDay) => number | undefined;
  /** Whose appointments are counted, if that can be chosen. */
  mine: ReactNode;
  onSelect: (day: CalendarDay) => void;
  onMove: (windows: 1 | -1) => void;
  onToday: () => void;
};

/** Seven days to choose from, with buttons to other weeks (spec 2 §2, "Schedule screen"). */
export function WeekStrip({ first, selected, today, countOf, mine, onSelect, onMove, onToday }: WeekStripProps) {
  const days = windowDays(first);
  return (
    <div className="p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-1">
        <div className="flex items-center justify-between gap-x-2 max-sm:w-full sm:flex-wrap sm:gap-x-4 sm:gap-y-2">
          <p aria-live="polite" className={clsx('font-semibold text-base tabular-nums', mine && 'max-sm:text-sm')}>
            {dayRange(first, days.at(-1) ?? first)}
          </p>
          {mine}
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <Button
            className="max-sm:flex-1 max-sm:px-1.5!"
            onClick={() => onMove(-1)}
            title={t.earlier}
            variant="secondary"
          >
            <ChevronLeft aria-hidden="true" />
            {t.previous}
          </Button>
          <Button className="max-sm:flex-1 max-sm:px-1.5!" onClick={onToday} variant="secondary">
            {t.today}
          </Button>
          <Button
            className="max-sm:flex-1 max-sm:px-1.5!"
            onClick={() => onMove(1)}
            title={t.later}
            variant="secondary"
          >
            {t.next}
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </div>
      <ul aria-label={t.days} className="mt-3 grid grid-cols-7 gap-1 sm:gap-2">
        {days.map((day) => (
          <li key={day}>
            <DayButton
              count={countOf(day)}
              day={day}
              isSelected={day === selected}
              isToday={day === today}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type DayButtonProps = {
  day: CalendarDay;
  count: number | undefined;
  isSelected: boolean;
  isToday: boolean;
  onSelect: WeekStripProps['onSelect'];
};

function DayButton({ day, count, isSelected, isToday, onSelect }: DayButtonProps) {
  return (
    <button
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isSelected}
      className={clsx(
        'relative flex w-full min-w-0 flex-col items-center gap-1 rounded-lg pt-2 pb-2.5 transition-colors',
        isSelected ? 'bg-accent text-on-accent' : 'hover:bg-subtle',
      )}
      onClick={() => onSelect(day)}
      type="button"
    >
      <span className="sr-only">{count === undefined ? fullDay(day) : t.countOnDay({ count, day: fullDay(day) })}</span>
      <span
        aria-hidden="true"
        className={clsx('font-medium text-xs', !isSelected && (isToday ? 'text-accent' : 'text-muted'))}
      >
        {weekday(day)}
      </span>
      <span
        aria-hidden="true"
        className={clsx('font-semibold text-lg tabular-nums', isToday && !isSelected && 'text-accent')}
      >
        {Number(day.slice(8))}
      </span>
      <span
        aria-hidden="true"
        className={clsx(
          'flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 font-medium text-xs tabular-nums',
          !count && 'invisible',
          isSelected ? 'bg-on-accent text-accent' : 'bg-accent-soft text-accent',
        )}
      >
        {count}
      </span>
    </button>
  );
}
