import { useController, useWatch } from 'react-hook-form';
import { isInCanada, PROVINCES, provinceOf } from '#shared/canada/provinces.ts';
import { ProvinceField } from '#web/parts/province-field.tsx';
import type { CompanyEditing } from './use-company-form.ts';

/**
 * The province. Choosing one sets the time zone, unless the company already had a province or the user has chosen a
 * zone.
 */
export function CompanyProvince({ form, errorOf, dirtyFields, hasProvince }: CompanyEditing) {
  const country = useWatch({ control: form.control, name: 'country' });
  const { field } = useController({ control: form.control, name: 'province' });
  const { ref: _, ...control } = field;
  const change = (typed: string) => {
    field.onChange(typed);
    const chosen = provinceOf(typed);
    const follows = chosen && isInCanada({ country, province: typed }) && !hasProvince && !dirtyFields.timeZone;
    if (follows) form.setValue('timeZone', PROVINCES[chosen].timeZone);
  };
  return <ProvinceField {...control} country={country} error={errorOf('province')} onChange={change} />;
}
