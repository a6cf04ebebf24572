import { useState } from 'react';
import { CANADIAN_ZONES } from '#web/lib/time-zone-names.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options } from '#web/ui/forms/select.tsx';
import { CompanySelect } from './company-select.tsx';

/** The time zone that decides when the business's days begin. Offsets are not shown: a browser's may be outdated. */
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
        <optgroup label="Canada">
          <Options labelOf={(id) => CANADIAN_ZONES[id] ?? id} of={Object.keys(CANADIAN_ZONES)} />
        </optgroup>
        <optgroup label="All time zones">
          <Options labelOf={(id) => id.replaceAll('_', ' ')} of={others} />
        </optgroup>
      </CompanySelect>
    </Field>
  );
}

/** The browser's other zones, plus `chosen` if it is in neither list. */
function otherZones(chosen: string): string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((id) => !(id in CANADIAN_ZONES));
  const isListed = chosen in CANADIAN_ZONES || others.includes(chosen);
  return isListed ? others : [chosen, ...others];
}
