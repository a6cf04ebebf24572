import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';

const loadDayCalendar = async () => (await import('./calendar.tsx')).DayCalendar;

type DatePickerProps = {
  /** `yyyy-MM-dd`, or empty if no day is chosen. */
  value: CalendarDay;
  onChange: (day: CalendarDay) => void;
  /** Formats the day on the button. */
  displayFormat: (day: CalendarDay) => string;
  placeholder?: string;
  /** The first day that can be chosen; no limit by default. */
  min?: CalendarDay;
  /** Name of the button within its form. */
  name?: string;
  disabled?: boolean;
  /** Offers to remove the day. */
  canClear?: boolean;
};

/** A day, chosen from a calendar that opens below the button. Put it in a Field, which labels it. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, displayFormat, placeholder = 'Pick a date', min, name, disabled, canClear = false } = props;
  const { required: _, id, ...control } = useFieldControl();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = (
    <button
      {...control}
      aria-labelledby={id && `${id}-label ${id}-value`}
      className={clsx(CONTROL_STYLE, 'flex h-control items-center justify-between gap-2 px-3 text-left')}
      disabled={disabled}
      id={id}
      name={name}
      type="button"
    >
      <span className={clsx('truncate', !value && 'text-muted')} id={id && `${id}-value`}>
        {value ? displayFormat(value) : placeholder}
      </span>
      <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
  const onPick = (day: CalendarDay) => {
    onChange(day);
    setIsOpen(false);
  };
  return (
    <Popover label="Choose a date" onOpenChange={setIsOpen} open={isOpen} trigger={trigger}>
      <LazyPart fallback={<CalendarSkeleton />} load={loadDayCalendar} onFailed={() => setIsOpen(false)}>
        {(DayCalendar) => <DayCalendar min={min} onPick={onPick} value={value} />}
      </LazyPart>
      {canClear && value && (
        <div className="border-line border-t p-1">
          <Button className="w-full" onClick={() => onPick('')} size="sm" variant="ghost">
            Clear
          </Button>
        </div>
      )}
    </Popover>
  );
}
