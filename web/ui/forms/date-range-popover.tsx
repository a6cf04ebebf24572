import { type ReactNode, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { RangeCalendar } from './calendar.tsx';
import type { DayRange } from './day-range.ts';
import { PeriodButtons } from './periods/period-buttons.tsx';
import { t } from './texts.en.ts';

type DateRangePopoverProps = {
  value: DayRange;
  onChange: (range: DayRange) => void;
  label: string;
  displayFormat: (day: CalendarDay) => string;
  isRequired?: boolean;
  /** The button that reopens it. */
  trigger: ReactNode;
};

/**
 * Two months on a wide screen and one on a phone, initially open. The second picked day completes the range and closes
 * it; a range with only one day is valid, unless it is required. Loaded on demand: use DateRangePicker.
 */
export function DateRangePopover(props: DateRangePopoverProps) {
  const { value, onChange, label, displayFormat, isRequired = false, trigger } = props;
  const today = useBusinessDay();
  const [isOpen, setIsOpen] = useState(true);
  const [first, setFirst] = useState<CalendarDay>();
  const toggle = (open: boolean) => {
    setIsOpen(open);
    setFirst(undefined);
  };
  const choose = (range: DayRange) => {
    toggle(false);
    onChange(range);
  };
  const pick = (day: CalendarDay) => {
    if (!first) setFirst(day);
    else choose(first < day ? { from: first, to: day } : { from: day, to: first });
  };
  return (
    <Popover label={label} onOpenChange={toggle} open={isOpen} trigger={trigger}>
      {!isRequired && <PeriodButtons onChoose={choose} today={today()} value={value} />}
      <RangeCalendar
        months={matchMedia('(min-width: 768px)').matches ? 2 : 1}
        onPick={pick}
        today={today()}
        value={first ? { from: first, to: undefined } : value}
      />
      <div className="flex min-h-14 w-0 min-w-full flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-2">
        <p aria-live="polite" className="text-muted tabular-nums">
          {first ? t.chooseLast({ first: displayFormat(first) }) : t.chooseFirst}
        </p>
        {first && !isRequired && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => choose({ from: undefined, to: first })} variant="ghost">
              {t.untilThis}
            </Button>
            <Button onClick={() => choose({ from: first, to: undefined })} variant="ghost">
              {t.fromThis}
            </Button>
          </div>
        )}
      </div>
    </Popover>
  );
}
