import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useLazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';
import { t } from './texts.en.ts';

const loadPopover = async () => (await import('./date-picker-popover.tsx')).DatePickerPopover;

type DatePickerProps = {
  /** `yyyy-MM-dd`, or empty if no day is chosen. */
  value: CalendarDay;
  onChange: (day: CalendarDay) => void;
  /** Formats the day on the button. */
  displayFormat: (day: CalendarDay) => string;
  placeholder?: string;
  /** Marked as today; by default, the business's day. */
  today?: CalendarDay;
  /** The first day that can be chosen; no limit by default. */
  min?: CalendarDay;
  /** The last day that can be chosen; no limit by default. */
  max?: CalendarDay;
  /** Name of the button within its form. */
  name?: string;
  disabled?: boolean;
  /** Offers to remove the day. */
  canClear?: boolean;
};

/**
 * A day, chosen from a calendar that opens below the button. The calendar is fetched on first use. Put it in a Field,
 * which labels it.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, displayFormat, placeholder = t.pickDate, today, min, max, name, disabled, canClear } = props;
  const { required: _, id, ...control } = useFieldControl();
  const { part: DatePickerPopover, fetchPart, prefetchPart } = useLazyPart(loadPopover);
  const [isFetching, setIsFetching] = useState(false);
  const button: ComponentProps<'button'> = {
    ...control,
    'aria-labelledby': id && `${id}-label ${id}-value`,
    children: (
      <>
        <span className={clsx('truncate', !value && 'text-muted')} id={id && `${id}-value`}>
          {value ? displayFormat(value) : placeholder}
        </span>
        {isFetching ? <Spinner /> : <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      </>
    ),
    className: clsx(CONTROL_STYLE, 'flex h-control items-center justify-between gap-2 px-3 text-left'),
    disabled,
    id,
    name,
    type: 'button',
  };
  if (DatePickerPopover) {
    const trigger = <button {...button} />;
    return <DatePickerPopover {...{ canClear, today, min, max, onChange, trigger, value }} />;
  }
  const open = async () => {
    setIsFetching(true);
    await fetchPart();
    setIsFetching(false);
  };
  return (
    <button
      {...button}
      aria-busy={isFetching}
      aria-expanded={false}
      aria-haspopup="dialog"
      onClick={open}
      onFocus={prefetchPart}
      onPointerEnter={prefetchPart}
    />
  );
}
