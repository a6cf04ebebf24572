import { useState } from 'react';
import { CANADIAN_ZONES } from '#web/lib/time-zone-names.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { CompanySelect } from './company-select.tsx';

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

/** An option of the time zone select. */
type ZoneChoice = { readonly id: string; readonly label: string };

/** The Canadian zones. Their offsets are not shown: a browser's may be outdated. */
const CANADIAN_CHOICES: readonly ZoneChoice[] = Object.entries(CANADIAN_ZONES).map(([id, label]) => ({
  id,
  label,
}));

/** The browser's other zones, plus `chosen` if it is in neither list. */
function otherZones(chosen: string): ZoneChoice[] {
  const others = Intl.supportedValuesOf('timeZone').filter((id) => !(id in CANADIAN_ZONES));
  const isListed = chosen in CANADIAN_ZONES || others.includes(chosen);
  return [...(isListed ? [] : [chosen]), ...others].map((id) => ({ id, label: id.replaceAll('_', ' ') }));
}
