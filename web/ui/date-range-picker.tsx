import { CalendarDays, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { Button } from './button.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import type { DayRange } from './day-range.ts';
import { Popover } from './popover.tsx';

const RangeCalendar = lazy(async () => ({ default: (await import('./calendar.tsx')).RangeCalendar }));

type DateRangePickerProps = {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** Read on the button while nothing is chosen, such as "Filter by date". */
  label: string;
  displayFormat: (day: CalendarDay) => string;
};

/** A range of days, chosen from two months on a wide screen and one on a phone, with a button that clears it. */
export function DateRangePicker({ value, onChange, label, displayFormat }: DateRangePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const months = matchMedia('(min-width: 768px)').matches ? 2 : 1;
  const text = [value.from, value.to]
    .filter((day) => day !== undefined)
    .map(displayFormat)
    .join(' – ');
  const trigger = (
    <Button aria-label={text ? `${label}: ${text}` : label} className="min-w-0 tabular-nums" variant="secondary">
      <CalendarDays aria-hidden="true" />
      <span className="truncate">{text || label}</span>
    </Button>
  );
  return (
    <div className="flex min-w-0 max-w-full items-center gap-1">
      <Popover label={label} onOpenChange={setIsOpen} open={isOpen} trigger={trigger}>
        <Suspense fallback={<CalendarSkeleton months={months} />}>
          <RangeCalendar months={months} onPick={onChange} value={value} />
        </Suspense>
      </Popover>
      {text && (
        <Button
          aria-label="Clear dates"
          onClick={() => onChange({ from: undefined, to: undefined })}
          size="icon"
          variant="ghost"
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
