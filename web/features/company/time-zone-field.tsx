import { useState } from 'react';
import type { CompanyEditing } from '#web/ui/forms/company-form/use-company-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { CompanySelect } from './company-select.tsx';
import { canadianZones, otherZones, type ZoneChoice } from './time-zones.ts';

/** The time zone that decides when the business's days begin. */
export function TimeZoneField({ form, errorOf }: CompanyEditing) {
  const [zones] = useState(() => ({
    canadian: canadianZones(new Date()),
    others: otherZones(form.getValues('timeZone')),
  }));
  return (
    <Field
      className="sm:col-span-2"
      error={errorOf('timeZone')}
      hint="Used for due dates, payments and statistics"
      label="Time Zone"
    >
      <CompanySelect form={form} name="timeZone">
        <optgroup label="Canada">{zones.canadian.map(toOption)}</optgroup>
        <optgroup label="All time zones">{zones.others.map(toOption)}</optgroup>
      </CompanySelect>
    </Field>
  );
}

const toOption = ({ id, label }: ZoneChoice) => (
  <option key={id} value={id}>
    {label}
  </option>
);
