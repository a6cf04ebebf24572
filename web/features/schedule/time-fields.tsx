import { useId } from 'react';
import { zoneName } from '#web/lib/time-zone-names.ts';
import { FieldContext } from '#web/ui/forms/field-context.ts';
import { ClockSelects } from './clock-selects.en.tsx';
import type { ClockSelectsProps } from './clock-selects-props.ts';
import { t } from './texts.en.tsx';
import { twoDigits } from './time-text.ts';

const MINUTES = Array.from({ length: 12 }, (_, index) => twoDigits(index * 5));

type TimeFieldsProps = {
  /** The chosen minute; offered even if it is not on the list. */
  minute: string;
  /** The IANA time zone of the business. */
  timeZone: string;
  error: string | undefined;
  form: ClockSelectsProps['form'];
};

/** The start time. */
export function TimeFields({ minute, timeZone, error, form }: TimeFieldsProps) {
  const id = useId();
  const describedBy = error ? `${id}-error ${id}-zone` : `${id}-zone`;
  const minutes = [...new Set([...MINUTES, minute])].sort();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">{t.startTime}</legend>
      <FieldContext value={{ id: `${id}-hour`, describedBy, invalid: Boolean(error), required: undefined }}>
        <ClockSelects form={form} id={id} minutes={minutes} />
      </FieldContext>
      <p className="mt-1.5 text-muted text-xs" id={`${id}-zone`}>
        {t.inZone({ zone: zoneName(timeZone) })}
      </p>
      {error && (
        <p className="mt-1.5 font-medium text-danger text-xs" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
