import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { SUPPLY_CATEGORIES, TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import type { Product } from '#shared/product/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { productQuery, useProductMutations } from '#web/lib/queries/products.ts';
import { UnitInput, UnitSuggestions } from '#web/parts/unit-input.tsx';
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
import { FollowingSeries } from './following-series.tsx';
import { PRICE_LIMITS, PRODUCT_RULES, type ProductForm, productForm } from './product-rules.ts';
import { t } from './texts.en.ts';

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
      submitLabel={product ? t.save : t.add}
      title={product ? t.editProduct : t.add}
    >
      <ProductFields errorOf={editing.errorOf} form={editing.form} />
      {product && <FollowingSeries product={product} text={t.followNewPrice} />}
      <ConflictDialog {...editing.conflict} title={t.changed} />
    </FormDialog>
  );
}

const TEXTS = {
  created: t.created,
  updated: t.updated,
  notCreated: t.notCreated,
  notUpdated: t.notUpdated,
  notRead: t.notRead,
} as const;

/** The fields of a product. */
function ProductFields({ form, errorOf }: Pick<CheckedForm<ProductForm>, 'form' | 'errorOf'>) {
  return (
    <>
      <Field error={errorOf('shortDescription')} label={t.shortDescription} required>
        <Input autoComplete="off" placeholder={t.shortExample} {...form.register('shortDescription')} />
      </Field>
      <Field error={errorOf('detailedDescription')} label={t.detailedDescription} required>
        <Textarea placeholder={t.detailedExample} rows={4} {...form.register('detailedDescription')} />
      </Field>
      <div className="grid grid-cols-[3fr_2fr] gap-3 sm:grid-cols-[12rem_9rem]">
        <Field error={errorOf('price')} label={t.price} required>
          <Controller
            control={form.control}
            name="price"
            render={({ field }) => (
              <NumberField
                {...field}
                {...PRICE_LIMITS}
                leading={t.dollarSign.before}
                placeholder={dictionary.amount(0)}
                trailing={t.dollarSign.after && <span className="pr-2.5 text-muted">{t.dollarSign.after}</span>}
              />
            )}
          />
        </Field>
        <Field error={errorOf('unit')} label={t.unit}>
          <UnitInput placeholder={t.unitExample} {...form.register('unit')} />
        </Field>
        <UnitSuggestions />
      </div>
      <TaxFields errorOf={errorOf} form={form} />
    </>
  );
}

/** A product's category, and its tax treatment if not the default. */
function TaxFields({ form, errorOf }: Pick<CheckedForm<ProductForm>, 'form' | 'errorOf'>) {
  const [category, treatment] = useWatch({ control: form.control, name: ['supplyCategory', 'taxTreatment'] });
  return (
    <>
      <Field error={errorOf('supplyCategory')} hint={category ? t.categoryHint : t.ownCategoryHint} label={t.category}>
        <Select {...form.register('supplyCategory')}>
          <option value="">{t.ownCategory}</option>
          <Options labelOf={(each) => SUPPLY_CATEGORY_LABELS[each]} of={SUPPLY_CATEGORIES} />
        </Select>
      </Field>
      <Field error={errorOf('taxTreatment')} hint={t.treatments[treatment]} label={t.treatment}>
        <Select {...form.register('taxTreatment')}>
          <option value="">{t.ownTreatment}</option>
          <Options labelOf={(each) => TAX_TREATMENT_LABELS[each]} of={TAX_TREATMENTS} />
        </Select>
      </Field>
    </>
  );
}
