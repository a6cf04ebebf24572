import type { Product } from '#shared/product/schema.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ProductForm, ProductProblems } from './product-problems.ts';

type ProductFieldsProps = {
  product: Product | undefined;
  problems: ProductProblems;
  /** A field was changed: what was wrong with it is said no more. */
  onEdit: (field: keyof ProductForm) => void;
};

/** The three fields of a product. */
export function ProductFields({ product, problems, onEdit }: ProductFieldsProps) {
  return (
    <>
      <Field error={problems.shortDescription} label="Short Description" required>
        <Input
          autoComplete="off"
          defaultValue={product?.shortDescription}
          name="shortDescription"
          onChange={() => onEdit('shortDescription')}
          placeholder="Website design"
        />
      </Field>
      <Field error={problems.detailedDescription} label="Detailed Description" required>
        <Textarea
          defaultValue={product?.detailedDescription}
          name="detailedDescription"
          onChange={() => onEdit('detailedDescription')}
          placeholder="What your customer gets, in a sentence or two"
          rows={4}
        />
      </Field>
      <Field className="sm:w-48" error={problems.price} label="Price" required>
        <Input
          autoComplete="off"
          className="tabular-nums"
          defaultValue={product ? product.price.toFixed(2) : ''}
          inputMode="decimal"
          leading="$"
          min={0}
          name="price"
          onChange={() => onEdit('price')}
          placeholder="0.00"
          step={0.01}
          type="number"
        />
      </Field>
    </>
  );
}
