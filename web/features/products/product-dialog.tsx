import { useState } from 'react';
import type { Product } from '#shared/product/schema.ts';
import { numberOf, typedNumber } from '#web/lib/numbers/read-number.ts';
import { useProductMutations } from '#web/lib/products.ts';
import { useAction } from '#web/lib/use-action.ts';
import { showRefusal } from '#web/ui/failure-toast.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { ProductFields } from './product-fields.tsx';
import { PRICE_LIMITS, type ProductForm, type ProductProblems, productProblems } from './product-problems.ts';

type ProductDialogProps = {
  /** What to change; nothing to add a new one. */
  product?: Product;
  onClose: () => void;
};

/** The form of a product, checked before any call (spec 2 §5). A failure leaves it as it was typed. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const [problems, setProblems] = useState<ProductProblems>({});
  const { create, update } = useProductMutations();
  const save = useAction(async (form: ProductForm) => {
    const input = {
      shortDescription: form.shortDescription.trim(),
      detailedDescription: form.detailedDescription.trim(),
      price: numberOf(typedNumber(form.price, PRICE_LIMITS)),
    };
    try {
      await (product ? update.mutateAsync({ id: product.id, ...input }) : create.mutateAsync(input));
    } catch (error) {
      return showRefusal(error, product ? 'Failed to update product' : 'Failed to create product');
    }
    onClose();
    toast.success(product ? 'Product updated successfully' : 'Product added successfully');
  });
  const onSubmit = (element: HTMLFormElement) => {
    const form = readForm(element);
    const found = productProblems(form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (!first) return void save.run(form);
    const control = element.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <FormDialog
      fieldsStyle="grid gap-5"
      isBusy={save.isBusy}
      noValidate
      onClose={onClose}
      onSubmit={onSubmit}
      submitLabel={product ? 'Save Changes' : 'Add Product'}
      title={product ? 'Edit Product' : 'Add Product'}
    >
      <ProductFields
        onEdit={(field) => setProblems(({ [field]: _, ...others }) => others)}
        problems={problems}
        product={product}
      />
    </FormDialog>
  );
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
