import { useController, useWatch } from 'react-hook-form';
import { addressWords } from '#shared/address-words.ts';
import { postalHint, tidyPostalCode } from '#shared/canada/postal-code.ts';
import { isInCanada, PROVINCES, provinceOf } from '#shared/canada/provinces.ts';
import { ProvinceField } from '#web/ui/forms/province-field.tsx';
import { SECTIONS } from './company-fields.ts';
import { CompanyTextField } from './company-text-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import type { CompanyEditing } from './use-company-form.ts';

/** The address, with the provinces to choose from in Canada, and the time zone. */
export function AddressFields(editing: CompanyEditing) {
  const { form, errorOf } = editing;
  const [country, province, zip] = useWatch({ control: form.control, name: ['country', 'province', 'zip'] });
  const isCanadian = isInCanada({ country }) !== false;
  const zipLook = {
    label: addressWords(country).zip,
    ...(isCanadian ? { hint: postalHint({ zip, province, country }) } : { placeholder: undefined }),
  };
  return (
    <>
      {SECTIONS.address.fields.map((look) => {
        if (look.name === 'province') return <CompanyProvince country={country} key="province" {...editing} />;
        const isZip = look.name === 'zip';
        return (
          <CompanyTextField
            errorOf={errorOf}
            form={form}
            key={look.name}
            look={isZip ? { ...look, ...zipLook } : look}
            tidy={isZip && isCanadian ? tidyPostalCode : undefined}
          />
        );
      })}
      <TimeZoneField {...editing} />
    </>
  );
}

/** The province. The time zone follows it until the company has one, or someone chooses a zone. */
function CompanyProvince({ form, errorOf, dirtyFields, isPlaced, country }: CompanyEditing & { country: string }) {
  const { field } = useController({ control: form.control, name: 'province' });
  const { ref: _, ...control } = field;
  const change = (typed: string) => {
    field.onChange(typed);
    const chosen = provinceOf(typed);
    const follows = chosen && isInCanada({ country, province: typed }) && !isPlaced && !dirtyFields.timeZone;
    if (follows) form.setValue('timeZone', PROVINCES[chosen].timeZone);
  };
  return <ProvinceField {...control} country={country} error={errorOf('province')} onChange={change} />;
}
