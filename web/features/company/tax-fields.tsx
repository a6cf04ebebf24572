import { useWatch } from 'react-hook-form';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { SUPPLY_CATEGORY_LABELS } from '#shared/canada/tax-labels.ts';
import { SUPPLY_CATEGORIES } from '#shared/canada/tax-treatment.ts';
import { RegistrationFields } from '#web/parts/company-form/registration-fields.tsx';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options } from '#web/ui/forms/select.tsx';
import { CompanySelect } from './company-select.tsx';

/** The tax registrations and what the business sells. */
export function TaxFields(editing: CompanyEditing) {
  const { form, errorOf } = editing;
  const numbers = useWatch({ control: form.control, name: TAX_ACCOUNTS });
  return (
    <>
      <p className="-mt-2 text-pretty text-muted text-sm sm:col-span-2">
        {numbers.some(Boolean) ? REGISTERED : SMALL_SUPPLIER}
      </p>
      <RegistrationFields {...editing}>
        <Field
          error={errorOf('supplyCategory')}
          hint="Some provinces tax only certain services. You can also set this for each product."
          label="What do you sell?"
        >
          <CompanySelect form={form} name="supplyCategory">
            <option value="">Choose what you sell</option>
            <Options labelOf={(category) => SUPPLY_CATEGORY_LABELS[category]} of={SUPPLY_CATEGORIES} />
          </CompanySelect>
        </Field>
      </RegistrationFields>
    </>
  );
}

const SMALL_SUPPLIER =
  'Without a registration, no tax is added to your invoices. You must register once you sell more than $30,000 within four quarters.';
const REGISTERED = 'Each number is printed beside its tax. You charge only the taxes you are registered for.';
