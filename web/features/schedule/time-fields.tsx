import { useId } from 'react';
import { FieldContext } from '#web/ui/forms/field-context.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { AppointmentForm } from './appointment-form.ts';
import { twoDigits } from './time-text.ts';

const HOURS = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));
const MINUTES = Array.from({ length: 12 }, (_, index) => twoDigits(index * 5));

type TimeFieldsProps = {
  form: AppointmentForm;
  error: string | undefined;
  onChange: (changes: Partial<Pick<AppointmentForm, 'hour' | 'minute' | 'period'>>) => void;
};

/** The start time: hour, minute and AM or PM (spec 2 §9). */
export function TimeFields({ form, error, onChange }: TimeFieldsProps) {
  const id = useId();
  const describedBy = error ? `${id}-error ${id}-zone` : `${id}-zone`;
  // A stored minute that is not on the list is offered too.
  const minutes = [...new Set([...MINUTES, form.minute])].sort();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">Start Time</legend>
      <FieldContext value={{ id: `${id}-hour`, describedBy, invalid: Boolean(error), required: undefined }}>
        <div className="grid grid-cols-3 gap-2">
          <Select
            aria-label="Hour"
            name="hour"
            onChange={({ target }) => onChange({ hour: target.value })}
            value={form.hour}
          >
            {HOURS.map((hour) => (
              <option key={hour}>{hour}</option>
            ))}
          </Select>
          <Select
            aria-label="Minute"
            id={`${id}-minute`}
            name="minute"
            onChange={({ target }) => onChange({ minute: target.value })}
            value={form.minute}
          >
            {minutes.map((minute) => (
              <option key={minute}>{minute}</option>
            ))}
          </Select>
          <Select
            aria-label="AM or PM"
            id={`${id}-period`}
            name="period"
            onChange={({ target }) => onChange({ period: target.value === 'PM' ? 'PM' : 'AM' })}
            value={form.period}
          >
            <option>AM</option>
            <option>PM</option>
          </Select>
        </div>
      </FieldContext>
      <p className="mt-1.5 text-muted text-xs" id={`${id}-zone`}>
        In your time zone: {Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')}
      </p>
      {error && (
        <p className="mt-1.5 font-medium text-danger text-xs" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
