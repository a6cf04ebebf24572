import { useWatch } from 'react-hook-form';
import { PROVINCE_CODES, PROVINCES, provinceOf } from '#shared/canada/provinces.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { CompanySelect } from './company-select.tsx';
import type { CompanyEditing } from './use-company-form.ts';

/** The provinces and territories to choose from. A text that names none of them stays as an option of its own. */
export function ProvinceField({ form, errorOf, dirtyFields, isPlaced }: CompanyEditing) {
  const typed = useWatch({ control: form.control, name: 'province' });
  const known = provinceOf(typed);
  // The time zone follows until the company has a province, or someone chooses a zone.
  const followProvince = (choice: string) => {
    const chosen = provinceOf(choice);
    if (chosen && !isPlaced && !dirtyFields.timeZone) form.setValue('timeZone', PROVINCES[chosen].timeZone);
  };
  return (
    <Field error={errorOf('province')} label="Province">
      <CompanySelect autoComplete="address-level1" form={form} name="province" onChosen={followProvince}>
        <option value="">Choose a province</option>
        {typed && !known && <option value={typed}>{typed}</option>}
        {PROVINCE_CODES.map((code) => (
          <option key={code} value={code === known ? typed : code}>
            {PROVINCES[code].en}
          </option>
        ))}
      </CompanySelect>
    </Field>
  );
}
