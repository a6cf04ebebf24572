import { useWatch } from 'react-hook-form';
import { tidyPostalCode } from '#shared/canada/postal-code.ts';
import { isInCanada } from '#shared/canada/provinces.ts';
import { addressWords } from '#web/lib/locale/address-words.en.ts';
import { postalHint } from '#web/lib/records/postal-hint.ts';
import { SECTIONS } from './company-fields.ts';
import { CompanyProvince } from './company-province.tsx';
import { CompanyTextField } from './company-text-field.tsx';
import type { CompanyEditing } from './use-company-form.ts';

/** The address, with the provinces to choose from in Canada. */
export function CompanyAddress(editing: CompanyEditing) {
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
        if (look.name === 'province') return <CompanyProvince key="province" {...editing} />;
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
    </>
  );
}
