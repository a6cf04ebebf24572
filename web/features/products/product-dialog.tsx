import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS, type TaxTreatment } from '#shared/canada/tax-treatment.ts';
import type { Product } from '#shared/product/schema.ts';
import { productQuery, useProductMutations } from '#web/lib/queries/products.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { PRICE_LIMITS, PRODUCT_RULES, type ProductForm, productForm } from './product-rules.ts';

type ProductDialogProps = {
  /** The product to edit; omitted to add one. */
  product?: Product;
  onClose: () => void;
};

/** Adds or edits a product, checked before any call (spec 2 §5). */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const client = useQueryClient();
  const [stored, setStored] = useState(product);
  const [clientId] = useState(() => crypto.randomUUID());
  const { create, update } = useProductMutations();
  const editing = useRecordForm({
    stored,
    valuesOf: productForm,
    rules: PRODUCT_RULES,
    create: (input) => create.mutateAsync({ ...input, id: clientId }),
    update: (changes, { id }) => update.mutateAsync({ id, ...changes }),
    reload: async ({ id }) => setStored(await client.fetchQuery(productQuery(id))),
    onSaved: onClose,
    showFailure: showRefusal,
    texts: TEXTS,
  });
  return (
    <FormDialog
      fieldsStyle="grid gap-5"
      editing={editing}
      noValidate
      onClose={onClose}
      submitLabel={product ? 'Save Changes' : 'Add Product'}
      title={product ? 'Edit Product' : 'Add Product'}
    >
      <ProductFields errorOf={editing.errorOf} form={editing.form} />
      <ConflictDialog {...editing.conflict} title="This product was changed" />
    </FormDialog>
  );
}

const TEXTS = {
  created: 'Product added successfully',
  updated: 'Product updated successfully',
  notCreated: 'Failed to create product',
  notUpdated: 'Failed to update product',
  notRead: 'Failed to fetch products',
} as const;

/** The fields of a product. */
function ProductFields({ form, errorOf }: Pick<CheckedForm<ProductForm>, 'form' | 'errorOf'>) {
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

/** A product's category, and its tax treatment if not the default. */
function TaxFields({ form, errorOf }: Pick<CheckedForm<ProductForm>, 'form' | 'errorOf'>) {
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
