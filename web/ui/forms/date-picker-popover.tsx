import { type ReactNode, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { DayCalendar } from './calendar.tsx';
import { t } from './texts.en.ts';

type DatePickerPopoverProps = {
  value: CalendarDay;
  onChange: (day: CalendarDay) => void;
  today?: CalendarDay | undefined;
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
  canClear?: boolean | undefined;
  /** The button that reopens it. */
  trigger: ReactNode;
};

/** A month to pick one day from, initially open. Loaded on demand: use DatePicker. */
export function DatePickerPopover(props: DatePickerPopoverProps) {
  const { value, onChange, today, min, max, canClear, trigger } = props;
  const businessDay = useBusinessDay();
  const [isOpen, setIsOpen] = useState(true);
  const onPick = (day: CalendarDay) => {
    onChange(day);
    setIsOpen(false);
  };
  return (
    <Popover label={t.chooseDate} onOpenChange={setIsOpen} open={isOpen} trigger={trigger}>
      <DayCalendar max={max} min={min} onPick={onPick} today={today ?? businessDay()} value={value} />
      {canClear && value && (
        <div className="border-line border-t p-1">
          <Button className="w-full" onClick={() => onPick('')} size="sm" variant="ghost">
            {t.clear}
          </Button>
        </div>
      )}
    </Popover>
  );
}
