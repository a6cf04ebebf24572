import { Controller } from 'react-hook-form';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { PRICE_LIMITS, type ProductForm } from './product-rules.ts';
import { TaxFields } from './tax-fields.tsx';

/** The fields of a product. */
export function ProductFields({ form, errorOf }: Pick<CheckedForm<ProductForm>, 'form' | 'errorOf'>) {
  return (
    <>
      <Field error={errorOf('shortDescription')} label="Short Description" required>
        <Input autoComplete="off" placeholder="Website design" {...form.register('shortDescription')} />
      </Field>
      <Field error={errorOf('detailedDescription')} label="Detailed Description" required>
        <Textarea
          placeholder="What your customer gets, in a sentence or two"
          rows={4}
          {...form.register('detailedDescription')}
        />
      </Field>
      <Field error={errorOf('price')} label="Price" required>
        <Controller
          control={form.control}
          name="price"
          render={({ field }) => (
            <NumberField {...field} {...PRICE_LIMITS} className="sm:w-48" leading="$" placeholder="0.00" />
          )}
        />
      </Field>
      <TaxFields errorOf={errorOf} form={form} />
    </>
  );
}
