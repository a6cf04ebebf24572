import { Controller } from 'react-hook-form';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { hourOfDay, pickedTime } from './appointment-form.ts';
import type { ClockSelectsProps } from './clock-selects-props.ts';
import { t } from './texts.en.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A time of day on the clock of 24 hours: hour and minutes. */
export function ClockSelects({ id, form, minutes }: ClockSelectsProps) {
  const { control, register, setValue, watch } = form;
  const choose = (hour: number) => {
    const picked = pickedTime(hour);
    setValue('period', picked.period, { shouldDirty: true });
    return picked.hour;
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Controller
        control={control}
        name="hour"
        render={({ field: { onChange, ...field } }) => (
          <Select
            aria-label={t.hour}
            {...field}
            onChange={({ target }) => onChange(choose(Number(target.value)))}
            value={hourOfDay({ hour: field.value, period: watch('period') })}
          >
            <Options labelOf={(hour) => `${hour}\u00a0h`} of={HOURS} />
          </Select>
        )}
      />
      <Select aria-label={t.minute} id={`${id}-minute`} {...register('minute')}>
        <Options of={minutes} />
      </Select>
    </div>
  );
}
