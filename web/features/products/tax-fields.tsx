import { useWatch } from 'react-hook-form';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS, type TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import type { ProductForm } from './product-rules.ts';

/** A product's category, and its tax treatment if not the default. */
export function TaxFields({ form, errorOf }: Pick<CheckedForm<ProductForm>, 'form' | 'errorOf'>) {
  const [category, treatment] = useWatch({ control: form.control, name: ['supplyCategory', 'taxTreatment'] });
  return (
    <>
      <Field
        error={errorOf('supplyCategory')}
        hint={category ? 'Provinces with PST tax goods and services differently.' : 'Set in Company Settings.'}
        label="What is it?"
      >
        <Select {...form.register('supplyCategory')}>
          <option value="">What your business sells</option>
          <Options labelOf={(each) => SUPPLY_CATEGORY_LABELS[each]} of={SUPPLY_CATEGORIES} />
        </Select>
      </Field>
      <Field error={errorOf('taxTreatment')} hint={EXPLANATIONS[treatment]} label="How is it taxed?">
        <Select {...form.register('taxTreatment')}>
          <option value="">Default for what you sell</option>
          <Options labelOf={(each) => TAX_TREATMENT_LABELS[each]} of={TAX_TREATMENTS} />
        </Select>
      </Field>
    </>
  );
}

const EXPLANATIONS: Readonly<Record<TaxTreatment | '', string>> = {
  '': 'By the rules of the customer’s province.',
  taxable: 'All taxes of the customer’s province, PST and RST included.',
  noPst: 'GST, HST and QST are charged, PST and RST are not.',
  zeroRated: 'Taxed at 0%, such as basic groceries.',
  export: 'Sold to a customer outside Canada, without tax.',
  exempt: 'Never taxed, such as most health care and tuition.',
};
