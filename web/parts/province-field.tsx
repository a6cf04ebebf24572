import { isInCanada, provinceOf } from '#shared/canada/provinces.ts';
import { addressWords } from '#web/lib/locale/address-words.en.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { PROVINCES_BY_NAME } from '#web/lib/records/provinces-by-name.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { t } from './texts.en.ts';

type ProvinceFieldProps = {
  country: string;
  /** A province's code, or the text typed before: "QC", "Québec", "Bavaria". */
  value: string;
  /** Called with a code when one is chosen, or with the typed text. */
  onChange: (province: string) => void;
  onBlur?: () => void;
  /** Replaces "Province", or "State" in the United States. */
  label?: string | undefined;
  error?: string | undefined;
  /** Name of the control within its form. */
  name?: string;
  className?: string;
};

/** A province: one of Canada's if the country is Canada or empty, any text otherwise. */
export function ProvinceField({ country, value, onChange, label, error, className = '', ...rest }: ProvinceFieldProps) {
  const control = {
    ...rest,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const known = provinceOf(value);
  return (
    <Field className={className} error={error} label={label ?? addressWords(country).province}>
      {mayBecomeCanada(country) ? (
        <Select {...control} value={known ?? value}>
          <option value="">{t.chooseProvince}</option>
          {value && !known && <option value={value}>{value}</option>}
          <Options labelOf={provinceName} of={PROVINCES_BY_NAME} />
          {!country.trim() && <option disabled>{t.outsideCanada}</option>}
        </Select>
      ) : (
        <Input {...control} value={value} />
      )}
    </Field>
  );
}

/** True for a partly typed "Canada" too, so that the select does not flicker while someone types the country. */
function mayBecomeCanada(country: string): boolean {
  return isInCanada({ country }) !== false || 'canada'.startsWith(country.trim().toLowerCase());
}
