import { useWatch } from 'react-hook-form';
import { fitsProvince, tidyPostalCode } from '#shared/canada/postal-code.ts';
import { isInCanada, PROVINCES, provinceOf } from '#shared/canada/provinces.ts';
import { placeLabels } from '#web/lib/records/place-labels.ts';
import { SECTIONS } from './company-fields.ts';
import { CompanyTextField } from './company-text-field.tsx';
import { ProvinceField } from './province-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import type { CompanyEditing } from './use-company-form.ts';

/** The address, with the provinces to choose from in Canada, and the time zone. */
export function AddressFields(editing: CompanyEditing) {
  const { form, errorOf } = editing;
  const [country, province, zip] = useWatch({ control: form.control, name: ['country', 'province', 'zip'] });
  const isCanadian = isInCanada({ country }) !== false;
  const labels: Readonly<Record<string, string>> = placeLabels(country);
  const zipLook = isCanadian ? { hint: postalCodeHint(zip, province) } : { placeholder: undefined };
  return (
    <>
      {SECTIONS.address.fields.map((look) => {
        if (look.name === 'province' && isCanadian) return <ProvinceField key="province" {...editing} />;
        return (
          <CompanyTextField
            errorOf={errorOf}
            form={form}
            key={look.name}
            look={{ ...look, ...(look.name === 'zip' && zipLook), label: labels[look.name] ?? look.label }}
            tidy={look.name === 'zip' && isCanadian ? tidyPostalCode : undefined}
          />
        );
      })}
      <TimeZoneField {...editing} />
    </>
  );
}

const OR = new Intl.ListFormat('en-CA', { type: 'disjunction' });

/** A hint if the first letter belongs to another province. */
function postalCodeHint(zip: string, typed: string): string | undefined {
  const province = provinceOf(typed);
  if (!province || fitsProvince(zip, province)) return undefined;
  const { en, postal } = PROVINCES[province];
  return `Postal codes in ${en} begin with ${OR.format(postal)}.`;
}
