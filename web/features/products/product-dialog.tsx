import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#shared/product/schema.ts';
import { productQuery, useProductMutations } from '#web/lib/queries/products.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ProductFields } from './product-fields.tsx';
import { PRODUCT_RULES, productForm } from './product-rules.ts';

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
