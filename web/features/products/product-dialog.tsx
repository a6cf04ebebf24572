import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product, ProductInput } from '#shared/product/schema.ts';
import { numberOf, typedNumber } from '#web/lib/numbers/read-number.ts';
import { productQuery, useProductMutations } from '#web/lib/queries/products.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { useSaveRecord } from '#web/ui/forms/use-save-record.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ProductFields } from './product-fields.tsx';
import { PRICE_LIMITS, type ProductForm, type ProductProblems, productProblems } from './product-problems.ts';

type ProductDialogProps = {
  /** What to change; nothing to add a new one. */
  product?: Product;
  onClose: () => void;
};

/** The form of a product, checked before any call (spec 2 §5). */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const client = useQueryClient();
  const [problems, setProblems] = useState<ProductProblems>({});
  const { create, update } = useProductMutations();
  const { stored, save, isBusy, conflict } = useSaveRecord<ProductInput, Product>({
    record: product,
    create: create.mutateAsync,
    update: update.mutateAsync,
    read: (id) => client.fetchQuery(productQuery(id)),
    onDone: onClose,
    showFailure: showRefusal,
    texts: TEXTS,
  });
  const onSubmit = (element: HTMLFormElement) => {
    const form = readForm(element);
    const found = productProblems(form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (!first) return void save(toInput(form));
    const control = element.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <FormDialog
      fieldsStyle="grid gap-5"
      isBusy={isBusy}
      // A reloaded version resets the form.
      key={stored?.version}
      noValidate
      onClose={onClose}
      onSubmit={onSubmit}
      submitLabel={product ? 'Save Changes' : 'Add Product'}
      title={product ? 'Edit Product' : 'Add Product'}
    >
      <ProductFields
        onEdit={(field) => setProblems(({ [field]: _, ...others }) => others)}
        problems={problems}
        product={stored}
      />
      <ConflictDialog {...conflict} title="This product was changed" />
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

function toInput(form: ProductForm): ProductInput {
  return {
    shortDescription: form.shortDescription.trim(),
    detailedDescription: form.detailedDescription.trim(),
    price: numberOf(typedNumber(form.price, PRICE_LIMITS)),
  };
}

function readForm(form: HTMLFormElement): ProductForm {
  const data = new FormData(form);
  const text = (name: keyof ProductForm) => String(data.get(name) ?? '');
  return {
    shortDescription: text('shortDescription'),
    detailedDescription: text('detailedDescription'),
    price: text('price'),
  };
}
