import { clsx } from 'clsx';
import { CalendarDays, X } from 'lucide-react';
import { useRef } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { type DayRange, rangeText } from './day-range.ts';
import { t } from './texts.en.ts';

const loadPopover = async () => (await import('./date-range-popover.tsx')).DateRangePopover;

type DateRangePickerProps = {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** Button text while nothing is chosen, such as "Filter by date". */
  label: string;
  displayFormat: (day: CalendarDay) => string;
  /** Whether there must be a first and a last day: nothing clears them, and no usual periods are offered. */
  isRequired?: boolean;
};

/**
 * A date range behind a button, with a second button that clears it, unless it is required. The calendar is fetched on
 * first use.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, label, displayFormat, isRequired = false } = props;
  const { part: DateRangePopover, fetchPart, prefetchPart } = useLazyPart(loadPopover);
  const frame = useRef<HTMLDivElement>(null);
  const text = rangeText(value, displayFormat);
  const button = {
    'aria-label': text ? t.labelled({ label, text }) : label,
    children: (
      <>
        <CalendarDays aria-hidden="true" />
        <span className={clsx('truncate', !text && 'max-sm:sr-only')}>{text || label}</span>
      </>
    ),
    className: clsx('min-w-0 tabular-nums', !text && 'max-sm:w-control max-sm:px-0'),
    variant: 'secondary',
  } as const;
  return (
    <div className="flex min-w-0 max-w-full items-center gap-1" ref={frame}>
      {DateRangePopover ? (
        <DateRangePopover {...props} trigger={<Button {...button} />} />
      ) : (
        <Button
          {...button}
          aria-expanded={false}
          aria-haspopup="dialog"
          onClick={fetchPart}
          onFocus={prefetchPart}
          onPointerEnter={prefetchPart}
        />
      )}
      {text && !isRequired && (
        <Button
          aria-label={t.clearDates}
          onClick={() => {
            onChange({ from: undefined, to: undefined });
            // The clear button disappears with the dates.
            frame.current?.querySelector('button')?.focus();
          }}
          size="icon"
          variant="ghost"
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
