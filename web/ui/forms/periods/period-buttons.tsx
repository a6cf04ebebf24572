import type { CalendarDay } from '#shared/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import type { DayRange } from '#web/ui/forms/day-range.ts';
import { periodsOn } from './periods.ts';
import { t } from './texts.en.ts';

type PeriodButtonsProps = { today: CalendarDay; value: DayRange; onChoose: (range: DayRange) => void };

/** The usual periods, above a calendar. */
export function PeriodButtons({ today, value, onChoose }: PeriodButtonsProps) {
  return (
    <fieldset className="flex w-0 min-w-full flex-wrap gap-1 border-line border-b p-2">
      <legend className="sr-only">{t.periods}</legend>
      {periodsOn(today).map(({ label, from, to }) => (
        <Button
          aria-pressed={value.from === from && value.to === to}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
          key={label}
          onClick={() => onChoose({ from, to })}
          size="sm"
          variant="ghost"
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
