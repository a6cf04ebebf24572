import { Options, Select } from '#web/ui/forms/select.tsx';
import type { ClockSelectsProps } from './clock-selects-props.ts';
import { t } from './texts.en.tsx';
import { twoDigits } from './time-text.ts';

const HOURS = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));

/** A time of day: hour, minute and AM or PM (spec 2 §9). */
export function ClockSelects({ id, form: { register }, minutes }: ClockSelectsProps) {
  return (
    <div className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-3">
      <Select aria-label={t.hour} {...register('hour')}>
        <Options of={HOURS} />
      </Select>
      <Select aria-label={t.minute} id={`${id}-minute`} {...register('minute')}>
        <Options of={minutes} />
      </Select>
      <Select aria-label="AM or PM" id={`${id}-period`} {...register('period')}>
        <Options of={['AM', 'PM']} />
      </Select>
    </div>
  );
}
