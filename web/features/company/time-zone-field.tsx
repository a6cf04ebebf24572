import { useState } from 'react';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { CompanySelect } from './company-select.tsx';
import { CANADIAN_CHOICES, otherZones, type ZoneChoice } from './time-zones.ts';

/** The time zone that decides when the business's days begin. */
export function TimeZoneField({ form, errorOf }: CompanyEditing) {
  const [others] = useState(() => otherZones(form.getValues('timeZone')));
  return (
    <Field
      className="sm:col-span-2"
      error={errorOf('timeZone')}
      hint="Used for due dates, payments, appointments and statistics"
      label="Time Zone"
    >
      <CompanySelect form={form} name="timeZone">
        <optgroup label="Canada">{CANADIAN_CHOICES.map(toOption)}</optgroup>
        <optgroup label="All time zones">{others.map(toOption)}</optgroup>
      </CompanySelect>
    </Field>
  );
}

const toOption = ({ id, label }: ZoneChoice) => (
  <option key={id} value={id}>
    {label}
  </option>
);
