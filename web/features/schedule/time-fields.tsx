import { useId } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { zoneName } from '#web/lib/time-zone-names.ts';
import { FieldContext } from '#web/ui/forms/field-context.ts';
import { Options, Select } from '#web/ui/forms/select.tsx';
import type { AppointmentForm } from './appointment-form.ts';
import { twoDigits } from './time-text.ts';

const HOURS = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));
const MINUTES = Array.from({ length: 12 }, (_, index) => twoDigits(index * 5));

type TimeFieldsProps = {
  /** The chosen minute; offered even if it is not on the list. */
  minute: string;
  /** The IANA time zone of the business. */
  timeZone: string;
  error: string | undefined;
  register: UseFormRegister<AppointmentForm>;
};

/** The start time: hour, minute and AM or PM (spec 2 §9). */
export function TimeFields({ minute, timeZone, error, register }: TimeFieldsProps) {
  const id = useId();
  const describedBy = error ? `${id}-error ${id}-zone` : `${id}-zone`;
  const minutes = [...new Set([...MINUTES, minute])].sort();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">Start Time</legend>
      <FieldContext value={{ id: `${id}-hour`, describedBy, invalid: Boolean(error), required: undefined }}>
        <div className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-3">
          <Select aria-label="Hour" {...register('hour')}>
            <Options of={HOURS} />
          </Select>
          <Select aria-label="Minute" id={`${id}-minute`} {...register('minute')}>
            <Options of={minutes} />
          </Select>
          <Select aria-label="AM or PM" id={`${id}-period`} {...register('period')}>
            <Options of={['AM', 'PM']} />
          </Select>
        </div>
      </FieldContext>
      <p className="mt-1.5 text-muted text-xs" id={`${id}-zone`}>
        In {zoneName(timeZone)}, the time zone of your business
      </p>
      {error && (
        <p className="mt-1.5 font-medium text-danger text-xs" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
